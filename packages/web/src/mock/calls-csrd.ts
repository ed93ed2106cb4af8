import type {
  AnswerKind,
  contract,
  Datapoint,
  DatapointOrder,
  Extracted,
  Language,
  MissingWay,
  ReviewState,
} from '@esrs/contract'
import { found, type MockContext, MockFailure, type MockGroup, pageOf } from './call.ts'
import { keepChange } from './changes.ts'
import filters from './fixtures/recorded/filters.json' with { type: 'json' }
import { inLanguage, type KeptDatapoint, versionOf } from './samples.ts'
import type { MockState } from './state.ts'
import { typedValue } from './typed.ts'

type Options = { value: string; label: string }[]

const labelIn = (options: Options, value: string) => options.find((one) => one.value === value)?.label ?? value
/** A standard with its code, such as “E1 Climate change”. */
export const standardIn = (language: Language, code: string) => labelIn(filters[language].control_codes, code)
const has = ({ value }: KeptDatapoint) => value !== null && value !== ''
const unique = (values: string[]) => [...new Set(values)]

export const find = (state: MockState, key: string): KeptDatapoint =>
  found(state.datapoints.find((one) => one.key === key))

/** Refuses a decision on something else than what is there. */
function refuseUnseen(datapoint: KeptDatapoint, seen: string | undefined) {
  if (seen !== undefined && seen !== versionOf(datapoint)) throw new MockFailure('value_meanwhile')
}

const stateOf = (datapoint: KeptDatapoint): ReviewState => {
  if (!has(datapoint)) return 'missing'
  return datapoint.status === 'proposed' ? 'to_check' : 'decided'
}

const kindOf = (type: string): AnswerKind =>
  type === 'yes-no' || type === 'choice' ? 'answers' : type.endsWith('narrative') ? 'passages' : 'figures'

const ways: Readonly<Record<string, MissingWay>> = {
  number: 'ask',
  percent: 'ask',
  money: 'ask',
  'yes-no': 'upload',
  choice: 'upload',
}
/** How a missing datapoint is answered; `null` where it is not missing, or does not count. */
export const wayOf = (datapoint: KeptDatapoint): MissingWay | null =>
  stateOf(datapoint) !== 'missing' || datapoint.voluntary
    ? null
    : datapoint.controlCode === 'E1' && datapoint.dataType === 'number'
      ? 'calculate'
      : (ways[datapoint.dataType] ?? 'explain')

export function tally(datapoints: KeptDatapoint[]) {
  const counted = datapoints.filter((datapoint) => !datapoint.voluntary)
  const completed = counted.filter((datapoint) => stateOf(datapoint) === 'decided').length
  const to_check = counted.filter((datapoint) => stateOf(datapoint) === 'to_check').length
  const completion_rate = counted.length === 0 ? 0 : Math.round((1000 * completed) / counted.length) / 10
  return { total: counted.length, completed, to_check, completion_rate }
}

/** What belongs together, in the order of the list. */
function groups(datapoints: KeptDatapoint[], keyOf: (datapoint: KeptDatapoint) => string) {
  return unique(datapoints.map(keyOf)).map((key) => [key, datapoints.filter((one) => keyOf(one) === key)] as const)
}

const tallyBy = (datapoints: KeptDatapoint[], keyOf: (datapoint: KeptDatapoint) => string) =>
  Object.fromEntries(
    groups(datapoints, keyOf).map(([key, own]) => {
      const { total, completed, to_check } = tally(own)
      return [key, { total, completed, to_check }]
    }),
  )

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

const isNotMaterial = ({ topics }: MockState, code: string) =>
  topics.some((topic) => topic.code === code && topic.material === false)

function optionsOf({ state, language }: MockContext, controlCode: string | undefined) {
  const chosen = state.datapoints.filter((datapoint) => controlCode && datapoint.controlCode === controlCode)
  const nameOf = (disclosure: string) => {
    const first = chosen.find((datapoint) => datapoint.disclosure === disclosure)
    return first ? `${disclosure} ${inLanguage(first, language).label}` : disclosure
  }
  const options = (values: string[], labelOf: (value: string) => string) =>
    unique(values).map((value) => ({ value, label: labelOf(value) }))
  return {
    control_codes: options(
      state.datapoints.map((datapoint) => datapoint.controlCode),
      (value) => standardIn(language, value),
    ).map((option) => ({ ...option, not_material: isNotMaterial(state, option.value) })),
    disclosures: options(
      chosen.map(({ disclosure }) => disclosure),
      nameOf,
    ),
    data_types: options(
      state.datapoints.map(({ dataType }) => dataType),
      (value) => labelIn(filters[language].data_types, value),
    ),
  }
}

