import type { contract, NearPlace } from '@esrs/contract'
import type { MockGroup } from './call.ts'
import { findDatapoint } from './calls-csrd.ts'
import { keepChange } from './changes.ts'
import { inLanguage } from './samples.ts'
import type { MockState } from './state.ts'

/** Every passage that the samples hold as evidence, as a place near whatever is asked for. */
const places = (state: MockState): NearPlace[] =>
  state.datapoints.flatMap(({ key, evidence: [first] }, index) =>
    first && first.number !== null
      ? [{ ...first, kind: 'figure', start: index, end: index + 1, label: key, unit_read: 'stated' }]
      : [],
  )

export const pointingCalls: MockGroup<typeof contract.pointing> = {
  nearest: ({ params }, { state }) => {
    findDatapoint(state, params.key)
    const read = state.documents.filter(({ stage }) => stage === 'processed')
    return {
      data: {
        documents: read.length,
        pages: read.reduce((sum, { pageCount }) => sum + (pageCount ?? 0), 0),
        not_indexed: 0,
        absence: state.absences.get(params.key) ?? null,
        places: read.length === 0 ? [] : places(state).slice(0, 3),
      },
    }
  },
  figures: ({ query }, { state }) => ({
    data: {
      figures: places(state).filter(
        ({ document_id: document, page }) => document === query.document && page === query.page,
      ),
    },
  }),
  take: ({ params, body }, { state, user, language }) => {
    const kept = findDatapoint(state, params.key)
    const before = structuredClone(kept)
    const place = places(state).find(({ start, page }) => start === body.start && page === body.page)
    const { value = null, number = null, unit = null, year = null } = place ?? {}
    Object.assign(kept, { value, number, unit, year: body.year ?? year, status: 'accepted' })
    keepChange(state, user, 'pointed', before, kept)
    return inLanguage(kept, language)
  },
  setAbsent: ({ params }, { state, user }) => {
    const absence = { at: new Date().toISOString(), by: user?.name ?? null, is_you: true }
    state.absences.set(params.key, absence)
    return { absence }
  },
  removeAbsent: ({ params }, { state }) => {
    state.absences.delete(params.key)
    return { absence: null }
  },
}
