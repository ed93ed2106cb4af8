import {
  emissions,
  energy,
  inGigajoules,
  minus,
  type Pair,
  pollutants,
  ratio,
  revenue,
  share,
  sum,
  waste,
  water,
} from './figures.ts'
import { en } from './numbers.ts'
import type { Paper } from './paper.ts'
import { groupRow, plainHead, plainRow, plainWidths, unitColumn, yearHead, yearRow, yearWidths } from './report-rows.ts'

export function climate(paper: Paper) {
  paper.chapter('Climate change', 'Our transition plan, what we did in 2025, and what we aim for.')
  paper.heading('Transition plan (E1-1)')
  paper.paragraph(
    'The Management Board adopted our transition plan for climate change mitigation in 2024 and the Supervisory Board approved it. It is part of the corporate strategy and of the five-year investment plan. The targets for Scope 1 and Scope 2 are compatible with limiting global warming to 1.5 °C. The company is not excluded from the EU Paris-aligned Benchmarks.',
  )
  paper.paragraph(
    'For the years 2026 to 2030 we have planned capital expenditure of EUR 14.2 million for the plan, mainly for heat pumps in Wieslar and Grauburg, for the electric drying oven and for charging points. The gas-fired ovens in Grauburg lock in emissions of about 1,100 tonnes CO₂e a year until they are replaced in 2028.',
  )
  paper.heading('Policies (E1-2)')
  paper.paragraph(
    'Our energy and climate policy applies to all sites. It covers climate change mitigation, energy efficiency and the use of renewable energy; adaptation is dealt with in the site plans for heat and heavy rain. The member of the Management Board for Operations is accountable for it. The policy was last revised in June 2025 and is available on our website.',
  )
  paper.heading('Actions and resources (E1-3)')
  paper.bullets([
    'Photovoltaics: a second roof system in Grauburg (0.9 MWp) has been generating electricity since April 2025.',
    'Energy efficiency: waste heat of the compressors in Wieslar now heats the paint shop. Expected reduction: 240 t CO₂e a year.',
    'Electricity: Sankt Oderich moved to renewable electricity on 1 January 2025. Achieved reduction: 640 t CO₂e.',
    'Products: the TF 40 drive, on sale since September 2025, needs 21 % less electricity than the TF 32.',
  ])
  paper.paragraph(
    'In 2025 we spent EUR 3.1 million on these actions (capital expenditure of EUR 2.7 million and operating expenditure of EUR 0.4 million).',
  )
  paper.heading('Targets (E1-4)')
  paper.paragraph(
    'Our targets were set in 2022 and cover all sites. The base year is 2020, a year in which production in Wieslar ran normally. Progress is measured every year with the same method as the inventory.',
  )
  const { base } = emissions
  paper.table({
    title: 'Greenhouse gas emission reduction targets (t CO₂e)',
    head: ['', 'Base year 2020', '2025', 'Target 2030', 'Reduction by 2030'],
    widths: [84, 72, 78, 94],
    rows: [
      { cells: ['Scope 1', en(base.scope1), en(emissions.scope1[0]), en(base.scope1 * 0.58), '–42 %'] },
      { cells: ['Scope 2 (market-based)', en(base.market), en(emissions.market[0]), en(base.market * 0.2), '–80 %'] },
      { cells: ['Scope 3', en(base.scope3), en(emissions.scope3[0]), en(base.scope3 * 0.75), '–25 %'] },
    ],
    note: 'By 2045 we want to reach net zero. For electricity we aim for a renewable share of 100 % from 2028.',
  })
}

