import { describe, expect, it } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { contract } from './index.ts'
import { follows, reachedByAll, staleAfter, subjects } from './staleness.ts'

const calls: [string, Endpoint][] = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).map(([name, call]): [string, Endpoint] => [`${group}.${name}`, call]),
)
const readings = calls.filter(([, { about }]) => about !== undefined)
const writings = calls.filter(([, { method }]) => method !== 'GET')

/** Calls that are no GET and still leave all readings as they were: they begin, look, compute or send a mail. */
const withoutChange = [
  'session.beginPasskey session.refresh session.forgotPassword session.checkLink session.changeEmail',
  'secondFactor.begin passkeys.begin passkeys.beginProof singleSignOn.begin singleSignOn.beginProof singleSignOn.test',
  'review.read exchange.previewImport exchange.refusedRows law.check materiality.previewMethod materiality.previewImport',
  'wording.ask work.check links.sendCode answer.check answer.readSheet organisation.previewImport figures.previewImport',
  'inventory.previewImport factors.previewImport',
].flatMap((line) => line.split(' '))

describe('what calls are about and change', () => {
  it('is said by every call', () => {
    expect(readings.length + writings.length).toBeGreaterThanOrEqual(calls.length)
    expect(calls.filter(([, { method, about }]) => method === 'GET' && about === undefined)).toEqual([])
    const silent = writings.filter(([, { changes }]) => changes?.length === 0).map(([name]) => name)
    expect(silent.sort()).toEqual(withoutChange.sort())
  })

  it('names every subject, and none in vain', () => {
    // The report itself is read nowhere; it is what all that belongs to it follows.
    expect([...new Set(['report', ...readings.map(([, { about }]) => about)])].sort()).toEqual([...subjects].sort())
    const changed = new Set(writings.flatMap(([, { changes = [] }]) => [...staleAfter(changes)]))
    expect(subjects.filter((subject) => !changed.has(subject))).toEqual(['installation'])
  })

  it('is one subject for each address that is read', () => {
    const byPath = new Map<string, Set<string>>()
    for (const [, { path, about }] of readings) byPath.set(path, (byPath.get(path) ?? new Set()).add(about ?? ''))
    expect([...byPath].filter(([, about]) => about.size > 1)).toEqual([])
  })

  it('reaches what follows from it, and what follows from that', () => {
    expect(staleAfter([])).toEqual(new Set())
    expect(staleAfter(['model'])).toEqual(new Set(['model', 'wording', ...reachedByAll, ...(follows.statement ?? [])]))
    expect([...staleAfter(['report'])]).toEqual(expect.arrayContaining(['values', 'progress', 'advice']))
  })
})