export const csrdCalls: MockGroup<typeof contract.csrd> = {
  listDatapoints: ({ query }, context) => {
    const { state, language } = context
    const wanted = query.search?.toLowerCase() ?? ''
    const fits = (datapoint: KeptDatapoint) =>
      (query.state ? stateOf(datapoint) === query.state : !query.with_values || has(datapoint)) &&
      (!query.control_code || datapoint.controlCode === query.control_code) &&
      (!query.disclosure || datapoint.disclosure === query.disclosure) &&
      (!query.data_type || datapoint.dataType === query.data_type) &&
      (!query.tier || (datapoint.tier === query.tier && datapoint.status === 'proposed')) &&
      (!query.way || wayOf(datapoint) === query.way) &&
      (!query.counting || !datapoint.voluntary) &&
      (!query.mine || datapoint.status === 'accepted' || datapoint.status === 'corrected')
    const found = state.datapoints
      .filter(fits)
      .map((datapoint) => inLanguage(datapoint, language))
      .filter(({ code, name, label, value }) => [code, name, label, value].join('\n').toLowerCase().includes(wanted))
      .toSorted(order[query.order])
    const all = found.filter(({ dataType }) => !query.kind || kindOf(dataType) === query.kind)
    const place = all.findIndex(({ key }) => key === query.around)
    const { rows, ...page } = pageOf(
      all,
      place < 0 ? query : { ...query, page: Math.floor(place / query.page_size) + 1 },
    )
    const total_pages = Math.ceil(all.length / query.page_size)
    return {
      ...page,
      total_pages,
      counted: all.filter(({ applicability }) => applicability.counts).length,
      piles: {
        figures: found.filter(({ dataType }) => kindOf(dataType) === 'figures').length,
        answers: found.filter(({ dataType }) => kindOf(dataType) === 'answers').length,
        passages: found.filter(({ dataType }) => kindOf(dataType) === 'passages').length,
      },
      data: { datapoints: rows.map(asRow) },
      filter_options: optionsOf(context, query.control_code),
    }
  },
  datapoint: ({ params }, { state, language }) => inLanguage(find(state, params.key), language),
  updateDatapoint: ({ params, body }, { state, user, language }) => {
    const datapoint = find(state, params.key)
    refuseUnseen(datapoint, body.version)
    const before = structuredClone(datapoint)
    if (body.value !== undefined) {
      const { value, number, unit } = typedValue(body.value ?? '', datapoint, language)
      const isChanged = value !== datapoint.value
      const status = value === null ? 'missing' : isChanged ? 'corrected' : 'accepted'
      const year = value === null ? null : state.company.metadata.reporting_year
      const kept = { value, number, unit, year, written: value && body.value }
      Object.assign(datapoint, { status }, isChanged && kept)
    }
    if (body.explanation != null) datapoint.why_is_this_the_answer = body.explanation
    if (body.notes != null) datapoint.notes = body.notes
    if (body.excerpts != null) datapoint.excerpts = body.excerpts
    if (body.source !== undefined) datapoint.source = body.source
    if (body.documents) datapoint.files = unique([...(datapoint.files ?? []), ...body.documents])
    const action = body.value === undefined ? 'noted' : datapoint.status === 'missing' ? 'emptied' : datapoint.status
    keepChange(state, user, action === 'proposed' ? 'noted' : action, before, datapoint)
    return inLanguage(datapoint, language)
  },
  deleteDatapoint: ({ params, query }, { state, user }) => {
    const datapoint = find(state, params.key)
    refuseUnseen(datapoint, query.version)
    const before = structuredClone(datapoint)
    if (datapoint.own) state.datapoints = state.datapoints.filter((other) => other !== datapoint)
    const nothing = { value: null, number: null, year: null, tier: null, prior: null, filename: null }
    const texts = { why_is_this_the_answer: '', notes: '', excerpts: '' }
    const bare = { status: 'missing', unit: null, written: null, breakdowns: [], evidence: [] }
    Object.assign(datapoint, nothing, texts, bare)
    keepChange(state, user, 'removed', before, datapoint)
    return { ok: true }
  },
  progress: (_, { state, language }) => {
    const all = tally(state.datapoints)
    const counted = state.datapoints.filter(({ voluntary }) => !voluntary)
    const voluntary = state.datapoints.length - counted.length
    const coverageOf = (own: KeptDatapoint[], { controlCode } = own[0]!) => ({
      title: standardIn(language, controlCode).replace(`${controlCode} `, ''),
      ...tally(own),
      outside: isNotMaterial(state, controlCode) ? ('not-material' as const) : null,
      missingData: own
        .filter((datapoint) => !datapoint.voluntary && !has(datapoint))
        .map((datapoint) => `${datapoint.key} ${inLanguage(datapoint, language).name}`),
    })
    const byStandard = groups(state.datapoints, ({ esrs }) => esrs)
    return {
      data: {
        completion_rate: all.completion_rate,
        completed_datapoints: all.completed,
        total_datapoints: all.total,
        breakdown: {
          accepted: all.completed,
          proposed: all.to_check,
          missing: all.total - all.completed - all.to_check,
          questions: counted.filter(({ question }) => question !== null).length,
          not_counted: voluntary,
          not_counted_because: { voluntary },
        },
        standards_coverage: Object.fromEntries(byStandard.map(([esrs, own]) => [esrs, coverageOf(own)])),
      },
    }
  },
  preview: ({ query }, { state }) => {
    const { completed, total, completion_rate } = tally(state.datapoints)
    const { standard_set, reporting_year } = state.company.metadata
    const now = {
      standard_set,
      reporting_year,
      completion_rate,
      completed_datapoints: completed,
      total_datapoints: total,
    }
    const decided = { carried: state.datapoints.filter((one) => stateOf(one) === 'decided').length, waiting: 0 }
    return { data: { now, chosen: { ...now, ...query }, decided } }
  },
  stats: (_, { state }) => {
    const own = state.datapoints.filter((datapoint) => datapoint.own)
    return {
      data: {
        by_standard: tallyBy(state.datapoints, ({ esrs }) => esrs),
        by_data_type: tallyBy(state.datapoints, ({ dataType }) => dataType),
        entity_specific: { total: own.length, completed: own.filter(has).length, to_check: 0 },
      },
    }
  },
}

