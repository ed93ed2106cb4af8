import type { FormatReader } from '../format-reader.ts'
import { readAvi } from './avi.ts'
import { type Film, readMovie } from './movie.ts'
import { transcriptPage } from './transcript.ts'

/** Reads a film's subtitles, or what was written down of it. One without either has a reason of its own. */
function reading(open: (bytes: Uint8Array) => Film | null): FormatReader {
  return async (bytes, { onProgress, transcript = [] }) => {
    const film = open(bytes)
    if (!film && transcript.length === 0) return { ok: false, reason: 'damaged', detail: 'no directory of the film' }
    const { title = null, seconds = null } = film?.media ?? {}
    const said = film?.said ?? []
    const media = { title, seconds, subtitles: said.length > 0 }
    const words = transcript.length > 0 ? transcript : said
    if (words.length === 0) return { ok: false, reason: 'needs_transcription', detail: 'no subtitles', media }
    onProgress(1, 1, 'reading')
    return { ok: true, pages: [transcriptPage(words, title)], media }
  }
}

export const readMovieFile = reading(readMovie)
export const readAviFile = reading(readAvi)
