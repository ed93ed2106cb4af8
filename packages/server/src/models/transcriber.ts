import { openAsBlob } from 'node:fs'
import type { Utterance } from '@esrs/engine'
import { z } from 'zod'
import { spanning } from '../traces/span.ts'
import { limitedFetch, ReplyTooLarge } from './limited-fetch.ts'

/** The outcome of a transcription. */
export type Transcription =
  | { ok: true; segments: Utterance[] }
  | { ok: false; reason: 'transcription_failed' | 'too_large' | 'no_text' }

/** Writes down what is said in a recording. */
export interface Transcriber {
  /**
   * Sends the file at `path` to the service. Rejects when the service cannot be reached or is busy, so that it is tried
   * again; resolves with a reason where that would not help.
   */
  transcribe(recording: { path: string; name: string; signal: AbortSignal }): Promise<Transcription>
}

export interface TranscriberOptions {
  /** Address of an OpenAI-compatible API, such as `https://api.example.com/v1`. */
  url: URL
  key: string | null
  model: string
  /** Longest wait for the whole reply. */
  milliseconds: number
}

/** Replies of services: segments with times where they give them, else the text alone. */
const Answer = z.object({
  text: z.string().default(''),
  duration: z.coerce.number().catch(0).optional(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).nullish(),
})

/** More than hours of speech give; a reply beyond it is not one. */
const mostReplyBytes = 32 * 1_048_576

/** A transcription service that speaks the protocol of OpenAI. Nothing is sent to any other address than the one given. */
export function openTranscriber({ url, key, model, milliseconds }: TranscriberOptions): Transcriber {
  const address = new URL(`${url.pathname.replace(/\/+$/, '')}/audio/transcriptions`, url)
  const fetch = limitedFetch(url, mostReplyBytes)

  async function ask(path: string, name: string, format: string, signal: AbortSignal): Promise<Response> {
    const form = new FormData()
    form.append('model', model)
    form.append('response_format', format)
    // A file of the disk stays there: it is read in parts while it is sent. Its name is the sender's affair, its ending is not.
    form.append('file', await openAsBlob(path), `recording${/\.\w{1,5}$/.exec(name)?.[0] ?? ''}`)
    return fetch(address, {
      method: 'POST',
      headers: key ? { authorization: `Bearer ${key}` } : {},
      body: form,
      signal,
    })
  }

  async function transcribe(path: string, name: string, signal: AbortSignal): Promise<Transcription> {
    let response = await ask(path, name, 'verbose_json', signal)
    // Newer models know no times and refuse the form that has them.
    if (response.status === 400) response = await ask(path, name, 'json', signal)
    const { status, ok } = response
    if (status === 429 || status >= 500) throw new Error(`The transcription service answered ${status}.`)
    if (!ok) return { ok: false, reason: status === 413 ? 'too_large' : 'transcription_failed' }
    const answer = Answer.safeParse(await response.json().catch(() => null))
    if (!answer.success) return { ok: false, reason: 'transcription_failed' }
    const segments = segmentsOf(answer.data)
    return segments.length > 0 ? { ok: true, segments } : { ok: false, reason: 'no_text' }
  }

  return {
    transcribe: ({ path, name, signal }) =>
      spanning({ name: 'model transcribe', kind: 'client', facts: { 'server.address': url.hostname } }, () =>
        transcribe(path, name, AbortSignal.any([signal, AbortSignal.timeout(milliseconds)])),
      ).catch((error: unknown) => {
        if (error instanceof ReplyTooLarge) return { ok: false, reason: 'transcription_failed' }
        throw error
      }),
  }
}

function segmentsOf({ text, duration = 0, segments }: z.output<typeof Answer>): Utterance[] {
  const segmentsSpoken = segments?.map(({ start, end, text: words }) => ({ from: start, to: end, text: words.trim() }))
  return (segmentsSpoken ?? [{ from: 0, to: duration, text: text.trim() }]).filter(({ text: words }) => words !== '')
}
