import type { AcceptedValue, Computed, contract, Language, LostCandidate, NearPlace } from '@esrs/contract'
import { found, MockFailure, type MockGroup, pageOf } from './call.ts'
import { find } from './calls-csrd.ts'
import { historyStateOf, keepChange } from './changes.ts'
import { inLanguage } from './samples.ts'
import type { MockState } from './state.ts'
import { typedValue } from './typed.ts'

export const historyCalls: MockGroup<typeof contract.history> = {
  list: ({ params, query }, { state, user }) => {
    if (!state.changes.some(({ key }) => key === params.key)) find(state, params.key)
    const { rows, ...page } = pageOf(state.changes.filter(({ key }) => key === params.key).toReversed(), query)
    const changes = rows.map(({ id, at, action, userId, before, after }) => ({
      id,
      at,
      action,
      before: historyStateOf(before),
      after: historyStateOf(after),
      work: null,
      by: {
        kind: userId === null ? ('engine' as const) : ('person' as const),
        name: state.people.find((person) => person.user.id === userId)?.user.name ?? null,
        is_you: userId !== null && userId === user?.id,
      },
    }))
    return { ...page, data: { changes } }
  },
  restore: ({ params, body }, { state, user, language }) => {
    const change = found(state.changes.find(({ id, key }) => id === body.change && key === params.key))
    const newest = state.changes.findLast(({ key }) => key === params.key)!
    if (body.newest !== undefined && body.newest < newest.id) throw new MockFailure('history_meanwhile')
    const kept = structuredClone(body.side === 'before' ? change.before : change.after)
    const index = state.datapoints.findIndex(({ key }) => key === params.key)
    const before = state.datapoints[index] ?? change.after
    state.datapoints.splice(index < 0 ? state.datapoints.length : index, 1, kept)
    keepChange(state, user, 'restored', before, kept)
    return inLanguage(kept, language)
  },
}

export const reviewCalls: MockGroup<typeof contract.review> = {
  candidates: ({ params }, { state }) => {
    const [first] = find(state, params.key).evidence
    const lost: LostCandidate[] =
      params.key === 'E1-6_07' && first
        ? [{ ...first, value: '9000', number: 9000, written: '9,000', aside: 'part' }]
        : []
    return { data: { candidates: lost } }
  },
  acceptMany: ({ body }, { state, user }) => {
    const accepted: AcceptedValue[] = []
    for (const { key, value } of body.datapoints) {
      const datapoint = find(state, key)
      if (datapoint.status !== 'proposed' || datapoint.value !== value) continue
      const before = structuredClone(datapoint)
      datapoint.status = 'accepted'
      keepChange(state, user, 'accepted', before, datapoint)
      accepted.push({ key, change: state.changes.at(-1)!.id })
    }
    const isAccepted = new Set(accepted.map(({ key }) => key))
    return { accepted, changed: body.datapoints.map(({ key }) => key).filter((key) => !isAccepted.has(key)) }
  },
  undoAccepting: ({ body }, { state, user }) => {
    const undone = body.datapoints.filter(
      ({ key, change }) => state.changes.findLast((one) => one.key === key)?.id === change,
    )
    for (const { key, change } of undone) {
      const datapoint = find(state, key)
      const before = structuredClone(datapoint)
      Object.assign(datapoint, structuredClone(found(state.changes.find(({ id }) => id === change)).before))
      keepChange(state, user, 'restored', before, datapoint)
    }
    const keys = undone.map(({ key }) => key)
    return { undone: keys, changed: body.datapoints.map(({ key }) => key).filter((key) => !keys.includes(key)) }
  },
  read: ({ params, body }, { state, language }) => {
    const nothing = { value: null, number: null, unit: null, converted: false, message: null, asked: null }
    try {
      return { ok: true, ...nothing, ...typedValue(body.value, find(state, params.key), language) }
    } catch (error) {
      if (!(error instanceof MockFailure) || error.code === 'not_found') throw error
      return { ok: false, ...nothing, message: error.sentence[language] }
    }
  },
}

