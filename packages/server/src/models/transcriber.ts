import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Utterance } from '@esrs/engine'
import { z } from 'zod'
import { type FileOnDisk, type OpenFile, openFile } from '../files/encryption/file-on-disk.ts'
import { spanning } from '../traces/span.ts'
import { limitedFetch, ReplyTooLarge } from './limited-fetch.ts'

/** The outcome of a transcription. */
export type Transcription =
  | { ok: true; segments: Utterance[] }
  | { ok: false; reason: 'transcription_failed' | 'too_large' | 'no_text' }

/** Writes down what is said in a recording. */
export interface Transcriber {
  /**
   * Sends a file to the service. Rejects when the service cannot be reached or is busy, so that it is tried
   * again; resolves with a reason where that would not help.
   */
  transcribe(recording: { file: FileOnDisk; name: string; signal: AbortSignal }): Promise<Transcription>
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

  async function ask(file: FileOnDisk, name: string, format: string, signal: AbortSignal): Promise<Response> {
    const recording = await openFile(file)
    try {
      // Its name is the sender's affair, its ending is not.
      const named = `recording${/\.\w{1,5}$/.exec(name)?.[0] ?? ''}`
      const { type, length, body } = formWith({ model, response_format: format }, named, recording)
      const request: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: {
          'content-type': type,
          'content-length': String(length),
          ...(key && { authorization: `Bearer ${key}` }),
        },
        body: Readable.toWeb(Readable.from(body)) as ReadableStream,
        duplex: 'half',
        signal,
      }
      return await fetch(address, request)
    } finally {
      await recording.close()
    }
  }

  async function transcribe(file: FileOnDisk, name: string, signal: AbortSignal): Promise<Transcription> {
    let response = await ask(file, name, 'verbose_json', signal)
    // Newer models know no times and refuse the form that has them.
    if (response.status === 400) response = await ask(file, name, 'json', signal)
    const { status, ok } = response
    if (status === 429 || status >= 500) throw new Error(`The transcription service answered ${status}.`)
    if (!ok) return { ok: false, reason: status === 413 ? 'too_large' : 'transcription_failed' }
    const answer = Answer.safeParse(await response.json().catch(() => null))
    if (!answer.success) return { ok: false, reason: 'transcription_failed' }
    const segments = segmentsOf(answer.data)
    return segments.length > 0 ? { ok: true, segments } : { ok: false, reason: 'no_text' }
  }

  return {
    transcribe: ({ file, name, signal }) =>
      spanning({ name: 'model transcribe', kind: 'client', facts: { 'server.address': url.hostname } }, () =>
        transcribe(file, name, AbortSignal.any([signal, AbortSignal.timeout(milliseconds)])),
      ).catch((error: unknown) => {
        if (error instanceof ReplyTooLarge) return { ok: false, reason: 'transcription_failed' }
        throw error
      }),
  }
}

/** A form with fields and one file, which is read while it is sent. */
function formWith(fields: Record<string, string>, fileName: string, file: OpenFile) {
  const boundary = randomUUID()
  const part = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}`
  const texts = Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`)}\r\n\r\n${value}\r\n`)
  const head = `${part(`name="file"; filename="${fileName}"`)}\r\nContent-Type: application/octet-stream\r\n\r\n`
  const [before, after] = [Buffer.from(texts.join('') + head), Buffer.from(`\r\n--${boundary}--\r\n`)]
  async function* body() {
    yield before
    yield* file.pieces()
    yield after
  }
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    length: before.length + file.size + after.length,
    body: body(),
  }
}

function segmentsOf({ text, duration = 0, segments }: z.output<typeof Answer>): Utterance[] {
  const segmentsSpoken = segments?.map(({ start, end, text: words }) => ({ from: start, to: end, text: words.trim() }))
  return (segmentsSpoken ?? [{ from: 0, to: duration, text: text.trim() }]).filter(({ text: words }) => words !== '')
}
