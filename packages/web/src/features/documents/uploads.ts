import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { sessionStore } from '../../api/session.ts'
import { isAccepted } from './kind.ts'
import { refreshDocuments } from './queries.ts'

/** A file on its way. `refused`: never sent; `duplicate`: the same file was there already. */
export interface Upload {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'done' | 'duplicate' | 'failed' | 'refused'
  /** How much has left, from 0 to 1. */
  share: number
  error?: unknown
  refusal?: 'type' | 'empty'
  /** The document that it takes the place of. */
  replaces?: string | undefined
}

/** How many files are sent at once; more would only make each of them slower. */
const atOnce = 3
/** Milliseconds between two pictures of the progress. */
const pictureEvery = 100

let uploads: readonly Upload[] = []
let lastId = 0
let pending: ReturnType<typeof setTimeout> | undefined
const stops = new Map<number, AbortController>()
const listeners = new Set<() => void>()

function announce() {
  clearTimeout(pending)
  pending = undefined
  for (const listener of listeners) listener()
}

function change(id: number, changed: Partial<Upload>, soon = false) {
  uploads = uploads.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload))
  if (!soon) announce()
  else pending ??= setTimeout(announce, pictureEvery)
}

export const isActive = ({ state }: Upload) => state === 'waiting' || state === 'sending'

/** Whoever leaves the page with files on their way is asked first. */
const holdPage = (event: BeforeUnloadEvent) => event.preventDefault()

let holder = sessionStore.get().user?.id
sessionStore.subscribe(() => {
  const next = sessionStore.get().user?.id
  if (next === holder) return
  holder = next
  for (const stop of stops.values()) stop.abort()
  uploads = []
  announce()
})

async function send({ id, file, replaces }: Upload, client: QueryClient) {
  const stop = new AbortController()
  stops.set(id, stop)
  change(id, { state: 'sending', share: 0 })
  try {
    const { document, duplicate } = await call(
      contract.documents.upload,
      { body: { document_type: 'Other', purpose: 'other' }, file },
      { signal: stop.signal, onProgress: (share) => change(id, { share }, true) },
    )
    if (replaces && replaces !== document.id) await call(contract.documents.remove, { params: { id: replaces } })
    change(id, { state: duplicate ? 'duplicate' : 'done', share: 1 })
    void refreshDocuments(client)
  } catch (error) {
    if (!stop.signal.aborted) change(id, { state: 'failed', error })
  } finally {
    stops.delete(id)
    proceed(client)
  }
}

function proceed(client: QueryClient) {
  const free = atOnce - uploads.filter(({ state }) => state === 'sending').length
  for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
    void send(upload, client)
  }
  if (uploads.some(isActive)) addEventListener('beforeunload', holdPage)
  else {
    removeEventListener('beforeunload', holdPage)
    uploads = uploads.filter(({ state }) => state !== 'done')
    announce()
  }
}

const refusalOf = (file: File): Upload['refusal'] =>
  !isAccepted(file.name) ? 'type' : file.size === 0 ? 'empty' : undefined

/** Sends files, a few at a time; one that is refused does not stop the others. */
export function addUploads(files: Iterable<File>, client: QueryClient, replaces?: string) {
  const added = [...files].map((file): Upload => {
    lastId += 1
    const refusal = refusalOf(file)
    return refusal
      ? { id: lastId, file, state: 'refused', share: 0, refusal, replaces }
      : { id: lastId, file, state: 'waiting', share: 0, replaces }
  })
  uploads = [...uploads, ...added]
  announce()
  proceed(client)
}

export function retryUpload(id: number, client: QueryClient) {
  change(id, { state: 'waiting', share: 0, error: undefined })
  proceed(client)
}

/** Stops a file that is on its way, or forgets one that failed. */
export function dropUpload(id: number, client: QueryClient) {
  stops.get(id)?.abort()
  uploads = uploads.filter((upload) => upload.id !== id)
  announce()
  proceed(client)
}

export function dropSettled() {
  uploads = uploads.filter(isActive)
  announce()
}

const store = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  get: () => uploads,
}

export const useUploads = (): readonly Upload[] => useSyncExternalStore(store.subscribe, store.get)
