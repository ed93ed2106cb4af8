import { accidentRate, type Pair, people, safety, share, sum } from './figures.ts'
import { en } from './numbers.ts'
import type { Paper } from './paper.ts'
import { groupRow, plainHead, plainRow, plainWidths, unitColumn } from './report-rows.ts'

export function workforce(paper: Paper) {
  paper.chapter('Own workforce', 'ESRS S1')
  paper.heading('Policies and engagement (S1-1 to S1-5)')
  paper.paragraph(
    'Our policy statement on human rights and our code of conduct apply to everyone who works for us. They are aligned with the UN Guiding Principles on Business and Human Rights and the core conventions of the International Labour Organization, and they explicitly address trafficking in human beings, forced labour and child labour. A workplace accident prevention policy and a management system are in place at all sites.',
  )
  paper.paragraph(
    'We engage with our workforce directly, in works meetings and in a survey every two years, and with the works councils in Germany, Austria and Czechia. The member of the Management Board for Operations and People is responsible for this. Concerns can be raised with superiors, the works council or, anonymously, through the web portal "Klarwort". Nobody who raises a concern in good faith may suffer for it.',
  )
  paper.bullets([
    'Target: fewer than 8 recordable accidents per million hours worked by 2028 (2025: 9.4).',
    'Target: a share of women of 35 % in top management by 2030.',
    'Action in 2025: 46 foremen completed the new course on safe leadership.',
  ])
  paper.heading('Characteristics of employees (S1-6)')
  const country = Object.entries(people.countries)
  paper.table({
    title: 'Employees by gender and country (head count on 31 December)',
    head: plainHead,
    widths: plainWidths,
    text: unitColumn,
    rows: [
      plainRow('Women', 'Number', people.women),
      plainRow('Men', 'Number', people.men),
      plainRow('Other or not disclosed', 'Number', people.other),
      plainRow('Total employees', 'Number', people.total, 0, 'total'),
      ...country.map(([name, pair]) => plainRow(name, 'Number', pair)),
    ],
  })
  const contract = (name: string, { women, men, other }: { women: number; men: number; other: number }) => ({
    cells: [name, en(women), en(men), en(other), en(women + men + other)],
  })
  paper.table({
    title: 'Employees by contract and gender on 31 December 2025 (head count)',
    head: ['', 'Women', 'Men', 'Other', 'Total'],
    widths: [66, 66, 66, 66],
    rows: [
      contract('Permanent employees', people.permanent),
      contract('Temporary employees', people.temporary),
      { cells: ['Non-guaranteed hours employees', '0', '0', '0', '0'] },
      contract('Full-time employees', people.fullTime),
      contract('Part-time employees', people.partTime),
    ],
  })
  paper.paragraph(
    `On average over the year we had ${en(people.average[0])} employees (2024: ${en(people.average[1])}). ${people.leavers[0]} employees left the company in 2025 (2024: ${people.leavers[1]}); the rate of employee turnover was ${en(share(people.leavers, people.average)[0], 1)} % (2024: ${en(share(people.leavers, people.average)[1], 1)} %). It is calculated on the average number of employees.`,
  )
  paper.heading('Non-employees (S1-7)')
  const nonEmployees = sum(people.agency, people.selfEmployed)
  paper.paragraph(
    `On 31 December 2025, ${nonEmployees[0]} non-employees worked for us (2024: ${nonEmployees[1]}): ${people.agency[0]} people provided by temporary employment agencies and ${people.selfEmployed[0]} self-employed people, mostly in engineering.`,
  )
}

