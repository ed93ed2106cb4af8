import type { RedrawnPicture } from '@esrs/reports/picture'
import { type ContainLimits, contain, startChild } from '../../children/contain.ts'

/** Settings of the process that decodes pictures. */
export interface Decoding extends ContainLimits {
  /** The file to run, `decoding-child`. */
  entry: string
}

/** What the process is given, and what it says of it. */
export interface DecodingTask {
  bytes: Uint8Array
}
export interface DecodingMessage {
  picture: RedrawnPicture | null
}

/** Pictures in a queue: one process at a time, however often one is saved. */
let last: Promise<unknown> = Promise.resolve()

/** A picture written anew by a process of its own; `null` where it cannot be decoded within the limits. */
export function decodePicture(bytes: Buffer, decoding: Decoding): Promise<RedrawnPicture | null> {
  const mine = last.then(() => decode({ bytes }, decoding))
  last = mine.catch(() => {})
  return mine
}

async function decode(task: DecodingTask, { entry, ...limits }: Decoding): Promise<RedrawnPicture | null> {
  let picture: RedrawnPicture | null = null
  const onMessage = (message: unknown) => {
    picture = (message as DecodingMessage).picture
  }
  await contain(task, { ...limits, start: () => startChild(entry), onMessage })
  return picture
}
