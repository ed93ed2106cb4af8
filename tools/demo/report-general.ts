import { company, emissions, energy, people, revenue, revenueByDivision, share } from './figures.ts'
import { en } from './numbers.ts'
import type { Paper } from './paper.ts'
import { plainHead, plainRow, plainWidths, unitColumn } from './report-rows.ts'

export function foreword(paper: Paper) {
  paper.chapter('Foreword')
  paper.paragraph('Dear readers,')
  paper.paragraph(
    'Conveyors and sorters rarely make headlines. They run at night, behind the walls of parcel centres and warehouses, and they are expected to run for twenty years. That is why most of what we can do for the climate is decided at the drawing board: more than half of all emissions we account for arise when our customers switch our machines on.',
  )
  paper.paragraph(
    `In 2025 we made visible progress. All three sites in Germany and Austria now buy electricity from renewable sources only, the second photovoltaic roof in Grauburg went into operation in April, and the new drive of the TF 40 series uses a fifth less electricity than its predecessor. Our total market-based emissions fell to ${en(emissions.totalMarket[0])} t CO₂e while revenue grew to EUR ${en(revenue[0], 1)} million.`,
  )
  paper.paragraph(
    `Not everything went to plan. The switch of the Lutova site to renewable electricity was delayed to 2027 because the contract on offer did not meet our criteria, and the rate of fluctuation among our ${en(people.total[0])} employees rose slightly. We describe both openly in this report.`,
  )
  paper.paragraph(
    'This is the second report that we prepare following the European Sustainability Reporting Standards. We thank everyone who collected figures, questioned them and improved them.',
  )
  paper.paragraph(`${company.seat}, March 2026`)
  paper.paragraph(
    `${company.chair}, Chair of the Management Board\n${company.finance}, Finance and Sustainability\n${company.operations}, Operations and People`,
  )
  paper.keyFigures([
    [`EUR ${en(revenue[0], 1)} m`, 'Revenue 2025'],
    [en(people.total[0]), 'Employees on 31 December 2025'],
    [`${en(share(energy.renewable, energy.total)[0], 1)} %`, 'Renewable share of energy consumption'],
    [`${en(emissions.scope1[0] + emissions.market[0])} t`, 'CO₂e Scope 1 and 2, market-based'],
  ])
}

export function general(paper: Paper) {
  paper.chapter('General information', 'How this statement was prepared and what it covers.')
  paper.heading('Basis for preparation (BP-1)')
  paper.paragraph(
    `The sustainability statement of ${company.name} has been prepared on a consolidated basis. The scope of consolidation is the same as for the consolidated financial statements: the parent company in Wieslar and its subsidiaries in Grauburg, Sankt Oderich (Austria) and Lutova (Czechia). No subsidiary is exempted from reporting.`,
  )
  paper.paragraph(
    'The statement covers the upstream and downstream value chain as far as the materiality assessment found material impacts, risks or opportunities there: the purchase of steel, drives and electronics upstream, and the use of our machines downstream. We have not used the option to omit information on intellectual property, know-how or results of innovation.',
  )
  paper.heading('Specific circumstances (BP-2)')
  paper.bullets([
    'Time horizons are those of ESRS 1: short term is the reporting period, medium term up to five years, long term more than five years.',
    'Scope 3 emissions of categories 1, 4 and 11 contain estimates based on industry averages. We plan to replace them step by step by data from suppliers; in 2025, 23 % of Scope 3 emissions were calculated with primary data.',
    'Figures for 2024 on waste were corrected after an audit of the disposal records in Lutova. The correction adds 38 tonnes of non-hazardous waste.',
    'The reporting year is the calendar year 2025. Figures for 2024 are given for comparison.',
    'Phase-in provisions are used for anticipated financial effects (E1-9).',
  ])
  paper.heading('Sites')
  paper.table({
    title: 'Sites and what they do',
    head: ['Site', 'Country', 'Activity', 'Employees'],
    widths: [90, 190, 66],
    text: [1, 2],
    rows: [
      { cells: ['Wieslar', 'Germany', 'Head office, assembly, paint shop', '506'] },
      { cells: ['Grauburg', 'Germany', 'Foundry, machining', '306'] },
      { cells: ['Sankt Oderich', 'Austria', 'Control cabinets, software', '138'] },
      { cells: ['Lutova', 'Czechia', 'Sheet metal, paint shop, assembly', '296'] },
    ],
  })
  paper.note(
    'External assurance',
    'The statement was subject to a limited assurance engagement by an independent auditor. The report on it is published on our website together with this report.',
  )
}

