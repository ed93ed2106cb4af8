const timeOfRecording = '2026-02-17T08:00:00.000Z'
const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g
const time = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g
const sha256 = /\b[0-9a-f]{64}\b/g
/** The beginning of one, as sentences quote it. */
const shortSha256 = /(?<=SHA-256 )[0-9a-f]{16}(?=…)/g
/** Pattern of a survey's random id, which is its address too; other keys have no capital letters. */
const address = /(?<="id":")(?=[\w-]*[A-Z])[\w-]{22}(?=")/g

/** All distinct matches of a pattern in a text, in the order of their first occurrence. */
const each = (text: string, kind: RegExp) => [...new Set(text.match(kind))]

/**
 * Replies without what differs from one recording to the next: ids are numbered as they first appear, so that
 * one that appears in several replies is the same in all of them; checksums, which are made over ids and times, are numbered too. All
 * times become one: the demo company is made in seconds, and which steps share a millisecond is chance.
 */
export function steady<T>(replies: T): T {
  const text = JSON.stringify(replies)
  const known = new Map<string, string>()
  each(text, uuid).forEach((id, index) => {
    known.set(id, `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`)
  })
  each(text, sha256).forEach((sum, index) => {
    known.set(sum, String(index + 1).padStart(64, '0'))
  })
  each(text, shortSha256).forEach((sum, index) => {
    known.set(sum, String(index + 1).padStart(16, '0'))
  })
  each(text, address).forEach((id, index) => {
    known.set(id, `address-${String(index + 1).padStart(14, '0')}`)
  })
  const swap = (found: string) => known.get(found)!
  const steadied = [uuid, sha256, shortSha256, address].reduce((rest, kind) => rest.replace(kind, swap), text)
  return JSON.parse(steadied.replace(time, timeOfRecording)) as T
}
