import type { FormatReader } from '../formats.ts'
import { readAvi } from './avi.ts'
import { type Film, readMovie } from './movie.ts'
import { transcriptPage } from './transcript.ts'

/** Reads a film's subtitles. One without is told apart: what is said in it has to be written down first. */
function reading(open: (bytes: Uint8Array) => Film | null): FormatReader {
  return async (bytes, { onProgress }) => {
    const film = open(bytes)
    if (!film) return { ok: false, reason: 'damaged', detail: 'no directory of the film' }
    const media = { ...film.media, subtitles: film.said.length > 0 }
    if (film.said.length === 0) return { ok: false, reason: 'needs_transcription', detail: 'no subtitles', media }
    onProgress(1, 1, 'reading')
    return { ok: true, pages: [transcriptPage(film.said, media.title)], media }
  }
}

export const readMovieFile = reading(readMovie)
export const readAviFile = reading(readAvi)
