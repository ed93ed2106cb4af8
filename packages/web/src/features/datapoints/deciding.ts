import { useSyncExternalStore } from 'react'

/** Why a datapoint cannot be decided on at this moment. */
export type Waiting = 'saving' | 'undoing'

/** Datapoints on which a decision is under way, with how many; of all parts of the page, because the address may lead back to one. */
const underWay = new Map<string, Waiting[]>()
const listeners = new Set<() => void>()

function keep(key: string, all: Waiting[]) {
  if (all.length > 0) underWay.set(key, all)
  else underWay.delete(key)
  for (const listener of listeners) listener()
}

/** Notes that a decision is under way until its end is told, also where it fails. */
export async function deciding<T>(key: string, why: Waiting, work: () => Promise<T>): Promise<T> {
  keep(key, [...(underWay.get(key) ?? []), why])
  try {
    return await work()
  } finally {
    const all = underWay.get(key) ?? []
    keep(key, all.toSpliced(all.lastIndexOf(why), 1))
  }
}

/** What is waited for before a datapoint can be decided on again; asked at the moment of a decision, it is never behind. */
export const waitingFor = (key: string): Waiting | null => {
  const all = underWay.get(key)
  return all?.find((why) => why === 'undoing') ?? all?.[0] ?? null
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What is waited for before a datapoint can be decided on again, as it is shown. */
export const useWaitingFor = (key: string): Waiting | null => useSyncExternalStore(subscribe, () => waitingFor(key))
