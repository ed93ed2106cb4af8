import type { contract } from '@esrs/contract'
import type { MockGroup } from './calls.ts'
import { MockFailure } from './state.ts'

const missing = () => new MockFailure('not_found', { en: 'There is nothing here.', de: 'Hier ist nichts.' })
const nothingDecided = () =>
  new MockFailure('conflict', { en: 'Nothing has been decided yet.', de: 'Noch ist nichts entschieden.' })

/** The statement of a company that has decided nothing yet. */
export const reportCalls: MockGroup<typeof contract.report> = {
  review: () => ({ items: [], confirmation: null, withdrawn: null, can_confirm: true }),
  confirm: () => {
    throw nothingDecided()
  },
  withdraw: () => ({ items: [], confirmation: null, withdrawn: null, can_confirm: true }),
  settings: () => ({
    lei: null,
    colour: null,
    logo: null,
    languages: ['en', 'de'],
    period: { start: '2025-01-01', end: '2025-12-31' },
    currency: 'EUR',
  }),
  saveSettings: ({ body }) => body,
  outline: () => ({ set: 'esrs-2023', year: 2025, languages: ['en', 'de'], chapters: [], facts: 0, gaps: 0 }),
  chapter: () => {
    throw missing()
  },
  lists: () => ({ requirements: [], other_law: [], not_material: [], entity_specific: [] }),
  writeText: () => {
    throw missing()
  },
  textVersions: () => ({ versions: [] }),
  explain: () => ({ ok: true }),
  versions: () => ({ versions: [] }),
  issue: () => {
    throw nothingDecided()
  },
  version: () => {
    throw missing()
  },
  compare: () => {
    throw missing()
  },
  files: () => ({ files: [] }),
  makeFile: () => {
    throw nothingDecided()
  },
  file: () => {
    throw missing()
  },
}
