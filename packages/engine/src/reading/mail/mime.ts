import { latinOf } from '../magic.ts'

/** A part of a mail: its heads by small names, and its content as it was sent. */
export interface MimePart {
  heads: ReadonlyMap<string, string>
  /** Kind of content such as `text/plain`. */
  type: string
  charset: string
  /** Name of an attached file; empty where it has none. */
  fileName: string
  isAttached: boolean
  /** Decoded content; empty for one that has parts. */
  bytes: Uint8Array
  parts: MimePart[]
}

/** Parts of one mail, parts within one another, and characters of its heads, at most. */
const [mostParts, deepest, longestHeads] = [500, 20, 200_000]

/** Words of a head that are written in another encoding: `=?utf-8?q?...?=`. */
const encoded = /=\?([\w.-]{1,40})(?:\*[\w-]{0,20})?\?([bq])\?([^?\s]{0,2000})\?=(?:\s+(?==\?))?/gi

function decoded(charset: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(charset || 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const quoted = (text: string): Uint8Array =>
  Uint8Array.from(text.replace(/=\r?\n/g, '').match(/=[0-9a-f]{2}|[\s\S]/gi) ?? [], (one) =>
    one.length === 3 ? Number.parseInt(one.slice(1), 16) : one.charCodeAt(0) & 0xff,
  )
const base64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.replace(/[^a-z0-9+/=]/gi, ''), 'base64'))

/** A head as people read it. */
export const headText = (text: string): string =>
  text
    .replace(encoded, (_, charset: string, kind: string, words: string) =>
      decoded(charset, kind.toLowerCase() === 'b' ? base64(words) : quoted(words.replaceAll('_', ' '))),
    )
    .replace(/\s+/g, ' ')
    .trim()

/** Heads and where the content begins. */
function headsOf(source: string): { heads: Map<string, string>; from: number } {
  const end = /\r?\n\r?\n/.exec(source.slice(0, longestHeads))
  const until = end ? end.index : Math.min(source.length, longestHeads)
  const heads = new Map<string, string>()
  for (const line of source
    .slice(0, until)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && /^[!-9;-~]+$/.test(name) && !heads.has(name)) heads.set(name, line.slice(colon + 1).trim())
  }
  return { heads, from: end ? end.index + end[0].length : source.length }
}

/** What a head says behind its first word, such as a name of a file; in pieces and other encodings too (RFC 2231). */
function parameter(head: string, name: string): string {
  const pieces: string[] = []
  const pattern = new RegExp(
    `;\\s*${name}(?:\\*(\\d{1,2}))?(\\*)?\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.){0,2000})"|([^;\\s]{0,2000}))`,
    'gi',
  )
  let isEncoded = false
  for (const [, index, star, inQuotes, bare] of head.matchAll(pattern)) {
    pieces[Number(index ?? 0)] = (inQuotes ?? bare ?? '').replace(/\\(.)/g, '$1')
    isEncoded ||= star !== undefined
  }
  const whole = pieces.filter((one) => one !== undefined).join('')
  const [, charset, words] = /^([\w-]{0,40})'[^']{0,20}'(.*)$/.exec(whole) ?? []
  if (!isEncoded || words === undefined) return headText(whole)
  return decoded(charset!, quoted(words.replaceAll('=', '=3D').replaceAll('%', '=')))
}

class Parser {
  private count = 0

  part(source: string, depth: number): MimePart {
    this.count += 1
    const { heads, from } = headsOf(source)
    const kind = heads.get('content-type') ?? 'text/plain'
    const type = /^[\w.+-]+\/[\w.+-]+/.exec(kind)?.[0].toLowerCase() ?? 'text/plain'
    const disposition = heads.get('content-disposition') ?? ''
    const fileName = parameter(disposition, 'filename') || parameter(kind, 'name')
    const boundary = parameter(kind, 'boundary')
    const content = source.slice(from)
    const isWhole = type.startsWith('multipart/') && boundary !== '' && depth < deepest
    return {
      heads,
      type,
      charset: parameter(kind, 'charset'),
      fileName,
      isAttached: /^attachment/i.test(disposition),
      bytes: isWhole ? new Uint8Array() : bytesOf(content, heads.get('content-transfer-encoding') ?? ''),
      parts: isWhole ? this.parts(content, boundary, depth + 1) : [],
    }
  }

  private parts(content: string, boundary: string, depth: number): MimePart[] {
    const line = `--${boundary}`
    const found: MimePart[] = []
    let from = -1
    for (let at = content.indexOf(line); at >= 0; at = content.indexOf(line, at + line.length)) {
      if (at > 0 && content[at - 1] !== '\n') continue
      if (from >= 0 && this.count < mostParts)
        found.push(this.part(content.slice(from, at).replace(/\r?\n$/, ''), depth))
      if (content.startsWith('--', at + line.length)) return found
      const next = content.indexOf('\n', at)
      if (next < 0) return found
      from = next + 1
    }
    // A mail that was cut off ends without its last line.
    if (from >= 0 && this.count < mostParts) found.push(this.part(content.slice(from), depth))
    return found
  }
}

function bytesOf(content: string, encoding: string): Uint8Array {
  const name = encoding.trim().toLowerCase()
  if (name === 'base64') return base64(content)
  if (name === 'quoted-printable') return quoted(content)
  return new Uint8Array(Buffer.from(content, 'latin1'))
}

/** A mail as its parts, one within the other (RFC 5322, RFC 2045 to 2047). */
export const mimeOf = (bytes: Uint8Array): MimePart => new Parser().part(latinOf(bytes, 0, bytes.length), 0)

/** The text of a part in its own encoding. */
export const textOfPart = ({ bytes, charset }: MimePart): string => decoded(charset, bytes)