export function governance(paper: Paper) {
  paper.chapter('Governance', 'Who is responsible, how it is rewarded and how it is checked.')
  paper.heading('Management and supervisory bodies (GOV-1)')
  paper.paragraph(
    'The Management Board has three members, all of whom are executive members. The Supervisory Board has nine non-executive members, three of whom represent the employees. Six of its nine members (66.7 %) are independent. The Supervisory Board discusses sustainability at two meetings a year; its Audit Committee oversees the sustainability statement.',
  )
  paper.table({
    title: 'Composition of the bodies on 31 December 2025',
    head: ['Body', 'Members', 'Women', 'Men', 'Share of women'],
    widths: [66, 60, 60, 90],
    rows: [
      { cells: ['Management Board (executive)', '3', '1', '2', '33.3 %'] },
      { cells: ['Supervisory Board (non-executive)', '9', '4', '5', '44.4 %'] },
      { kind: 'total', cells: ['Both bodies', '12', '5', '7', '41.7 %'] },
    ],
  })
  paper.paragraph(
    'The Management Board as a whole is responsible for impacts, risks and opportunities; the member for Finance and Sustainability coordinates. Members of both bodies took part in a training day on climate scenarios in May 2025. Four members of the Supervisory Board have professional experience with environmental or social matters in industry.',
  )
  paper.heading('Information on sustainability matters (GOV-2)')
  paper.paragraph(
    'The department for sustainability informs the Management Board every quarter, the Audit Committee twice a year and the whole Supervisory Board once a year about material impacts, risks and opportunities, the progress of targets and the results of due diligence. In 2025 the bodies dealt with the transition plan, with accidents at work in Lutova and with the risk rating of suppliers.',
  )
  paper.heading('Incentive schemes (GOV-3)')
  paper.paragraph(
    'Sustainability targets are part of the variable remuneration of the Management Board. In 2025, 20 % of variable remuneration depended on sustainability targets, half of it on the reduction of Scope 1 and Scope 2 emissions and half on occupational safety. The Supervisory Board approves and updates the terms every year.',
  )
  paper.heading('Due diligence and risk management (GOV-4, GOV-5)')
  paper.paragraph(
    'The core elements of due diligence are embedded in our policies, in purchasing and in the complaints procedure; the content index shows where they are described. Risks of wrong or incomplete sustainability data are part of the internal control system: every figure has an owner, is checked by a second person and is traced to its source. The head of internal audit reports the results to the Audit Committee once a year.',
  )
}

export function strategy(paper: Paper) {
  paper.chapter('Strategy and material topics', 'What we make, for whom, and which matters are material to us.')
  paper.heading('Strategy, business model and value chain (SBM-1)')
  paper.paragraph(
    `${company.short} develops and builds conveyor systems and sorters for parcel services, trade and industry, and maintains them over their whole life. Our customers are in the European Union, Norway and Switzerland. We are not active in fossil fuels, chemicals production, controversial weapons or the cultivation and production of tobacco.`,
  )
  paper.table({
    title: 'Revenue by division',
    head: plainHead,
    widths: plainWidths,
    text: unitColumn,
    rows: [
      ...Object.entries(revenueByDivision).map(([division, pair]) => plainRow(division, 'EUR million', pair, 1)),
      plainRow('Total revenue', 'EUR million', revenue, 1, 'total'),
    ],
  })
  paper.paragraph(
    'Our strategy "Moving with less" has three aims: machines that use less electricity, production without fossil heat, and workplaces where nobody gets hurt. Upstream we depend on about 640 suppliers, mainly of steel, drives and electronics. Downstream, service technicians keep our machines running and take back worn parts.',
  )
  paper.heading('Interests and views of stakeholders (SBM-2)')
  paper.paragraph(
    'We hold talks with customers, employees and their representatives, suppliers, neighbours of our sites and banks. Their views are summarised once a year for the Management Board and the Supervisory Board and were part of the materiality assessment.',
  )
  paper.heading('Materiality assessment (IRO-1, SBM-3)')
  paper.paragraph(
    'The double materiality assessment was carried out in 2024 and reviewed in the autumn of 2025. A team from purchasing, production, people and finance rated 41 impacts, risks and opportunities by severity and likelihood. Matters rated 3.0 or higher on a scale from 1 to 5 in either dimension are material. The Management Board approved the result on 4 November 2025.',
  )
  paper.table({
    title: 'Result of the materiality assessment',
    head: ['Topic', 'Impact', 'Financial', 'Result'],
    widths: [66, 66, 150],
    text: [3],
    rows: [
      { cells: ['E1 Climate change', '4.6', '4.1', 'Material'] },
      { cells: ['E2 Pollution', '3.2', '2.4', 'Material (air)'] },
      { cells: ['E3 Water and marine resources', '1.9', '1.4', 'Not material'] },
      { cells: ['E4 Biodiversity and ecosystems', '2.1', '1.6', 'Not material'] },
      { cells: ['E5 Resource use and circular economy', '2.8', '2.7', 'Not material'] },
      { cells: ['S1 Own workforce', '4.2', '3.6', 'Material'] },
      { cells: ['S2 Workers in the value chain', '3.5', '2.2', 'Material'] },
      { cells: ['S3 Affected communities', '1.7', '1.2', 'Not material'] },
      { cells: ['S4 Consumers and end-users', '2.0', '1.8', 'Not material'] },
      { cells: ['G1 Business conduct', '3.1', '3.3', 'Material'] },
    ],
    note: 'E3, E4 and E5 were found not material. We nevertheless publish some figures on water, materials and waste in the appendix, because customers ask for them.',
  })
}
