import type { contract, Extracted, Language } from '@esrs/contract'
import type { MockGroup } from './call.ts'
import { findDatapoint, numberIn } from './calls-csrd.ts'
import { inLanguage, type KeptDatapoint } from './samples.ts'
import { MockFailure, type MockState } from './state.ts'

const mark = 'OWN_'

function extractedOf(kept: KeptDatapoint, state: MockState, language: Language): Extracted {
  const { key, code, name, controlCode, dataType, value, number, unit, status, tier, notes, filename, evidence } =
    inLanguage(kept, language)
  const { source, files = [], newer = null, own } = kept
  const [first] = evidence
  return {
    key,
    id: code,
    label: name,
    controlCode,
    dataType,
    value,
    number,
    unit,
    status,
    tier,
    question: kept.question,
    source: source ?? filename ?? '',
    place:
      source === undefined && first
        ? { page: first.page, sheet: first.sheet, cell: first.cell, paragraph: first.paragraph }
        : null,
    typed_by: status === 'corrected' ? (state.people[0]?.user.name ?? null) : null,
    note: notes,
    proposed_value: newer?.value ?? null,
    proposed_number: newer?.number ?? null,
    proposed_unit: newer?.unit ?? null,
    is_recommendation: status === 'proposed' || newer !== null,
    supporting_files: files.map((id) => ({
      document_id: id,
      name: state.documents.find((document) => document.id === id)?.title ?? id,
    })),
    entity_specific: own !== undefined,
  }
}

/** Requests that were sent before, with what they added. */
const answered = new WeakMap<MockState, Map<string, string>>()

export const additionCalls: MockGroup<typeof contract.additions> = {
  extracted: ({ query }, { state, language }) => {
    const found = state.datapoints.filter(({ value, own }) => (value !== null && value !== '') || own)
    const from = (query.page - 1) * query.page_size
    const shown = found.slice(from, from + query.page_size)
    return {
      data: { datapoints: shown.map((kept) => extractedOf(kept, state, language)) },
      total_pages: Math.max(1, Math.ceil(found.length / query.page_size)),
      count: found.length,
      page: query.page,
    }
  },
  create: ({ body }, { state, language }) => {
    const requests = answered.get(state) ?? new Map<string, string>()
    answered.set(state, requests)
    const before = requests.get(body.idempotency_key ?? '')
    if (before) return inLanguage(findDatapoint(state, before), language)
    const id = body.id?.trim() ?? ''
    if (state.datapoints.some(({ key }) => key === id)) {
      const sentence = {
        en: `${id} is a datapoint of the standards. Enter its value there, or choose another ID.`,
        de: `${id} ist ein Datenpunkt der Standards. Geben Sie den Wert dort ein oder wählen Sie eine andere ID.`,
      }
      throw new MockFailure('conflict', sentence, { id: sentence })
    }
    if (state.datapoints.some(({ key }) => key === mark + id)) {
      const sentence = {
        en: `Your company already has a datapoint with the ID ${id}. Choose another ID.`,
        de: `Ihr Unternehmen hat bereits einen Datenpunkt mit der ID ${id}. Wählen Sie eine andere ID.`,
      }
      throw new MockFailure('conflict', sentence, { id: sentence })
    }
    const controlCode = body.control_code ?? /^[ESG]\d/.exec(id)?.[0] ?? 'ESRS 2'
    const own = state.datapoints.filter((datapoint) => datapoint.own).length
    const code = id || `${controlCode.replace(' ', '')}-OWN_${String(own + 1).padStart(2, '0')}`
    const value = body.value || null
    const kept: KeptDatapoint = {
      id: mark + code,
      key: mark + code,
      code,
      esrs: controlCode.startsWith('ESRS') ? controlCode : `ESRS ${controlCode}`,
      controlCode,
      disclosure: '',
      dataType: body.data_type ?? 'narrative',
      paragraph: '',
      application_requirements: null,
      law: [],
      voluntary: true,
      value,
      number: value === null || (body.data_type ?? 'narrative') === 'narrative' ? null : numberIn(value),
      unit: body.unit || null,
      year: value === null ? null : state.company.metadata.reporting_year,
      status: value === null ? 'missing' : 'corrected',
      tier: null,
      question: null,
      prior: null,
      breakdowns: [],
      why_is_this_the_answer: body.explanation ?? '',
      notes: body.notes ?? '',
      excerpts: body.excerpts ?? '',
      filename: null,
      evidence: [],
      own: { name: body.name || code, label: body.label ?? '' },
      files: body.documents ?? [],
      ...(body.source && { source: body.source }),
    }
    state.datapoints.push(kept)
    if (body.idempotency_key) requests.set(body.idempotency_key, kept.key)
    return inLanguage(kept, language)
  },
  describe: ({ params, body }, { state, language }) => {
    const kept = findDatapoint(state, params.key)
    if (!kept.own) {
      throw new MockFailure('conflict', {
        en: 'Datapoints of the standards cannot be renamed; only their values can be changed.',
        de: 'Datenpunkte der Standards lassen sich nicht umbenennen; nur ihre Werte können geändert werden.',
      })
    }
    if (body.name !== undefined) kept.own.name = body.name
    if (body.label !== undefined) kept.own.label = body.label
    if (body.data_type !== undefined) kept.dataType = body.data_type
    if (body.unit !== undefined) kept.unit = body.unit
    return inLanguage(kept, language)
  },
}
