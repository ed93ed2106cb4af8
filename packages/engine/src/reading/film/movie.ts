import type { Media, Utterance } from '../document.ts'
import { latinOf } from '../magic.ts'
import { boxAt, boxesIn, type MovieBox } from './boxes.ts'
import { spokenLines } from './transcript.ts'

/** What a film holds that can be read. */
export interface Film {
  media: Omit<Media, 'subtitles'>
  said: Utterance[]
}

const mostSamples = 100_000
const mostBytes = 10_000_000
const subtitleHandlers = new Set(['sbtl', 'subt', 'text', 'clcp'])

/**
 * Reads title, length and subtitles of an MP4 or QuickTime file; pictures and sound are not touched.
 * @returns `null` where the film's directory is missing, as in a file that was cut
 * @see ISO/IEC 14496-12; 3GPP TS 26.245 timed text
 */
export function readMovie(bytes: Uint8Array): Film | null {
  const movie = boxAt(bytes, { from: 0, to: bytes.length }, 'moov')
  if (!movie) return null
  const tracks = boxesIn(bytes, movie.from, movie.to).filter((box) => box.kind === 'trak')
  // One language is enough, and several would say everything twice.
  const texts = tracks.map((track) => subtitlesOf(bytes, track)).filter((said) => said.length > 0)
  return { media: { title: titleOf(bytes, movie), seconds: secondsOf(bytes, movie) }, said: texts[0] ?? [] }
}

function at(bytes: Uint8Array, box: MovieBox | null): DataView | null {
  return box ? new DataView(bytes.buffer, bytes.byteOffset + box.from, box.to - box.from) : null
}

function secondsOf(bytes: Uint8Array, movie: MovieBox): number | null {
  const view = at(bytes, boxAt(bytes, movie, 'mvhd'))
  if (!view || view.byteLength < 20) return null
  const wide = view.getUint8(0) === 1
  if (wide && view.byteLength < 32) return null
  const [scale, length] = wide
    ? [view.getUint32(20), Number(view.getBigUint64(24))]
    : [view.getUint32(12), view.getUint32(16)]
  return scale > 0 && length > 0 ? Math.round((length / scale) * 10) / 10 : null
}

/** The title as either family of programs writes it. */
function titleOf(bytes: Uint8Array, movie: MovieBox): string | null {
  const data = boxAt(bytes, movie, 'udta')
  if (!data) return null
  const inside = boxesIn(bytes, data.from, data.to)
  const meta = inside.find((box) => box.kind === 'meta')
  // In MP4 the box has four bytes of version before its content, in QuickTime none.
  for (const skip of [4, 0]) {
    const item = meta ? boxAt(bytes, { from: meta.from + skip, to: meta.to }, 'ilst', '\xa9nam', 'data') : null
    if (item && item.to - item.from > 8) return utf8(bytes, item.from + 8, item.to)
  }
  const name = inside.find((box) => box.kind === '\xa9nam')
  const view = at(bytes, name ?? null)
  if (!name || !view || view.byteLength < 4) return null
  return utf8(bytes, name.from + 4, Math.min(name.to, name.from + 4 + view.getUint16(0)))
}

function utf8(bytes: Uint8Array, from: number, to: number): string | null {
  return new TextDecoder().decode(bytes.subarray(from, Math.min(to, from + 1_000))).trim() || null
}

function subtitlesOf(bytes: Uint8Array, track: MovieBox): Utterance[] {
  const media = boxAt(bytes, track, 'mdia')
  const handler = media && boxAt(bytes, media, 'hdlr')
  const table = media && boxAt(bytes, media, 'minf', 'stbl')
  const head = at(bytes, media && boxAt(bytes, media, 'mdhd'))
  if (!handler || !table || !head || head.byteLength < 20) return []
  if (!subtitleHandlers.has(latinOf(bytes, handler.from + 8, handler.from + 12))) return []
  const scale = head.getUint8(0) === 1 && head.byteLength >= 24 ? head.getUint32(20) : head.getUint32(12)
  if (scale === 0) return []
  const said: Utterance[] = []
  let time = 0
  let total = 0
  const lengths = durationsOf(at(bytes, boxAt(bytes, table, 'stts')))
  for (const { from, size } of samplesOf(bytes, table)) {
    const length = lengths.next().value ?? 0
    const text = from + size <= bytes.length ? sampleText(bytes, from, size) : ''
    total += text.length
    if (total > mostBytes) break
    if (text !== '') said.push({ from: time / scale, to: (time + length) / scale, text })
    time += length
  }
  return said
}

/** Lengths of samples one by one; the file counts runs of equal ones. */
function* durationsOf(view: DataView | null): Generator<number, undefined> {
  const runs = view && view.byteLength >= 8 ? view.getUint32(4) : 0
  let read = 0
  for (let run = 0; view && run < runs && 16 + run * 8 <= view.byteLength; run++) {
    const count = view.getUint32(8 + run * 8)
    for (let index = 0; index < count && read < mostSamples; index++, read++) yield view.getUint32(12 + run * 8)
  }
}

/** Where each sample stands: chunks are placed, and tell how many samples follow each other in them. */
function* samplesOf(bytes: Uint8Array, table: MovieBox): Generator<{ from: number; size: number }> {
  const sizes = at(bytes, boxAt(bytes, table, 'stsz'))
  const groups = at(bytes, boxAt(bytes, table, 'stsc'))
  const narrow = boxAt(bytes, table, 'stco')
  const chunks = at(bytes, narrow ?? boxAt(bytes, table, 'co64'))
  if (!sizes || !groups || !chunks || sizes.byteLength < 12 || groups.byteLength < 8 || chunks.byteLength < 8) return
  const same = sizes.getUint32(4)
  const count = Math.min(mostSamples, sizes.getUint32(8))
  const width = narrow ? 4 : 8
  let sample = 0
  let group = 0
  for (let chunk = 0; chunk < chunks.getUint32(4) && 8 + (chunk + 1) * width <= chunks.byteLength; chunk++) {
    while (8 + (group + 2) * 12 <= groups.byteLength && groups.getUint32(8 + (group + 1) * 12) <= chunk + 1) group++
    if (8 + (group + 1) * 12 > groups.byteLength) return
    const inChunk = groups.getUint32(8 + group * 12 + 4)
    let from = narrow ? chunks.getUint32(8 + chunk * 4) : Number(chunks.getBigUint64(8 + chunk * 8))
    for (let index = 0; index < inChunk; index++, sample++) {
      if (sample >= count || (same === 0 && 12 + (sample + 1) * 4 > sizes.byteLength)) return
      const size = same || sizes.getUint32(12 + sample * 4)
      yield { from, size }
      from += size
    }
  }
}

/** A sample of timed text begins with its length; one of web captions is made of boxes. */
function sampleText(bytes: Uint8Array, from: number, size: number): string {
  if (latinOf(bytes, from + 4, from + 8) === 'vttc') {
    const cue = boxAt(bytes, { from, to: from + size }, 'vttc', 'payl')
    return cue ? spokenLines(new TextDecoder().decode(bytes.subarray(cue.from, cue.to))) : ''
  }
  if (size < 2) return ''
  const length = Math.min(size - 2, ((bytes[from] as number) << 8) | (bytes[from + 1] as number))
  const text = bytes.subarray(from + 2, from + 2 + length)
  const wide =
    text[0] === 0xfe && text[1] === 0xff ? 'utf-16be' : text[0] === 0xff && text[1] === 0xfe ? 'utf-16le' : null
  return spokenLines(new TextDecoder(wide ?? 'utf-8').decode(text))
}
