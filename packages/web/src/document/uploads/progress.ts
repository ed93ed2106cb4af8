import { type Document, hasEnded } from '@esrs/contract'

/** Still on its way: whoever shows it looks again until it is there. */
export const isInProgress = ({ stage }: Pick<Document, 'stage'>): boolean => !hasEnded(stage)

/** Its first values are there, and pictures on its pages are still being read: what is found is not yet all. */
export const awaitsPictures = ({ stage, notes }: Pick<Document, 'stage' | 'notes'>): boolean =>
  stage === 'processed' && notes.some(({ code }) => code === 'pictures_later')

/** Milliseconds between two looks: often while something moves, seldom while nothing does. */
const looks = { first: 1000, last: 15_000 }

/** Milliseconds until the next look when nothing has moved for `still` milliseconds. */
const nextPoll = (still: number): number => Math.min(looks.last, Math.max(looks.first, still / 4))

/** When each answer was first seen. The cache keeps one object as long as nothing in it changes. */
const firstSeen = new WeakMap<object, number>()

/** The interval of a list that follows documents: slower while nothing moves, none when all are done. */
export function followWhile<T extends object>(
  data: T | undefined,
  isOpen: (data: T) => boolean,
  now = Date.now(),
): number | false {
  if (!data || !isOpen(data)) return false
  const since = firstSeen.get(data) ?? now
  firstSeen.set(data, since)
  return nextPoll(now - since)
}
