import type { Utterance } from '../document.ts'
import { latinOf } from '../magic.ts'
import type { Film } from './movie.ts'
import { spokenLines } from './transcript.ts'

const mostChunks = 2_000_000
const deepest = 6
const mostBytes = 10_000_000

/**
 * Reads title, length and the rare subtitles of an AVI file.
 * @returns `null` where its head is missing
 */
export function readAvi(bytes: Uint8Array): Film | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const film: Film = { media: { title: null, seconds: null }, said: [] }
  let headed = false
  let chunks = 0
  const walk = (from: number, to: number, depth: number): void => {
    let at = from
    while (at + 8 <= to && ++chunks < mostChunks) {
      const kind = latinOf(bytes, at, at + 4)
      const start = at + 8
      const size = view.getUint32(at + 4, true)
      const end = Math.min(to, start + size)
      if ((kind === 'LIST' || kind === 'RIFF') && depth < deepest) walk(start + 4, end, depth + 1)
      else if (kind === 'avih' && end - start >= 20) {
        headed = true
        const seconds = (view.getUint32(start, true) * view.getUint32(start + 16, true)) / 1_000_000
        if (seconds > 0) film.media.seconds = Math.round(seconds * 10) / 10
      } else if (kind === 'INAM')
        film.media.title ??=
          new TextDecoder()
            .decode(bytes.subarray(start, Math.min(end, start + 1_000)))
            .replace(/\0.*/s, '')
            .trim() || null
      else if (latinOf(bytes, start, start + 5) === 'GAB2\0' && film.said.length === 0)
        film.said = packedSubtitles(bytes.subarray(start, Math.min(end, start + mostBytes)))
      // Chunks begin at even places.
      at = start + size + (size % 2)
    }
  }
  walk(0, bytes.length, 0)
  return headed ? film : null
}

/** A whole subtitle file packed into one chunk, behind its name. */
function packedSubtitles(chunk: Uint8Array): Utterance[] {
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  let at = 5
  while (at + 6 <= chunk.length) {
    const kind = view.getUint16(at, true)
    const size = view.getUint32(at + 2, true)
    if (kind === 4) return subtitleFile(new TextDecoder().decode(chunk.subarray(at + 6, at + 6 + size)))
    at += 6 + size
  }
  return []
}

const times = /(\d{1,2}):(\d{2}):(\d{2})[,.](\d{3})\s*-->\s*(\d{1,2}):(\d{2}):(\d{2})[,.](\d{3})/

/** Subtitles written as text: a number, two times, and what is said, parted by empty lines. */
function subtitleFile(text: string): Utterance[] {
  return text.split(/\r?\n\s*\r?\n/).flatMap((part) => {
    const lines = part.split(/\r?\n/)
    const index = lines.findIndex((line) => times.test(line))
    const found = times.exec(lines[index] ?? '')
    if (!found) return []
    const [h = 0, m = 0, s = 0, ms = 0, h2 = 0, m2 = 0, s2 = 0, ms2 = 0] = found.slice(1).map(Number)
    const words = spokenLines(lines.slice(index + 1).join('\n'))
    return words === ''
      ? []
      : [{ from: h * 3600 + m * 60 + s + ms / 1000, to: h2 * 3600 + m2 * 60 + s2 + ms2 / 1000, text: words }]
  })
}
