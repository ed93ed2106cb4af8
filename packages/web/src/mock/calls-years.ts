import type { contract, Years } from '@esrs/contract'
import { found, MockFailure, type MockGroup } from './call.ts'
import { find } from './calls-csrd.ts'
import type { MockState } from './state.ts'

const at = '2026-02-17T09:00:00.000Z'

const shown = ({ years, company: { metadata } }: MockState): Years => {
  const current = { year: metadata.reporting_year, set: metadata.standard_set }
  const next = current.year + 1
  const isBegun = years.begun.some(({ year }) => year === next)
  return {
    ...years,
    current,
    next: isBegun ? null : { year: next, sets: ['esrs-2023', 'esrs-2026', 'vs-2026'], requests: 2 },
  }
}

export const yearCalls: MockGroup<typeof contract.years> = {
  get: (_, { state }) => shown(state),
  begin: ({ body: { year, set, repeat } }, { state }) => {
    const { metadata } = state.company
    if (!state.years.begun.some((one) => one.year === year)) {
      const next = metadata.reporting_year + 1
      if (year !== next) throw new MockFailure('other_year', [], ['2026', String(next)])
      const from = { year: metadata.reporting_year, set: metadata.standard_set }
      const carried = { owners: 3, texts: 1, figures: 1, decisions: 2, requests: repeat.requests ? 2 : 0 }
      const left =
        set === metadata.standard_set
          ? []
          : [
              {
                kind: 'owner' as const,
                code: 'E1-2',
                name: 'Policies related to climate change mitigation',
                who: 'Mara Lindner',
                why: 'gone' as const,
              },
            ]
      state.years.begun.unshift({ year, set, from, at, by: 'Mara Lindner', carried, left })
      const item = { confirmed: null, changed: false, years: [] as number[], year_before: false }
      state.years.items = [
        { kind: 'owner', subject: state.people[0]!.user.id, name: 'Mara Lindner', ...item },
        { kind: 'figure', subject: 'E1-5_01', name: 'Total energy consumption', ...item },
        { kind: 'text', subject: 'E1-5.text/en', name: '', ...item, years: [from.year], year_before: true },
      ]
      state.years.decisions = 2
      Object.assign(metadata, { reporting_year: year, standard_set: set })
    }
    return shown(state)
  },
  restate: ({ params: { key }, body: { value, reason } }, { state }) => {
    const { prior } = find(state, key)
    const before = String(state.company.metadata.reporting_year - 1)
    if (!prior) throw new MockFailure('nothing_to_restate', [], ['2024', before])
    const old = { value: prior.value, unit: prior.unit }
    const rest = state.years.restatements.filter((one) => one.key !== key)
    const year = state.company.metadata.reporting_year - 1
    state.years.restatements = [
      { key, name: key, year, old, value, type: 'number', unit: null, reason, by: 'Mara Lindner', at },
      ...rest,
    ]
    return shown(state)
  },
  withdraw: ({ params: { key } }, { state }) => {
    found(state.years.restatements.find((one) => one.key === key))
    state.years.restatements = state.years.restatements.filter((one) => one.key !== key)
    return shown(state)
  },
  confirm: ({ body: { items, confirmed } }, { state }) => {
    for (const { kind, subject } of items)
      found(state.years.items.find((one) => one.kind === kind && one.subject === subject)).confirmed = confirmed
        ? { by: 'Mara Lindner', at }
        : null
    return shown(state)
  },
}