export function energyUse(paper: Paper) {
  const row = (label: string, pair: Pair, kind?: 'total' | 'part') => yearRow(label, 'MWh', pair, 1, kind)
  paper.chapter('Energy consumption and mix', 'ESRS E1-5')
  paper.paragraph(
    `In 2025 the group consumed ${en(energy.total[0])} MWh of energy (${en(inGigajoules(energy.total)[0])} GJ), ${en(Math.abs(100 * (energy.total[0] / energy.total[1] - 1)), 1)} % less than in the year before. All our activities belong to high climate impact sectors (NACE section C), so that total energy consumption and net revenue of the group are also the figures for these sectors.`,
  )
  paper.table({
    title: 'Energy consumption by source',
    head: yearHead,
    widths: yearWidths,
    text: unitColumn,
    rows: [
      groupRow('Fossil sources', 5),
      { kind: 'part', cells: ['Coal and coal products', 'MWh', '–', '–', '–'] },
      row('Crude oil and petroleum products', energy.oil, 'part'),
      row('Natural gas', energy.gas, 'part'),
      { kind: 'part', cells: ['Other fossil sources', 'MWh', '–', '–', '–'] },
      row('Purchased electricity, heat, steam and cooling from fossil sources', energy.purchasedFossil, 'part'),
      row('Total fossil energy consumption', energy.fossil, 'total'),
      plainChange('Share of fossil sources in total energy consumption', share(energy.fossil, energy.total)),
      row('Consumption from nuclear sources', energy.nuclear, 'total'),
      plainChange('Share of nuclear sources in total energy consumption', share(energy.nuclear, energy.total)),
      groupRow('Renewable sources', 5),
      row('Fuel consumption from renewable sources (wood pellets)', energy.pellets, 'part'),
      row('Purchased electricity, heat, steam and cooling from renewable sources', energy.renewablePower, 'part'),
      row('Self-generated non-fuel renewable energy', energy.solar, 'part'),
      row('Total renewable energy consumption', energy.renewable, 'total'),
      plainChange('Share of renewable sources in total energy consumption', share(energy.renewable, energy.total)),
      row('Total energy consumption', energy.total, 'total'),
    ],
    note: 'Lower heating values. Electricity from the grid without certificate is split by the supplier’s declared mix.',
  })
  paper.table({
    title: 'Fuels as metered',
    head: yearHead,
    widths: yearWidths,
    text: unitColumn,
    rows: [
      yearRow('Natural gas', 'GJ', inGigajoules(energy.gas), 1),
      yearRow('Heating oil and diesel', 'GJ', inGigajoules(energy.oil), 1),
    ],
  })
  paper.table({
    title: 'Energy production and intensity',
    head: yearHead,
    widths: yearWidths,
    text: unitColumn,
    rows: [
      row('Renewable energy production (photovoltaics)', energy.solarProduced),
      { cells: ['Non-renewable energy production', 'MWh', '–', '–', '–'] },
      yearRow('Energy intensity per net revenue', 'MWh/EUR m', ratio(energy.total, revenue), 2),
    ],
    note: 'Part of the electricity produced is fed into the grid and not consumed.',
  })
}

function plainChange(label: string, [current, prior]: Pair) {
  return { cells: [label, '%', en(current, 1), en(prior, 1), ''] }
}

export function greenhouseGases(paper: Paper) {
  const row = (label: string, pair: Pair, kind?: 'total' | 'part') => yearRow(label, 't CO₂e', pair, 0, kind)
  paper.chapter('Greenhouse gas emissions', 'ESRS E1-6, E1-7 and E1-8')
  paper.paragraph(
    'The inventory follows the Greenhouse Gas Protocol with operational control as the boundary, which leads to the same sites as financial control. It includes all seven greenhouse gases. Emission factors are those of the national environment agencies and of suppliers.',
  )
  paper.table({
    title: 'Gross greenhouse gas emissions',
    head: yearHead,
    widths: yearWidths,
    text: unitColumn,
    rows: [
      groupRow('Scope 1', 5),
      row('Gross Scope 1 GHG emissions', emissions.scope1, 'total'),
      row('of which natural gas', emissions.gas, 'part'),
      row('of which heating oil and vehicle fuels', emissions.oil, 'part'),
      row('of which refrigerants', emissions.refrigerants, 'part'),
      groupRow('Scope 2', 5),
      row('Gross location-based Scope 2 GHG emissions', emissions.location, 'total'),
      row('Gross market-based Scope 2 GHG emissions', emissions.market, 'total'),
      groupRow('Scope 3', 5),
      row('Total gross indirect (Scope 3) GHG emissions', emissions.scope3, 'total'),
      ...emissions.categories.map(([number, name, , pair]) => row(`${number} ${name}`, pair, 'part')),
      groupRow('Total', 5),
      row('Total GHG emissions (location-based)', emissions.totalLocation, 'total'),
      row('Total GHG emissions (market-based)', emissions.totalMarket, 'total'),
    ],
    note: 'Categories 8, 10, 13, 14 and 15 do not occur or are below 0.1 % of the total.',
  })
  paper.paragraph(
    `None of our Scope 1 emissions (0 %) fall under regulated emission trading schemes. Burning wood pellets in Sankt Oderich caused biogenic emissions of ${en(emissions.biogenic[0])} t CO₂, which are not included in Scope 1.`,
  )
  paper.table({
    title: 'Greenhouse gas intensity per net revenue',
    head: yearHead,
    widths: yearWidths,
    text: unitColumn,
    rows: [
      yearRow('Total GHG emissions (location-based)', 't CO₂e/EUR m', ratio(emissions.totalLocation, revenue), 2),
      yearRow('Total GHG emissions (market-based)', 't CO₂e/EUR m', ratio(emissions.totalMarket, revenue), 2),
      yearRow('Net revenue', 'EUR million', revenue, 1),
    ],
  })
  paper.heading('Removals, carbon credits and carbon price (E1-7, E1-8)')
  paper.paragraph(
    'We do not remove greenhouse gases from the atmosphere, bought no carbon credits in 2025 and make no claim of greenhouse gas neutrality. For investments above EUR 250,000 we calculate with an internal carbon price of EUR 90 per tonne CO₂e; it is a shadow price and was EUR 80 in 2024.',
  )
}