/** Every passage that the samples hold as evidence, as a place near whatever is asked for. */
const places = (state: MockState): NearPlace[] =>
  state.datapoints.flatMap(({ key, evidence: [first] }, index) =>
    first && first.number !== null
      ? [
          {
            ...first,
            kind: 'figure',
            standing: 'near',
            why_not: null,
            start: index,
            end: index + 1,
            label: key,
            unit_read: 'stated',
            recognised: false,
          },
        ]
      : [],
  )

/** The total of the mock: its other figures of the same requirement and unit. */
function computedOf({ datapoints }: MockState, key: string, language: Language): Computed | null {
  if (key !== 'E1-6_12') return null
  const parts = ['E1-6_07', 'E1-6_09'].flatMap((part) => {
    const kept = datapoints.find((one) => one.key === part)
    if (!kept || kept.number === null) return []
    return [{ key: part, name: inLanguage(kept, language).name, number: kept.number, unit: kept.unit }]
  })
  return { kind: 'sum', number: parts.reduce((sum, { number }) => sum + number, 0), unit: 'tCO2e', parts }
}

export const pointingCalls: MockGroup<typeof contract.pointing> = {
  nearest: ({ params }, { state, language }) => {
    const read = state.documents.filter(({ stage }) => stage === 'processed')
    return {
      data: {
        documents: read.length,
        pages: read.reduce((sum, { pageCount }) => sum + (pageCount ?? 0), 0),
        not_indexed: 0,
        absence: state.absences.get(params.key) ?? null,
        computed: computedOf(state, params.key, language),
        places: read.length === 0 ? [] : places(state).slice(0, 3),
      },
    }
  },
  figures: ({ query }, { state }) => {
    const isThere = ({ document_id, page }: NearPlace) => document_id === query.document && page === query.page
    return { data: { figures: places(state).filter(isThere) } }
  },
  take: ({ params, body }, { state, user, language }) => {
    const kept = find(state, params.key)
    const before = structuredClone(kept)
    const place = places(state).find(({ start, page }) => start === body.start && page === body.page)
    const { value = null, number = null, unit = null, year = null } = place ?? {}
    Object.assign(kept, { value, number, unit, year: body.year ?? year, status: 'accepted' })
    const added = places(state).filter((one) => body.add?.some((at) => at.start === one.start && at.page === one.page))
    if (added.length > 0) {
      const sum = added.reduce((total, one) => total + (one.number ?? 0), number ?? 0)
      Object.assign(kept, { value: String(sum), number: sum, status: 'corrected' })
    }
    keepChange(state, user, 'pointed', before, kept)
    return inLanguage(kept, language)
  },
  setAbsent: ({ params }, { state, user }) => {
    find(state, params.key)
    const absence = { at: new Date().toISOString(), by: user?.name ?? null, is_you: true }
    state.absences.set(params.key, absence)
    return { absence }
  },
  removeAbsent: ({ params }, { state }) => {
    state.absences.delete(params.key)
    return { absence: null }
  },
}

const bytes = (lines: string[]) => new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)
const noChanges = { rows: 0, unchanged: 0, changes: [], refused: [], questions: [], plan: 'plan' }

/** Tables hold little here, and what a table would change is made up by the tests that need it. */
export const exchangeCalls: MockGroup<typeof contract.exchange> = {
  exportDatapoints: (_, { state }) => bytes(state.datapoints.map(({ code, value }) => `${code};${value ?? ''}`)),
  exportProgress: (_, { state }) => bytes(state.datapoints.map(({ controlCode, code }) => `${controlCode};${code}`)),
  exportIros: (_, { state }) => bytes(state.iros.map(({ iro }) => iro.title)),
  exportDocuments: (_, { state }) => bytes(state.documents.map(({ title }) => title)),
  previewImport: () => noChanges,
  refusedRows: () => bytes(['Why not imported;Code;Value']),
  confirmImport: () => noChanges,
}
