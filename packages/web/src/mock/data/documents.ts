/** A page of a sample document: lines of text, or the rows of a sheet. */
export interface SamplePage {
  name?: string
  lines?: string[]
  rows?: string[][]
}

export interface SampleDocument {
  /** Short name that findings refer to. */
  ref: string
  id: string
  title: string
  mimeType: string
  size: number
  uploadDate: string
  language: string | null
  wordCount: number | null
  pages: SamplePage[]
  dropped: number
  error?: Record<'en' | 'de', string>
  /** Still being read: it advances while somebody looks. */
  pending?: { done: number; total: number }
}

const pdf = 'application/pdf'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The papers of Auental Backwaren GmbH, a bakery that does not exist. */
export const sampleDocuments: SampleDocument[] = [
  {
    ref: 'handbook',
    id: '5f0c3a1e-7a51-4a35-9d0e-6b2b7c1d0001',
    title: 'Supplier handbook 2025.pdf',
    mimeType: pdf,
    size: 6_214_880,
    uploadDate: '2026-02-17T13:19:00.000Z',
    language: null,
    wordCount: null,
    pages: [],
    dropped: 0,
    pending: { done: 34, total: 96 },
  },
  {
    ref: 'agreement',
    id: '5f0c3a1e-7a51-4a35-9d0e-6b2b7c1d0002',
    title: 'Betriebsvereinbarung Schichtarbeit.pdf',
    mimeType: pdf,
    size: 1_403_220,
    uploadDate: '2026-02-17T13:12:00.000Z',
    language: null,
    wordCount: null,
    pages: [],
    dropped: 0,
    error: {
      en: 'This file is protected by a password, so no text could be read. Save a copy without the password and upload it again.',
      de: 'Diese Datei ist durch ein Passwort geschützt, deshalb konnte kein Text gelesen werden. Speichern Sie eine Kopie ohne Passwort und laden Sie sie noch einmal hoch.',
    },
  },
  {
    ref: 'report',
    id: '5f0c3a1e-7a51-4a35-9d0e-6b2b7c1d0003',
    title: 'Sustainability report 2025.pdf',
    mimeType: pdf,
    size: 4_881_204,
    uploadDate: '2026-02-16T09:41:00.000Z',
    language: 'en',
    wordCount: 18_420,
    dropped: 3,
    pages: [
      {
        lines: [
          'Auental Backwaren GmbH',
          'Sustainability report for the financial year 2025',
          '',
          'This report covers the whole group: the bakeries in Auental and Talheim and',
          'the logistics centre in Weiher. The group had revenue of EUR 84.6 million in',
          '2025 and employed 612 people at the end of the year.',
          '',
          'The management board has 3 members. The advisory board has 6 members.',
        ],
      },
      {
        lines: [
          '2  Climate',
          '',
          'Baking takes heat. Most of our emissions come from the natural gas that fires',
          'our ovens and from the grain, butter and packaging that we buy.',
          '',
          'Table 3: Greenhouse gas emissions in t CO2e',
          '',
          'Source                               2025      2024    Change',
          'Scope 1, ovens and vehicles         5,218     5,604    -6.9 %',
          'Scope 2, location-based             3,047     3,190    -4.5 %',
          'Scope 2, market-based                 412     1,133   -63.6 %',
          'Scope 3, purchased goods           41,860    42,512    -1.5 %',
          'Scope 3, transport and travel       6,930     7,044    -1.6 %',
          'Scope 3, total                     48,790    49,556    -1.5 %',
          '',
          'Emissions were calculated with the operational control approach and the',
          'factors of the German Environment Agency. Categories 8, 10, 13 and 14 were',
          'left out because they do not apply to a bakery.',
          '',
          'By 2030 we will cut Scope 1 and 2 emissions by 42 % against 2022. The target',
          'was approved by the management board in May 2024.',
        ],
      },
      {
        lines: [
          '3  Energy',
          '',
          'Table 5: Energy consumption by source, in GJ',
          '',
          'Source                               2025      2024    Change',
          'Natural gas and diesel             93,240   100,116    -6.9 %',
          'Electricity, nuclear share            684     1,296   -47.2 %',
          'Electricity, renewable             27,036    23,220   +16.4 %',
          'Own solar power                     4,320     3,708   +16.5 %',
          'Renewable sources, total           31,356    26,928   +16.4 %',
          'Total energy consumption          125,280   128,340    -2.4 %',
          '',
          'Meters cover 96 % of consumption; the rest is estimated from floor area.',
        ],
      },
      {
        lines: [
          '4  Water and waste',
          '',
          'We consumed 38,450 m3 of water in 2025, most of it in dough and in cleaning.',
          'None of our sites lies in an area at water risk.',
          '',
          'In total 2,164 tonnes of waste were generated, of which 91 % went to feed or',
          'recycling. The share of waste that is not recycled was 9 %.',
        ],
      },
      {
        lines: [
          '5  Business conduct',
          '',
          'There were no convictions for corruption or bribery in 2025. Suspicions can',
          'be reported to an ombudsperson by anyone, without giving a name.',
          '',
          'On average we paid invoices after 26 days. 94 % of payments kept the agreed',
          'term. For mills and farms the standard term is 14 days, for others 30 days.',
        ],
      },
    ],
  },
  {
    ref: 'people',
    id: '5f0c3a1e-7a51-4a35-9d0e-6b2b7c1d0004',
    title: 'Personalbericht 2025.docx',
    mimeType: docx,
    size: 219_194,
    uploadDate: '2026-02-13T15:06:00.000Z',
    language: 'de',
    wordCount: 6_204,
    dropped: 1,
    pages: [
      {
        lines: [
          'Personalbericht 2025',
          'Zum 31. Dezember 2025 beschäftigten wir 612 Personen, davon 331 Frauen und 281 Männer.',
          'Im Laufe des Jahres verließen 58 Beschäftigte das Unternehmen; die Fluktuation lag damit bei 9,5 %.',
          'Für 88 % der Beschäftigten gilt ein Tarifvertrag des Bäckerhandwerks.',
          'Der unbereinigte Verdienstabstand zwischen Frauen und Männern betrug 8,4 %.',
          'Es gab 17 meldepflichtige Arbeitsunfälle und keinen Todesfall.',
          'Alle Beschäftigten erhalten mindestens den tariflichen Lohn.',
          'Im Führungskreis arbeiten 4 Frauen und 7 Männer; der Frauenanteil liegt bei 36 %.',
        ],
      },
    ],
  },
  {
    ref: 'energy',
    id: '5f0c3a1e-7a51-4a35-9d0e-6b2b7c1d0005',
    title: 'Energy and emissions 2025.xlsx',
    mimeType: xlsx,
    size: 96_412,
    uploadDate: '2026-02-12T08:30:00.000Z',
    language: 'en',
    wordCount: 1_388,
    dropped: 0,
    pages: [
      {
        name: 'Summary',
        rows: [
          ['Auental Backwaren GmbH', '', '', ''],
          ['Energy and emissions', '', '', ''],
          ['', '', '', ''],
          ['Indicator', 'Unit', '2025', '2024'],
          ['Natural gas', 'MWh', '22110', '23740'],
          ['Diesel', 'MWh', '3790', '4070'],
          ['Purchased renewable electricity', 'MWh', '7510', '6450'],
          ['Own solar power', 'MWh', '1200', '1030'],
          ['Total energy', 'MWh', '34800', '35650'],
          ['Scope 1', 't CO2e', '5218', '5604'],
          ['Scope 2 location-based', 't CO2e', '3047', '3190'],
        ],
      },
      {
        name: 'Meters',
        rows: [
          ['Meter', 'Site', 'kWh'],
          ['M-01', 'Auental', '4120500'],
          ['M-02', 'Talheim', '2904100'],
        ],
      },
    ],
  },
  {
    ref: 'conduct',
    id: '5f0c3a1e-7a51-4a35-9d0e-6b2b7c1d0006',
    title: 'Code of conduct.pdf',
    mimeType: pdf,
    size: 862_530,
    uploadDate: '2026-02-10T10:02:00.000Z',
    language: 'en',
    wordCount: 3_911,
    dropped: 0,
    pages: [
      {
        lines: [
          'Code of conduct of Auental Backwaren GmbH',
          '',
          'We do not give or take bribes. New suppliers are checked against a risk list',
          'before the first order, and gifts above EUR 35 need the approval of the head',
          'of purchasing. Every case is reported to the management board.',
          '',
          'Everyone who works for us or with us may report misconduct without fear. The',
          'ombudsperson answers within 7 days.',
        ],
      },
    ],
  },
]
