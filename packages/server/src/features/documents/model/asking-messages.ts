import type { Analysis, AskOptions, DropReason, ModelRequest, Teaching } from '@esrs/engine'
import type { FileOnDisk } from '../../../files/encryption/file-on-disk.ts'

/** Makes requests from a file on disk. */
export interface PrepareTask {
  kind: 'prepare'
  file: FileOnDisk
  /** The sender's name for it. */
  name: string
  reportingYear: number
  taught: Teaching[]
  ocrMaxPages: number
  /** Its pictures on pages of text are not among the stored pages, so nothing may be quoted from them. */
  picturesLater: boolean
  asked: AskOptions
}

/** What is kept of a request to hold its answer against it. */
export type AskedOf = Pick<ModelRequest, 'kind' | 'marks' | 'pages' | 'standard'>

/** Checks answers against what a preparation has left. */
export interface CheckTask {
  kind: 'check'
  /** As `Prepared` holds it. */
  material: Uint8Array
  replies: { request: AskedOf; reply: string }[]
  model: string
  asked: AskOptions
}

export type AskingTask = PrepareTask | CheckTask

/** The request to the model and all that checking its answers needs, packed. */
export interface Prepared {
  kind: 'prepared'
  requests: ModelRequest[]
  material: Uint8Array
}

/** The analysis with what the model has added to it. */
export interface Checked {
  kind: 'checked'
  analysis: Analysis
  kept: number
  dropped: { reason: DropReason; type: string }[]
  /** Pages that the model has read. */
  pagesRead: number[]
  /** The second step: what is to be asked about the passages that the first one has found. */
  passages: ModelRequest[]
}

/** The one answer of the process. */
export type AskingMessage = Prepared | Checked | { kind: 'unreadable' }
