import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Picture } from './picture.ts'

/** A word as recognised, in pixels of the picture. */
export interface SeenWord {
  text: string
  /** 0 to 1. */
  confidence: number
  left: number
  top: number
  right: number
  bottom: number
  /** Where its letters stand. */
  base: number
  /** Height of the line from the deepest to the highest letters. */
  height: number
  /** Number of the line it belongs to. */
  line: number
}

/** One at a time: together, the English words win over the German ones and take their umlauts away. */
export type Language = 'deu' | 'eng'

interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}
interface Seen {
  blocks: {
    paragraphs: {
      lines: {
        baseline: Box
        rowAttributes: { rowHeight: number }
        words: { text: string; confidence: number; bbox: Box }[]
      }[]
    }[]
  }[]
}
interface Session {
  Init(path: null, languages: string, mode: number, config: null): number
  SetVariable(name: string, value: string): boolean
  SetImageFile(orientation: number, angle: number): number
  Recognize(progress: null): number
  GetJSONText(): string
}
interface Core {
  FS: { writeFile(path: string, data: Uint8Array): void }
  TessBaseAPI: new () => Session
}

const networkOnly = 1
const worked = 0
/** Finds columns, paragraphs and lines by itself. */
const automatic = '3'
const oneSign = '10'

/**
 * Recognises text in pictures with the installed program and language data; nothing is fetched and nothing is written to disk.
 * Works in the thread that calls it and keeps that busy: reading has a process of its own.
 */
export class Recogniser {
  readonly core: Core
  readonly sessions = new Map<Language, Session>()

  constructor(core: Core) {
    this.core = core
  }

  /** Words in the order of the program, which reads columns one after the other. */
  async recognise(picture: Picture, language: Language): Promise<SeenWord[]> {
    const session = await this.session(language)
    const head = Buffer.from(`P5\n${picture.width} ${picture.height}\n255\n`)
    this.core.FS.writeFile('/input', Buffer.concat([head, picture.grey]))
    if (session.SetImageFile(1, 0) !== worked) throw new Error('the picture was not taken')
    session.Recognize(null)
    const seen = JSON.parse(session.GetJSONText()) as Seen
    const rows = seen.blocks.flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    return rows.flatMap((row, line) => {
      const { x0, y0, x1, y1 } = row.baseline
      const slope = x1 === x0 ? 0 : (y1 - y0) / (x1 - x0)
      return row.words.map(({ text, confidence, bbox }) => ({
        text,
        confidence: confidence / 100,
        left: bbox.x0,
        top: bbox.y0,
        right: bbox.x1,
        bottom: bbox.y1,
        base: y0 + ((bbox.x0 + bbox.x1) / 2 - x0) * slope,
        height: row.rowAttributes.rowHeight,
        line,
      }))
    })
  }

  /** The one figure of a picture, of those that it can be; `null` where it is none of them. */
  async figure(picture: Picture, figures: string): Promise<string | null> {
    const session = await this.session('deu')
    session.SetVariable('tessedit_pageseg_mode', oneSign)
    session.SetVariable('tessedit_char_whitelist', figures)
    try {
      const [word] = await this.recognise(picture, 'deu')
      return word && word.text.length === 1 && figures.includes(word.text) ? word.text : null
    } finally {
      session.SetVariable('tessedit_pageseg_mode', automatic)
      session.SetVariable('tessedit_char_whitelist', '')
    }
  }

  async session(language: Language): Promise<Session> {
    const known = this.sessions.get(language)
    if (known) return known
    const folder = new URL('4.0.0_best_int/', import.meta.resolve(`@tesseract.js-data/${language}`))
    const packed = await readFile(new URL(`${language}.traineddata.gz`, folder))
    this.core.FS.writeFile(`./${language}.traineddata`, await promisify(gunzip)(packed))
    const session = new this.core.TessBaseAPI()
    if (session.Init(null, language, networkOnly, null) !== worked) throw new Error(`${language} does not start`)
    session.SetVariable('tessedit_pageseg_mode', automatic)
    session.SetVariable('user_defined_dpi', '300')
    this.sessions.set(language, session)
    return session
  }
}

let opened: Promise<Recogniser | null> | null = null

/** The recogniser, started at its first use; `null` where it is not installed or does not start. */
export function openRecogniser(): Promise<Recogniser | null> {
  opened ??= start().catch(() => null)
  return opened
}

/** Forgets a recogniser that failed: its memory may be spoilt. The next one starts anew. */
export function dropRecogniser(): void {
  opened = null
}

async function start(): Promise<Recogniser> {
  // The wrapper around the core runs threads of its own and cannot take language data from two folders.
  const require = createRequire(import.meta.url)
  // Of the variants of the core this one gives the same result on every machine.
  const load = require('tesseract.js-core/tesseract-core-simd-lstm') as (options: object) => Promise<Core>
  const core = await load({ TesseractProgress: () => {}, print: () => {}, printErr: () => {} })
  const recogniser = new Recogniser(core)
  await recogniser.session('deu')
  return recogniser
}
