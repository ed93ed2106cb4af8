import type { contract, Datapoint, DatapointOrder, Language, ReviewState } from '@esrs/contract'
import type { MockGroup } from './call.ts'
import { keepChange } from './changes.ts'
import standards from './fixtures/standards.json' with { type: 'json' }
import { inLanguage, type KeptDatapoint } from './samples.ts'
import { MockFailure, type MockState } from './state.ts'

const typeNames: Record<string, Record<Language, string>> = {
  number: { en: 'Number', de: 'Zahl' },
  percent: { en: 'Percentage', de: 'Prozentsatz' },
  money: { en: 'Amount of money', de: 'Geldbetrag' },
  'yes-no': { en: 'Yes or no', de: 'Ja oder Nein' },
  choice: { en: 'Choice', de: 'Auswahl' },
  narrative: { en: 'Narrative', de: 'Beschreibung' },
  'semi-narrative': { en: 'Semi-narrative', de: 'Angabe mit Erläuterung' },
  table: { en: 'Table', de: 'Tabelle' },
}

const titles: Record<string, Record<Language, string>> = standards
const has = (datapoint: KeptDatapoint) => datapoint.value !== null && datapoint.value !== ''
const unique = (values: string[]) => [...new Set(values)]

export function findDatapoint(state: MockState, key: string): KeptDatapoint {
  const datapoint = state.datapoints.find((candidate) => candidate.key === key)
  if (!datapoint)
    throw new MockFailure('not_found', {
      en: 'This datapoint does not exist.',
      de: 'Diesen Datenpunkt gibt es nicht.',
    })
  return datapoint
}

const stateOf = (datapoint: KeptDatapoint): ReviewState => {
  if (!has(datapoint)) return 'missing'
  return datapoint.status === 'proposed' ? 'to_check' : 'decided'
}

function tally(datapoints: KeptDatapoint[]) {
  const counted = datapoints.filter((datapoint) => !datapoint.voluntary)
  const completed = counted.filter(has).length
  return {
    total: counted.length,
    completed,
    completion_rate: counted.length === 0 ? 0 : Math.round((1000 * completed) / counted.length) / 10,
  }
}

function tallyBy(datapoints: KeptDatapoint[], keyOf: (datapoint: KeptDatapoint) => string) {
  return Object.fromEntries(
    unique(datapoints.map(keyOf)).map((key) => {
      const { total, completed } = tally(datapoints.filter((datapoint) => keyOf(datapoint) === key))
      return [key, { total, completed }]
    }),
  )
}

export const numberIn = (text: string): number | null => {
  const value = Number(text.replaceAll(',', ''))
  return text.trim() !== '' && Number.isFinite(value) ? value : null
}

type Order = (one: Datapoint, other: Datapoint) => number
const rank =
  (of: (datapoint: Datapoint) => number): Order =>
  (one, other) =>
    of(one) - of(other)
const order: Record<DatapointOrder, Order> = {
  standard: () => 0,
  importance: rank(({ applicability, number }) => 2 * Number(!applicability.counts) + Number(number === null)),
  confidence: rank(({ tier }) => (tier === 'high' ? 0 : tier === 'review' ? 1 : 2)),
  page: rank(({ evidence }) => evidence[0]?.page ?? Number.POSITIVE_INFINITY),
}

/** As the server lists it: of much evidence only the first pieces. */
const asRow = (datapoint: Datapoint): Datapoint =>
  datapoint.evidence.length > 8 ? { ...datapoint, evidence: datapoint.evidence.slice(0, 3) } : datapoint

