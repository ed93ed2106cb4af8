import type { PictureMarks } from '@esrs/engine/pages'
import { type ContainLimits, contain, startChild } from '../../../children/contain.ts'
import type { FileOnDisk } from '../../../files/encryption/file-on-disk.ts'

/** Settings of the process that draws pages. */
export interface Pictures extends ContainLimits {
  /** The file to run, `picture-child`. */
  entry: string
}

/** The page to draw. */
export interface PictureTask {
  file: FileOnDisk
  /** Page number, counted from 1. */
  page: number
  /** What is marked on it; nothing where absent. */
  marks?: PictureMarks
}

/** Drawings in a queue: only one process runs at a time, because each may use all memory that it is allowed. */
let last: Promise<unknown> = Promise.resolve()

/** A page of a PDF as PNG, drawn in a process of its own; `null` where it cannot be drawn within the limits. */
export async function pagePicture(task: PictureTask, pictures: Pictures): Promise<Uint8Array | null> {
  const mine = last.then(() => draw(task, pictures))
  last = mine.catch(() => {})
  return mine
}

async function draw(task: PictureTask, { entry, ...limits }: Pictures): Promise<Uint8Array | null> {
  let picture: Uint8Array | null = null
  const onMessage = (message: unknown) => {
    picture = (message as { picture: Uint8Array | null }).picture
  }
  await contain(task, { ...limits, start: () => startChild(entry), onMessage })
  return picture
}
