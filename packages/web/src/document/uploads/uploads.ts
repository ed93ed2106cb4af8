import type { UploadPlace } from '@esrs/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { call } from '../../api/call.ts'
import { maxUploadBytes } from '../../api/config.ts'
import { contract } from '../../api/contract.ts'
import { ApiError } from '../../api/errors.ts'
import { sessionStore } from '../../api/session.ts'
import { isAccepted } from './kind.ts'

/** A file on its way. `refused`: never sent; `duplicate`: the same file was there already. */
export interface Upload {
  id: number
  place: UploadPlace
  file: File
  state: 'waiting' | 'sending' | 'done' | 'duplicate' | 'failed' | 'refused'
  /** How much has left, from 0 to 1. */
  share: number
  error?: unknown
  refusal?: 'type' | 'empty' | 'size'
  /** For a duplicate: which document it is. */
  message?: string | null
  /** The document that it became. */
  documentId?: string
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
export const isBad = ({ state }: Upload) => state === 'failed' || state === 'refused'

/** Refusals that stay the same however often the file is sent: too large, not what it says, not allowed. */
const lasting = new Set([400, 403, 404, 409, 413, 415, 422])
export const isRefusal = (error: unknown) => error instanceof ApiError && lasting.has(error.status)

/** Whether sending the file again may end otherwise. */
export const mayRetry = ({ state, error }: Upload) => state === 'failed' && !isRefusal(error)

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

/** What the network took is sent again when it is back. */
let resume: (() => void) | null = null
function awaitNetwork() {
  if (resume) return
  resume = () => {
    resume = null
    for (const { id, state, error } of uploads) {
      if (state === 'failed' && error instanceof ApiError && error.status === 0) retryUpload(id)
    }
  }
  addEventListener('online', resume, { once: true })
}

async function send({ id, file, place, replaces }: Upload) {
  const stop = new AbortController()
  stops.set(id, stop)
  change(id, { state: 'sending', share: 0 })
  try {
    const { document, duplicate, message } = await call(
      contract.documents.upload,
      { body: { document_type: 'Other', purpose: 'other', place }, file },
      { signal: stop.signal, onProgress: (share) => change(id, { share }, true) },
    )
    if (replaces && replaces !== document.id) await call(contract.documents.remove, { params: { id: replaces } })
    change(id, { state: duplicate ? 'duplicate' : 'done', share: 1, message, documentId: document.id })
  } catch (error) {
    if (!stop.signal.aborted) {
      change(id, { state: 'failed', error })
      if (error instanceof ApiError && error.status === 0) awaitNetwork()
    }
  } finally {
    stops.delete(id)
    proceed()
  }
}

function proceed() {
  const free = atOnce - uploads.filter(({ state }) => state === 'sending').length
  for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
    void send(upload)
  }
  if (uploads.some(isActive)) {
    addEventListener('beforeunload', holdPage)
    return
  }
  removeEventListener('beforeunload', holdPage)
  // The list of documents shows them; the wizard says how many they were before it lets go of them.
  uploads = uploads.filter(({ state, place }) => state !== 'done' || place !== 'documents')
  announce()
}

function refusalOf(file: File, place: UploadPlace): Upload['refusal'] {
  if (!isAccepted(file.name, place)) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > maxUploadBytes() ? 'size' : undefined
}

interface Destination {
  place: UploadPlace
  replaces?: string | undefined
}

/** Sends files, a few at a time; one that is refused does not stop the others. */
export function addUploads(files: Iterable<File>, { place, replaces }: Destination) {
  const added = [...files].map((file): Upload => {
    lastId += 1
    const refusal = refusalOf(file, place)
    const upload = { id: lastId, place, file, share: 0, replaces }
    return refusal ? { ...upload, state: 'refused', refusal } : { ...upload, state: 'waiting' }
  })
  uploads = [...uploads, ...added]
  announce()
  proceed()
}

export function retryUpload(id: number) {
  change(id, { state: 'waiting', share: 0, error: undefined })
  proceed()
}

/** Stops a file that is on its way, or forgets one that failed. */
export function dropUpload(id: number) {
  stops.get(id)?.abort()
  uploads = uploads.filter((upload) => upload.id !== id)
  announce()
  proceed()
}

/** Stops all files of a place that are on their way. */
export function stopUploads(place: UploadPlace) {
  const going = uploads.filter((upload) => upload.place === place && isActive(upload))
  uploads = uploads.filter((upload) => !going.includes(upload))
  for (const { id } of going) stops.get(id)?.abort()
  announce()
  proceed()
}

/** Forgets what is over in a place. */
export function dropFinished(place: UploadPlace) {
  uploads = uploads.filter((upload) => upload.place !== place || isActive(upload))
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

/** The files of a place that are on their way, did not get through, or have just arrived. */
export function useUploads(place: UploadPlace): readonly Upload[] {
  const all = useSyncExternalStore(store.subscribe, store.get)
  return useMemo(() => all.filter((upload) => upload.place === place), [all, place])
}
