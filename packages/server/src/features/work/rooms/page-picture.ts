import { type ContainLimits, contain, startChild } from '../../../children/contain.ts'

/** Settings of the process that draws pages. */
export interface Pictures extends ContainLimits {
  /** The file to run, `picture-child`. */
  entry: string
}

/** The page that is drawn. */
export interface PictureTask {
  /** The file on disk. */
  path: string
  /** From 1. */
  page: number
}

/** Pages are drawn one after the other, however many people look: each may take all the memory it is allowed. */
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
