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

/** German first: its letters hold the English ones, so that umlauts are not taken for plain vowels. */
const languages = ['deu', 'eng']

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

/**
 * Recognises text in pictures with the installed program and language data; nothing is fetched and nothing is written to disk.
 * Works in the thread that calls it and keeps that busy: reading has a process of its own.
 */
export class Recogniser {
  readonly core: Core
  readonly session: Session

  constructor(core: Core, session: Session) {
    this.core = core
    this.session = session
  }

  /** Words in the order of the program, which reads columns one after the other. */
  recognise(picture: Picture): SeenWord[] {
    const { core, session } = this
    const head = Buffer.from(`P5\n${picture.width} ${picture.height}\n255\n`)
    core.FS.writeFile('/input', Buffer.concat([head, picture.grey]))
    if (session.SetImageFile(1, 0) !== 0) throw new Error('the picture was not taken')
    session.Recognize(null)
    const seen = JSON.parse(session.GetJSONText()) as Seen
    const words: SeenWord[] = []
    let line = 0
    for (const row of seen.blocks.flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))) {
      const { x0, y0, x1, y1 } = row.baseline
      const slope = x1 === x0 ? 0 : (y1 - y0) / (x1 - x0)
      for (const { text, confidence, bbox } of row.words)
        words.push({
          text,
          confidence: confidence / 100,
          left: bbox.x0,
          top: bbox.y0,
          right: bbox.x1,
          bottom: bbox.y1,
          base: y0 + ((bbox.x0 + bbox.x1) / 2 - x0) * slope,
          height: row.rowAttributes.rowHeight,
          line,
        })
      line++
    }
    return words
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

async function start(): Promise<Recogniser | null> {
  // The wrapper around the core runs threads of its own and cannot take language data from two folders.
  const require = createRequire(import.meta.resolve('tesseract.js'))
  // Of the variants of the core this one gives the same result on every machine.
  const load = require('tesseract.js-core/tesseract-core-simd-lstm') as (options: object) => Promise<Core>
  const silent = { TesseractProgress: () => {}, print: () => {}, printErr: () => {} }
  const core = await load(silent)
  for (const language of languages) {
    const file = new URL('4.0.0_best_int/', import.meta.resolve(`@tesseract.js-data/${language}`))
    const packed = await readFile(new URL(`${language}.traineddata.gz`, file))
    core.FS.writeFile(`./${language}.traineddata`, await promisify(gunzip)(packed))
  }
  const session = new core.TessBaseAPI()
  if (session.Init(null, languages.join('+'), networkOnly, null) !== worked) return null
  session.SetVariable('tessedit_pageseg_mode', '3')
  session.SetVariable('user_defined_dpi', '300')
  return new Recogniser(core, session)
}
