import type { StatementLanguage } from '@esrs/contract'
import { applicability, type Datapoint, loadCatalogue, type StandardSet, unknownCompany } from '@esrs/engine/esrs'
import type { DecidedValue, DraftInput } from '../draft/input.ts'

/** A company that does not exist, with a value for as many datapoints as a test wants; the same at every call. */
export interface Made {
  set?: StandardSet
  language?: StatementLanguage
  year?: number
  /** Number of datapoints with a value, from the first on; all where it is missing. */
  datapoints?: number
  /** Characters of each text. */
  textLength?: number
  parts?: boolean
}

const words = {
  en: 'The company reviews its sites every year and writes down what it finds. ',
  de: 'Das Unternehmen prüft seine Standorte jedes Jahr und hält fest, was es dabei findet. ',
}

/** Parts that a figure of a set is given, whether its concept has them or not. */
const partsOf: Partial<Record<StandardSet, readonly string[]>> = {
  'esrs-2023': ['female', 'male', 'DE', 'NOx', 'cat6'],
  'vs-2026': ['DE', 'FR', 'AT', 'NOx', 'SOx', 'Hg', 'Pb', 'Cd', 'Zn', 'NH3'],
}

const day = '2026-03-01T09:00:00.000Z'

export function madeInput({ set = 'esrs-2023', language = 'en', year = 2025, ...made }: Made = {}): DraftInput {
  const { datapoints } = loadCatalogue(set, language)
  const chosen = datapoints.slice(0, made.datapoints)
  const length = made.textLength ?? 200
  const parts = made.parts ? (partsOf[set] ?? []) : []
  const values = chosen.map((datapoint, index) => decidedOf(datapoint, index, { language, year, length, parts }))
  const has = new Set(chosen.map(({ id }) => id))
  return {
    company: {
      name: 'Erdachte Werke AG',
      registration_number: 'HRB 1',
      address: 'Am Beispiel 1, 00000 Musterstadt',
      lei: '529900T8BM49AURSDO55',
      colour: '#0e5c66',
      logo: null,
    },
    languages: ['en', 'de'],
    set,
    year,
    madeAt: day,
    values,
    applicability: applicability(datapoints, { ...unknownCompany(year), firstYear: 2020 }, (id) => has.has(id)),
    notMaterial: new Map(),
  }
}

interface How {
  parts: readonly string[]
  language: StatementLanguage
  year: number
  length: number
}

function decidedOf(datapoint: Datapoint, index: number, { language, year, length, parts }: How): DecidedValue {
  const text = words[language].repeat(Math.ceil(length / words[language].length)).slice(0, length)
  const { value, number, unit } = sample(datapoint, index, text, year)
  const evidence = [
    {
      document_id: '00000000-0000-4000-8000-000000000001',
      document: 'made-up-report.pdf',
      sha256: 'ab'.repeat(32),
      page: 1 + (index % 90),
      sheet: null,
      cell: null,
      excerpt: number === null ? value : `${datapoint.name}: ${value}`,
    },
  ]
  const figure = number !== null && datapoint.type !== 'year'
  const before = figure && number ? number - 1 : 0
  const share = (part: string, at: number) => ({
    dimension: part,
    value: String(Math.floor(at)),
    number: Math.floor(at),
    unit,
    evidence,
  })
  return {
    datapoint: datapoint.id,
    year,
    value,
    number,
    unit,
    language: number === null ? language : null,
    evidence,
    decision: { status: 'accepted', by: 'Ada Beispiel', at: day, source: '' },
    prior: figure ? { value: String(before), number: before, unit, year: year - 1, evidence } : null,
    parts: figure ? parts.map((part) => share(part, number! / parts.length)) : [],
  }
}

function sample({ type, unit, dimension }: Datapoint, index: number, text: string, year: number) {
  const seed = (index * 7919) % 10_007
  const figure = (value: string, of: string | null) => ({ value, number: Number(value), unit: of })
  switch (type) {
    case 'number':
      return figure(dimension === 'count' || unit === 'count' ? String(seed + 1) : `${seed + 1}.5`, unit)
    case 'percent':
      return figure(`${1 + (seed % 98)}.25`, '%')
    case 'money':
      return figure(String((seed + 1) * 1000), 'EUR')
    case 'year':
      return figure(String(year), null)
    case 'date':
      return { value: `${year}-06-30`, number: null, unit: null }
    case 'yes-no':
      return { value: seed % 2 === 0 ? 'yes' : 'no', number: null, unit: null }
    case 'choice':
      return { value: 'consolidated', number: null, unit: null }
    default:
      return { value: text, number: null, unit: null }
  }
}
