import type { Check, Datapoint } from '@esrs/contract'

/** Where a value of the sample company stands, and what became of it. */
export interface SampleFinding {
  key: string
  /** Short name of the document. */
  document: string
  page: number
  cell?: string
  /** Verbatim line or passage of the page. */
  excerpt: string
  /** The number as the passage writes it; `null` for a narrative. */
  written: string | null
  writtenUnit?: string
  value: string
  number?: number
  unit?: string
  year: number | null
  tier?: 'high' | 'review'
  status?: Datapoint['status']
  reason: string
  conversion?: string
  prior?: { value: string; number: number }
  breakdowns?: { dimension: string; value: string; number: number }[]
  failed?: Check['check'][]
}

const table = 'Row of table 3, column 2025'

/** One finding a line of the sample documents; a datapoint may have several. */
export const sampleFindings: SampleFinding[] = [
  { key: 'BP-1_01', document: 'report', page: 1, excerpt: 'This report covers the whole group: the bakeries in Auental and Talheim and', written: null, value: 'Consolidated, whole group', year: 2025, tier: 'review', reason: 'Sentence on the scope of the report' },
  { key: 'SBM-1_06', document: 'report', page: 1, excerpt: 'the logistics centre in Weiher. The group had revenue of EUR 84.6 million in', written: '84.6', writtenUnit: 'EUR million', value: '84600000', number: 84_600_000, unit: 'EUR', year: 2025, reason: 'Sentence that names the revenue', conversion: '84.6 million × 1,000,000 = 84,600,000 EUR', status: 'accepted' },
  { key: 'SBM-1_03', document: 'report', page: 1, excerpt: '2025 and employed 612 people at the end of the year.', written: '612', value: '612', number: 612, unit: 'count', year: 2025, reason: 'Sentence that names the head count' },
  { key: 'GOV-1_01', document: 'report', page: 1, excerpt: 'The management board has 3 members. The advisory board has 6 members.', written: '3', value: '3', number: 3, unit: 'count', year: null, tier: 'review', reason: 'Sentence that names the board', failed: ['year'] },
  { key: 'GOV-1_02', document: 'report', page: 1, excerpt: 'The management board has 3 members. The advisory board has 6 members.', written: '6', value: '6', number: 6, unit: 'count', year: null, tier: 'review', reason: 'Sentence that names the board', failed: ['year'] },
  { key: 'E1-6_07', document: 'report', page: 2, excerpt: 'Scope 1, ovens and vehicles         5,218     5,604    -6.9 %', written: '5,218', writtenUnit: 't CO2e', value: '5218', number: 5218, unit: 'tCO2e', year: 2025, reason: table, prior: { value: '5604', number: 5604 }, status: 'accepted' },
  { key: 'E1-6_07', document: 'energy', page: 1, cell: 'C10', excerpt: 'Scope 1\tt CO2e\t5218\t5604', written: '5218', writtenUnit: 't CO2e', value: '5218', number: 5218, unit: 'tCO2e', year: 2025, reason: 'Row “Scope 1” of the sheet Summary' },
  { key: 'E1-6_09', document: 'report', page: 2, excerpt: 'Scope 2, location-based             3,047     3,190    -4.5 %', written: '3,047', writtenUnit: 't CO2e', value: '3047', number: 3047, unit: 'tCO2e', year: 2025, reason: table, prior: { value: '3190', number: 3190 } },
  { key: 'E1-6_10', document: 'report', page: 2, excerpt: 'Scope 2, market-based                 412     1,133   -63.6 %', written: '412', writtenUnit: 't CO2e', value: '412', number: 412, unit: 'tCO2e', year: 2025, reason: table, prior: { value: '1133', number: 1133 } },
  { key: 'E1-6_11', document: 'report', page: 2, excerpt: 'Scope 3, total                     48,790    49,556    -1.5 %', written: '48,790', writtenUnit: 't CO2e', value: '48790', number: 48_790, unit: 'tCO2e', year: 2025, reason: table, prior: { value: '49556', number: 49_556 }, breakdowns: [{ dimension: 'cat1', value: '41860', number: 41_860 }, { dimension: 'cat6', value: '6930', number: 6930 }], status: 'corrected' },
  { key: 'E1-6_26', document: 'report', page: 2, excerpt: 'left out because they do not apply to a bakery.', written: null, value: 'Categories 8, 10, 13 and 14 were left out because they do not apply to a bakery.', year: 2025, tier: 'review', reason: 'Passage that explains what was left out' },
  { key: 'E1-4_01', document: 'report', page: 2, excerpt: 'By 2030 we will cut Scope 1 and 2 emissions by 42 % against 2022. The target', written: null, value: 'By 2030 we will cut Scope 1 and 2 emissions by 42 % against 2022.', year: 2030, reason: 'Passage that sets a target' },
  { key: 'E1-5_01', document: 'report', page: 3, excerpt: 'Total energy consumption          125,280   128,340    -2.4 %', written: '125,280', writtenUnit: 'GJ', value: '34800', number: 34_800, unit: 'MWh', year: 2025, reason: 'Total row of table 5', conversion: '125,280 GJ ÷ 3.6 = 34,800 MWh', prior: { value: '35650', number: 35_650 } },
  { key: 'E1-5_01', document: 'energy', page: 1, cell: 'C9', excerpt: 'Total energy\tMWh\t34800\t35650', written: '34800', writtenUnit: 'MWh', value: '34800', number: 34_800, unit: 'MWh', year: 2025, reason: 'Row “Total energy” of the sheet Summary' },
  { key: 'E1-5_02', document: 'report', page: 3, excerpt: 'Natural gas and diesel             93,240   100,116    -6.9 %', written: '93,240', writtenUnit: 'GJ', value: '25900', number: 25_900, unit: 'MWh', year: 2025, reason: 'Row of table 5, column 2025', conversion: '93,240 GJ ÷ 3.6 = 25,900 MWh', status: 'accepted' },
  { key: 'E1-5_03', document: 'report', page: 3, excerpt: 'Electricity, nuclear share            684     1,296   -47.2 %', written: '684', writtenUnit: 'GJ', value: '190', number: 190, unit: 'MWh', year: 2025, reason: 'Row of table 5, column 2025', conversion: '684 GJ ÷ 3.6 = 190 MWh' },
  { key: 'E1-5_05', document: 'report', page: 3, excerpt: 'Renewable sources, total           31,356    26,928   +16.4 %', written: '31,356', writtenUnit: 'GJ', value: '8710', number: 8710, unit: 'MWh', year: 2025, reason: 'Row of table 5, column 2025', conversion: '31,356 GJ ÷ 3.6 = 8,710 MWh', prior: { value: '7480', number: 7480 } },
  { key: 'E1-5_07', document: 'energy', page: 1, cell: 'C7', excerpt: 'Purchased renewable electricity\tMWh\t7510\t6450', written: '7510', writtenUnit: 'MWh', value: '7510', number: 7510, unit: 'MWh', year: 2025, reason: 'Row of the sheet Summary' },
  { key: 'E1-5_08', document: 'energy', page: 1, cell: 'C8', excerpt: 'Own solar power\tMWh\t1200\t1030', written: '1200', writtenUnit: 'MWh', value: '1200', number: 1200, unit: 'MWh', year: 2025, reason: 'Row of the sheet Summary', status: 'accepted' },
  { key: 'E3-4_01', document: 'report', page: 4, excerpt: 'We consumed 38,450 m3 of water in 2025, most of it in dough and in cleaning.', written: '38,450', writtenUnit: 'm3', value: '38450', number: 38_450, unit: 'm3', year: 2025, reason: 'Sentence that names the water consumption' },
  { key: 'E5-5_07', document: 'report', page: 4, excerpt: 'In total 2,164 tonnes of waste were generated, of which 91 % went to feed or', written: '2,164', writtenUnit: 'tonnes', value: '2164', number: 2164, unit: 't', year: null, tier: 'review', reason: 'Sentence that names the waste', failed: ['year'] },
  { key: 'E5-5_11', document: 'report', page: 4, excerpt: 'recycling. The share of waste that is not recycled was 9 %.', written: '9', writtenUnit: '%', value: '9', number: 9, unit: '%', year: null, tier: 'review', reason: 'Sentence that names the share', failed: ['year'] },
  { key: 'S1-6_02', document: 'people', page: 1, excerpt: 'Zum 31. Dezember 2025 beschäftigten wir 612 Personen, davon 331 Frauen und 281 Männer.', written: '612', value: '612', number: 612, unit: 'count', year: 2025, reason: 'Satz mit der Zahl der Beschäftigten', breakdowns: [{ dimension: 'female', value: '331', number: 331 }, { dimension: 'male', value: '281', number: 281 }] },
  { key: 'S1-6_11', document: 'people', page: 1, excerpt: 'Im Laufe des Jahres verließen 58 Beschäftigte das Unternehmen; die Fluktuation lag damit bei 9,5 %.', written: '58', value: '58', number: 58, unit: 'count', year: 2025, reason: 'Satz mit der Zahl der Abgänge' },
  { key: 'S1-6_12', document: 'people', page: 1, excerpt: 'Im Laufe des Jahres verließen 58 Beschäftigte das Unternehmen; die Fluktuation lag damit bei 9,5 %.', written: '9,5', writtenUnit: '%', value: '9.5', number: 9.5, unit: '%', year: 2025, reason: 'Satz mit der Fluktuation' },
  { key: 'S1-8_01', document: 'people', page: 1, excerpt: 'Für 88 % der Beschäftigten gilt ein Tarifvertrag des Bäckerhandwerks.', written: '88', writtenUnit: '%', value: '88', number: 88, unit: '%', year: null, tier: 'review', reason: 'Satz mit der tariflichen Abdeckung', failed: ['year'] },
  { key: 'S1-9_02', document: 'people', page: 1, excerpt: 'Im Führungskreis arbeiten 4 Frauen und 7 Männer; der Frauenanteil liegt bei 36 %.', written: '36', writtenUnit: '%', value: '36', number: 36, unit: '%', year: null, tier: 'review', reason: 'Satz mit dem Frauenanteil', failed: ['year', 'boundary'] },
  { key: 'S1-10_01', document: 'people', page: 1, excerpt: 'Alle Beschäftigten erhalten mindestens den tariflichen Lohn.', written: null, value: 'yes', year: 2025, tier: 'review', reason: 'Satz über den Lohn' },
  { key: 'S1-14_02', document: 'people', page: 1, excerpt: 'Es gab 17 meldepflichtige Arbeitsunfälle und keinen Todesfall.', written: null, value: '0', number: 0, unit: 'count', year: 2025, tier: 'review', reason: 'Satz über Todesfälle' },
  { key: 'S1-14_04', document: 'people', page: 1, excerpt: 'Es gab 17 meldepflichtige Arbeitsunfälle und keinen Todesfall.', written: '17', value: '17', number: 17, unit: 'count', year: 2025, reason: 'Satz mit der Zahl der Unfälle' },
  { key: 'S1-16_01', document: 'people', page: 1, excerpt: 'Der unbereinigte Verdienstabstand zwischen Frauen und Männern betrug 8,4 %.', written: '8,4', writtenUnit: '%', value: '8.4', number: 8.4, unit: '%', year: 2025, reason: 'Satz mit dem Verdienstabstand' },
  { key: 'G1-1_02', document: 'conduct', page: 1, excerpt: 'Everyone who works for us or with us may report misconduct without fear. The', written: null, value: 'Everyone who works for us or with us may report misconduct without fear. The ombudsperson answers within 7 days.', year: null, reason: 'Passage on reporting misconduct' },
  { key: 'G1-3_01', document: 'conduct', page: 1, excerpt: 'We do not give or take bribes. New suppliers are checked against a risk list', written: null, value: 'New suppliers are checked against a risk list before the first order, and gifts above EUR 35 need the approval of the head of purchasing.', year: null, reason: 'Passage on preventing bribery' },
  { key: 'G1-6_01', document: 'report', page: 5, excerpt: 'On average we paid invoices after 26 days. 94 % of payments kept the agreed', written: '26', writtenUnit: 'days', value: '26', number: 26, unit: 'days', year: 2025, reason: 'Sentence that names the average' },
  { key: 'G1-6_03', document: 'report', page: 5, excerpt: 'On average we paid invoices after 26 days. 94 % of payments kept the agreed', written: '94', writtenUnit: '%', value: '94', number: 94, unit: '%', year: 2025, reason: 'Sentence that names the share' },
  { key: 'G1-6_02', document: 'report', page: 5, excerpt: 'term. For mills and farms the standard term is 14 days, for others 30 days.', written: null, value: 'For mills and farms the standard term is 14 days, for others 30 days.', year: 2025, reason: 'Sentence that names the terms' },
]