function extractedOf(kept: KeptDatapoint, { state, language }: MockContext): Extracted {
  const { key, controlCode, dataType, value, number, unit, status, tier, question } = kept
  const { source, files = [], newer, own, evidence } = kept
  const { page, sheet, cell, paragraph } = evidence[0] ?? {}
  return {
    key,
    controlCode,
    dataType,
    value,
    number,
    unit,
    status,
    tier,
    question,
    ...(kept.choices && { choices: kept.choices }),
    id: kept.code,
    label: inLanguage(kept, language).name,
    source: source ?? kept.filename ?? '',
    place:
      page === undefined || source !== undefined
        ? null
        : { page, sheet: sheet ?? null, cell: cell ?? null, paragraph: paragraph ?? null },
    typed_by: status === 'corrected' ? (state.people[0]?.user.name ?? null) : null,
    note: kept.notes,
    proposed_value: newer?.value ?? null,
    proposed_number: newer?.number ?? null,
    proposed_unit: newer?.unit ?? null,
    is_recommendation: status === 'proposed' || newer !== undefined,
    supporting_files: files.map((id) => ({
      document_id: id,
      name: state.documents.find((document) => document.id === id)?.title ?? id,
    })),
    entity_specific: own !== undefined,
  }
}

export const additionCalls: MockGroup<typeof contract.additions> = {
  extracted: ({ query }, context) => {
    const { rows, ...page } = pageOf(
      context.state.datapoints.filter((kept) => has(kept) || kept.own),
      query,
    )
    return { ...page, data: { datapoints: rows.map((kept) => extractedOf(kept, context)) } }
  },
  create: ({ body }, { state, language }) => {
    const { idempotency_key: sent } = body
    const before = state.datapoints.find(({ own }) => sent !== undefined && own?.sent === sent)
    if (before) return inLanguage(before, language)
    const controlCode = body.control_code ?? /^[ESG]\d/.exec(body.id ?? '')?.[0] ?? 'ESRS 2'
    const own = state.datapoints.filter((one) => one.own && one.controlCode === controlCode).length
    const code = body.id?.trim() || `${controlCode.replace(' ', '')}-OWN_${String(own + 1).padStart(2, '0')}`
    const key = `OWN_${code}`
    if (state.datapoints.some((one) => one.code === code))
      throw new MockFailure('code_taken', ['id'], ['E1-OWN_1', code])
    const dataType = body.data_type ?? 'narrative'
    const asks = body.unit || null
    const { value, number } = typedValue(body.value ?? '', { dataType, asks, unit: null }, language)
    const kept: KeptDatapoint = {
      id: key,
      key,
      code,
      controlCode,
      dataType,
      value,
      disclosure: '',
      paragraph: '',
      esrs: controlCode.startsWith('ESRS') ? controlCode : `ESRS ${controlCode}`,
      application_requirements: null,
      law: [],
      voluntary: true,
      tier: null,
      question: null,
      prior: null,
      number,
      asks,
      unit: asks,
      year: value === null ? null : state.company.metadata.reporting_year,
      status: value === null ? 'missing' : 'corrected',
      breakdowns: [],
      filename: null,
      evidence: [],
      why_is_this_the_answer: body.explanation ?? '',
      notes: body.notes ?? '',
      excerpts: body.excerpts ?? '',
      own: { name: body.name || code, label: body.label ?? '', ...(sent && { sent }) },
      files: body.documents ?? [],
      ...(body.source && { source: body.source }),
    }
    state.datapoints.push(kept)
    return inLanguage(kept, language)
  },
  describe: ({ params, body }, { state, language }) => {
    const kept = find(state, params.key)
    if (!kept.own) throw new MockFailure('not_own')
    const { name = kept.own?.name ?? '', label = kept.own?.label ?? '', data_type, unit } = body
    Object.assign(
      kept,
      { own: { ...kept.own, name, label } },
      data_type && { dataType: data_type },
      unit !== undefined && { unit },
    )
    return inLanguage(kept, language)
  },
}