export function workforceMetrics(paper: Paper) {
  const percent = (label: string, pair: Pair) => plainRow(label, '%', pair, 1)
  paper.chapter('Own workforce: metrics', 'ESRS S1-8 to S1-17')
  paper.table({
    title: 'Collective bargaining, diversity and inclusion',
    head: plainHead,
    widths: plainWidths,
    text: unitColumn,
    rows: [
      groupRow('Collective bargaining and social dialogue (S1-8)', 4),
      percent('Employees covered by collective bargaining agreements', share(people.covered, people.total)),
      percent('Employees covered by workers’ representatives', [100, 100]),
      groupRow('Diversity (S1-9)', 4),
      plainRow('Women in top management', 'Number', people.topWomen),
      plainRow('Men in top management', 'Number', people.topMen),
      percent('Share of women in top management', share(people.topWomen, sum(people.topWomen, people.topMen))),
      plainRow('Employees under 30 years', 'Number', people.underThirty),
      plainRow('Employees aged 30 to 50 years', 'Number', people.middle),
      plainRow('Employees over 50 years', 'Number', people.overFifty),
      groupRow('Persons with disabilities (S1-12)', 4),
      percent('Share of employees with disabilities', share(people.disabled, people.total)),
    ],
    note: 'Top management: the Management Board and the level below it.',
  })
  paper.paragraph(
    'All employees are paid an adequate wage, in line with the applicable benchmarks (S1-10). All employees are covered by social protection against loss of income due to sickness, unemployment, employment injury, parental leave and retirement (S1-11).',
  )
  paper.table({
    title: 'Training, health and safety, family-related leave',
    head: plainHead,
    widths: plainWidths,
    text: unitColumn,
    rows: [
      groupRow('Training and skills development (S1-13)', 4),
      plainRow('Average training hours per employee', 'Hours', people.trainingHours, 1),
      plainRow('Women', 'Hours', people.trainingHoursWomen, 1, 'part'),
      plainRow('Men', 'Hours', people.trainingHoursMen, 1, 'part'),
      percent('Employees with a regular performance and career development review', people.reviewed),
      groupRow('Health and safety (S1-14)', 4),
      plainRow('Own workforce covered by the health and safety management system', '%', safety.covered),
      plainRow('Fatalities as a result of work-related injuries and ill health', 'Number', safety.fatalities),
      plainRow('Recordable work-related accidents', 'Number', safety.accidents),
      plainRow('Rate of recordable work-related accidents', 'per 1,000,000 h', accidentRate, 1),
      plainRow('Cases of recordable work-related ill health', 'Number', safety.illHealth),
      groupRow('Work-life balance (S1-15)', 4),
      percent('Employees entitled to family-related leave', [100, 100]),
      percent('Entitled employees who took family-related leave', people.familyLeave),
    ],
  })
  paper.paragraph(
    `Work-related injuries and ill health led to ${safety.lostDays[0]} days lost in 2025, after ${safety.lostDays[1]} days in the year before.`,
  )
  paper.table({
    title: 'Remuneration (S1-16)',
    head: plainHead,
    widths: plainWidths,
    text: unitColumn,
    rows: [
      percent('Unadjusted gender pay gap', people.payGap),
      plainRow('Ratio of the highest annual total remuneration to the median', 'Ratio', people.remunerationRatio, 1),
    ],
  })
  paper.heading('Incidents and complaints (S1-17)')
  paper.paragraph(
    'In 2025, 2 incidents of discrimination were reported and confirmed (2024: 1). 5 complaints were filed through the channels for our own workforce (2024: 7). No fines, penalties or compensation were paid (EUR 0). No severe human rights incidents connected to our own workforce occurred.',
  )
}

export function conduct(paper: Paper) {
  paper.chapter('Value chain workers and business conduct', 'ESRS S2 and G1')
  paper.heading('Workers in the value chain (S2)')
  paper.paragraph(
    'Workers at suppliers of castings, cables and electronics are exposed to the greatest risks. Our supplier code of conduct, which every supplier with an annual volume above EUR 25,000 has signed, addresses trafficking in human beings, forced labour and child labour and follows the standards of the International Labour Organization. We rate all suppliers by country and product every year; in 2025 we audited 31 suppliers on site and agreed corrective measures with 12 of them.',
  )
  paper.paragraph(
    'Value chain workers and their representatives can use the portal "Klarwort" in eleven languages, also anonymously. No severe human rights issues in the upstream or downstream value chain were reported to us in 2025. We did not adopt measurable targets for value chain workers; they are to follow in 2027.',
  )
  paper.heading('Business conduct (G1-1)')
  paper.paragraph(
    'Our code of conduct sets out what we expect of each other. It was revised in 2025, is available in German, English and Czech, and every new employee confirms it in writing. Policies against corruption and bribery consistent with the United Nations Convention against Corruption are in place, as are policies on the protection of whistleblowers. We investigate incidents promptly, independently and objectively. Purchasing, sales and customs are the functions most at risk.',
  )
  paper.heading('Suppliers and payment practices (G1-2, G1-6)')
  paper.paragraph(
    'Social and environmental criteria count for a fifth of every supplier rating. We pay invoices after 34 days on average, and 92 % of payments are in line with our standard terms of 30 days net. No legal proceedings for late payments are outstanding.',
  )
  paper.heading('Corruption and bribery (G1-3, G1-4)')
  paper.table({
    title: 'Prevention and incidents',
    head: plainHead,
    widths: plainWidths,
    text: unitColumn,
    rows: [
      plainRow('Functions at risk covered by training programmes', '%', [96, 94]),
      plainRow('Convictions for violation of anti-corruption and anti-bribery laws', 'Number', [0, 0]),
      plainRow('Fines for violation of anti-corruption and anti-bribery laws', 'EUR', [0, 0]),
      plainRow('Confirmed incidents of corruption or bribery', 'Number', [0, 0]),
    ],
    note: 'Those who investigate are separate from the chain of management involved in the matter.',
  })
  paper.heading('Political influence (G1-5)')
  paper.paragraph(
    'We made no political contributions, neither in money nor in kind (EUR 0). Membership fees for industry associations amounted to EUR 61,400. The company is not registered in the EU Transparency Register.',
  )
}