export const csrdCalls: MockGroup<typeof contract.csrd> = {
  listDatapoints: ({ query }, { state, language }) => {
    const inCode = (datapoint: KeptDatapoint) => !query.control_code || datapoint.controlCode === query.control_code
    const wanted = query.search?.toLowerCase() ?? ''
    const matches = ({ code, name, label, value }: Datapoint) =>
      [code, name, label, value ?? ''].some((text) => text.toLowerCase().includes(wanted))
    const all = state.datapoints
      .filter((datapoint) => (query.state ? stateOf(datapoint) === query.state : !query.with_values || has(datapoint)))
      .filter(inCode)
      .filter((datapoint) => !query.disclosure || datapoint.disclosure === query.disclosure)
      .filter((datapoint) => !query.data_type || datapoint.dataType === query.data_type)
      .filter(({ tier, status }) => !query.tier || (tier === query.tier && status === 'proposed'))
      .filter(({ status }) => !query.mine || status === 'accepted' || status === 'corrected')
      .map((datapoint) => inLanguage(datapoint, language))
      .filter(matches)
      .toSorted(order[query.order])
    const from = (query.page - 1) * query.page_size
    const chosen = state.datapoints.filter((datapoint) => query.control_code && inCode(datapoint))
    const nameOf = (disclosure: string) => {
      const first = chosen.find((datapoint) => datapoint.disclosure === disclosure)
      return first ? `${disclosure} ${inLanguage(first, language).label}` : disclosure
    }
    return {
      data: { datapoints: all.slice(from, from + query.page_size).map(asRow) },
      filter_options: {
        control_codes: unique(state.datapoints.map(({ controlCode }) => controlCode)).map((value) => ({
          value,
          label: `${value} ${titles[value]?.[language] ?? ''}`.trim(),
        })),
        disclosures: unique(chosen.map(({ disclosure }) => disclosure)).map((value) => ({
          value,
          label: nameOf(value),
        })),
        data_types: unique(state.datapoints.map(({ dataType }) => dataType)).map((value) => ({
          value,
          label: typeNames[value]?.[language] ?? value,
        })),
      },
      total_pages: Math.ceil(all.length / query.page_size),
      count: all.length,
      counted: query.state ? all.filter(({ applicability }) => applicability.counts).length : null,
      page: query.page,
    }
  },
  datapoint: ({ params }, { state, language }) => inLanguage(findDatapoint(state, params.key), language),
  updateDatapoint: ({ params, body }, { state, user, language }) => {
    const datapoint = findDatapoint(state, params.key)
    const before = structuredClone(datapoint)
    if (body.value !== undefined) {
      const value = body.value === null || body.value === '' ? null : body.value
      const unchanged = value === datapoint.value
      datapoint.status = value === null ? 'missing' : unchanged ? 'accepted' : 'corrected'
      datapoint.value = value
      datapoint.number = value === null ? null : numberIn(value)
      if (!unchanged) datapoint.written = value
    }
    if (body.explanation != null) datapoint.why_is_this_the_answer = body.explanation
    if (body.notes != null) datapoint.notes = body.notes
    if (body.excerpts != null) datapoint.excerpts = body.excerpts
    if (body.source !== undefined) datapoint.source = body.source
    if (body.documents) datapoint.files = [...new Set([...(datapoint.files ?? []), ...body.documents])]
    const action = body.value === undefined ? 'noted' : datapoint.status === 'missing' ? 'emptied' : datapoint.status
    keepChange(state, user, action === 'proposed' ? 'noted' : action, before, datapoint)
    return inLanguage(datapoint, language)
  },
  deleteDatapoint: ({ params }, { state, user }) => {
    const datapoint = findDatapoint(state, params.key)
    const before = structuredClone(datapoint)
    if (datapoint.own) state.datapoints = state.datapoints.filter((other) => other !== datapoint)
    Object.assign(datapoint, {
      value: null,
      number: null,
      year: null,
      status: 'missing',
      tier: null,
      prior: null,
      breakdowns: [],
      why_is_this_the_answer: '',
      notes: '',
      excerpts: '',
      filename: null,
      evidence: [],
    })
    keepChange(state, user, 'removed', before, datapoint)
    return { ok: true }
  },
  progress: (_, { state, language }) => {
    const all = tally(state.datapoints)
    const proposed = state.datapoints.filter((known) => !known.voluntary && has(known) && known.status === 'proposed')
    const voluntary = state.datapoints.filter((known) => known.voluntary).length
    const codes = unique(state.datapoints.map(({ esrs }) => esrs))
    return {
      data: {
        completion_rate: all.completion_rate,
        completed_datapoints: all.completed,
        total_datapoints: all.total,
        breakdown: {
          accepted: all.completed - proposed.length,
          proposed: proposed.length,
          missing: all.total - all.completed,
          questions: state.datapoints.filter((known) => !known.voluntary && known.question !== null).length,
          not_counted: voluntary,
          not_counted_because: { voluntary },
        },
        standards_coverage: Object.fromEntries(
          codes.map((esrs) => {
            const own = state.datapoints.filter((datapoint) => datapoint.esrs === esrs)
            const missing = own.filter((datapoint) => !datapoint.voluntary && !has(datapoint))
            const missingData = missing.map((datapoint) => `${datapoint.key} ${inLanguage(datapoint, language).name}`)
            const title = titles[own[0]?.controlCode ?? '']?.[language] ?? esrs
            return [esrs, { title, ...tally(own), missingData }]
          }),
        ),
      },
    }
  },
  preview: ({ query }, { state }) => {
    const { completed, total, completion_rate } = tally(state.datapoints)
    const { standard_set, reporting_year } = state.company.metadata
    const present = { standard_set, reporting_year, completion_rate }
    const now = { ...present, completed_datapoints: completed, total_datapoints: total }
    const set = query.standard_set ?? standard_set
    // The mock holds a part of the first set only, so what another one counts is made up in proportion.
    const share = set === standard_set ? 1 : 0.4
    const decided = state.datapoints.filter(({ status }) => status === 'accepted' || status === 'corrected').length
    const carried = Math.round(decided * share)
    const chosen = {
      ...now,
      standard_set: set,
      reporting_year: query.reporting_year ?? reporting_year,
      completed_datapoints: Math.round(completed * share),
      total_datapoints: Math.round(total * share),
    }
    return { data: { now, chosen, decided: { carried, waiting: decided - carried } } }
  },
  stats: (_, { state }) => ({
    data: {
      by_standard: tallyBy(state.datapoints, ({ esrs }) => esrs),
      by_data_type: tallyBy(state.datapoints, ({ dataType }) => dataType),
      entity_specific: {
        total: state.datapoints.filter(({ own }) => own).length,
        completed: state.datapoints.filter((datapoint) => datapoint.own && has(datapoint)).length,
      },
    },
  }),
}