export function pollution(paper: Paper) {
  paper.chapter('Pollution', 'ESRS E2-1 to E2-4')
  paper.paragraph(
    'Our policy on emissions to air applies to the paint shops in Wieslar and Lutova and to the foundry in Grauburg. It commits us to stay at least a quarter below the limits of the permits and to replace solvent-based paints. The site managers are responsible. In 2025 we moved a third paint line to water-based paint; by 2028 no solvent-based paint is to be used any more.',
  )
  paper.table({
    title: 'Emissions of pollutants to air',
    head: yearHead,
    widths: yearWidths,
    text: unitColumn,
    rows: Object.entries(pollutants).map(([name, pair]) => yearRow(name, 't', pair, 1)),
    note: 'Measured once a year by an accredited laboratory and extrapolated by operating hours.',
  })
  paper.table({
    title: 'Other pollutants',
    head: plainHead,
    widths: plainWidths,
    text: unitColumn,
    rows: [
      { cells: ['Microplastics generated or used', 't', 'not reported', 'not reported'] },
      { cells: ['Emissions to soil', 't', '–', '–'] },
    ],
    note: 'A method for microplastics from the abrasion of belts is being developed with a university; first figures are expected for 2027.',
  })
}

export function appendix(paper: Paper) {
  paper.chapter(
    'Appendix: further environmental figures',
    'Published voluntarily; the topics E3 and E5 are not material.',
  )
  paper.table({
    title: 'Water',
    head: yearHead,
    widths: yearWidths,
    text: unitColumn,
    rows: [
      yearRow('Water withdrawal', 'm³', water.withdrawal),
      yearRow('Water discharge', 'm³', water.discharge),
      yearRow('Water consumption', 'm³', water.consumption, 0, 'total'),
      yearRow('Water recycled and reused', 'm³', water.recycled),
      { cells: ['Water stored', 'm³', 'n/a', 'n/a', ''] },
    ],
  })
  const wasteRows = (key: Parameters<typeof waste.way>[0], name: string) => {
    const [hazardous, other] = waste.way(key)
    return { cells: [name, en(hazardous[0]), en(other[0]), en(sum(hazardous, other)[0]), en(sum(hazardous, other)[1])] }
  }
  const hazardousDiverted = sum(...(['recycling', 'reuse', 'recovery'] as const).map((key) => waste.way(key)[0]))
  const hazardousDisposed = minus(waste.hazardous, hazardousDiverted)
  paper.table({
    title: 'Waste by treatment (tonnes)',
    head: ['', 'Hazardous 2025', 'Non-hazardous 2025', 'Total 2025', 'Total 2024'],
    widths: [82, 100, 66, 66],
    rows: [
      wasteRows('recycling', 'Recycling'),
      wasteRows('reuse', 'Preparation for reuse'),
      wasteRows('recovery', 'Other recovery operations'),
      {
        kind: 'total',
        cells: ['Waste diverted from disposal', ...totals(hazardousDiverted, waste.diverted)],
      },
      wasteRows('incineration', 'Incineration'),
      wasteRows('landfill', 'Landfill'),
      { kind: 'total', cells: ['Waste directed to disposal', ...totals(hazardousDisposed, waste.disposed)] },
      { kind: 'total', cells: ['Total waste generated', ...totals(waste.hazardous, waste.total)] },
    ],
    note: 'Radioactive waste does not arise.',
  })
  paper.table({
    title: 'Waste that is not recycled',
    head: plainHead,
    widths: plainWidths,
    text: unitColumn,
    rows: [
      plainRow('Non-recycled waste', 't', waste.nonRecycled),
      plainRow('Share of non-recycled waste', '%', share(waste.nonRecycled, waste.total), 1),
    ],
  })
  paper.paragraph(
    'In 2025 we used 58,420 tonnes of materials, above all steel and aluminium. The share of secondary materials was 29.0 % (16,940 tonnes).',
  )
}

function totals(hazardous: Pair, all: Pair): string[] {
  return [en(hazardous[0]), en(minus(all, hazardous)[0]), en(all[0]), en(all[1])]
}
