import type { contract, HistoryState, LostCandidate } from '@esrs/contract'
import type { MockGroup } from './call.ts'
import { findDatapoint, numberIn } from './calls-csrd.ts'
import { keepChange } from './changes.ts'
import { inLanguage, type KeptDatapoint } from './samples.ts'
import { MockFailure } from './state.ts'

function stateOf(kept: KeptDatapoint): HistoryState {
  const { value, number, unit, year, status, written = null, notes, filename, evidence } = kept
  const found = status === 'proposed' || status === 'accepted'
  return {
    value,
    number,
    unit,
    year,
    status,
    written,
    notes,
    explanation: null,
    filename: found ? filename : null,
    page: found ? (evidence[0]?.page ?? null) : null,
  }
}

export const historyCalls: MockGroup<typeof contract.history> = {
  list: ({ params, query }, { state, user }) => {
    const all = state.changes.filter(({ key }) => key === params.key).toReversed()
    if (all.length === 0) findDatapoint(state, params.key)
    const from = (query.page - 1) * query.page_size
    const changes = all.slice(from, from + query.page_size).map(({ id, at, action, userId, before, after }) => ({
      id,
      at,
      action,
      by: {
        kind: userId === null ? ('engine' as const) : ('person' as const),
        name: state.people.find((person) => person.user.id === userId)?.user.name ?? null,
        is_you: userId !== null && userId === user?.id,
      },
      before: stateOf(before),
      after: stateOf(after),
    }))
    const pages = Math.max(1, Math.ceil(all.length / query.page_size))
    return { data: { changes }, total_pages: pages, count: all.length, page: query.page }
  },
  restore: ({ params, body }, { state, user, language }) => {
    const change = state.changes.find(({ id, key }) => id === body.change && key === params.key)
    if (!change)
      throw new MockFailure('not_found', {
        en: 'There is no such change in the history of this datapoint.',
        de: 'Diese Änderung gibt es im Verlauf dieses Datenpunkts nicht.',
      })
    const kept = structuredClone(body.side === 'before' ? change.before : change.after)
    const index = state.datapoints.findIndex(({ key }) => key === params.key)
    const before = structuredClone(state.datapoints[index] ?? change.after)
    if (index < 0) state.datapoints.push(kept)
    else state.datapoints[index] = kept
    keepChange(state, user, 'restored', before, kept)
    return inLanguage(kept, language)
  },
}

const wrongNumber = {
  en: '“{typed}” is not a number. Write it like 1,234.5.',
  de: '„{typed}“ ist keine Zahl. Geben Sie eine Zahl im Format 1.234,5 ein.',
}
const figures = new Set(['number', 'percent', 'money'])

export const reviewCalls: MockGroup<typeof contract.review> = {
  candidates: ({ params }, { state }) => {
    const { evidence } = findDatapoint(state, params.key)
    const [first] = evidence
    const lost: LostCandidate[] =
      params.key === 'E1-6_07' && first
        ? [{ ...first, value: '9000', number: 9000, written: '9,000', aside: 'part' }]
        : []
    return { data: { candidates: lost } }
  },
  acceptMany: ({ body }, { state, user }) => {
    const accepted: string[] = []
    for (const { key, value } of body.datapoints) {
      const datapoint = findDatapoint(state, key)
      if (datapoint.status !== 'proposed' || datapoint.value !== value) continue
      const before = structuredClone(datapoint)
      datapoint.status = 'accepted'
      keepChange(state, user, 'accepted', before, datapoint)
      accepted.push(key)
    }
    return { accepted, changed: body.datapoints.map(({ key }) => key).filter((key) => !accepted.includes(key)) }
  },
  read: ({ params, body }, { state, language }) => {
    const datapoint = findDatapoint(state, params.key)
    const typed = body.value.trim()
    const nothing = { value: null, number: null, unit: null, converted: false, message: null }
    if (typed === '') return { ...nothing, ok: true }
    if (!figures.has(datapoint.dataType)) return { ...nothing, ok: true, value: typed }
    const [, figure = '', unit = ''] = /^([\d.,]+)\s*(.*)$/.exec(typed) ?? []
    const number = numberIn(language === 'de' ? figure.replaceAll('.', '').replace(',', '.') : figure)
    if (number === null) return { ...nothing, ok: false, message: wrongNumber[language].replace('{typed}', typed) }
    const isGj = unit === 'GJ' && datapoint.unit === 'MWh'
    const kept = isGj ? number / 3.6 : number
    return { ...nothing, ok: true, value: String(kept), number: kept, unit: datapoint.unit, converted: isGj }
  },
}
