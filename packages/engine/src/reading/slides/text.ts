import { cleanText } from '../clean-text.ts'
import type { Run } from '../text-page.ts'
import { child, elements, ownText, type XmlElement } from '../xml.ts'

/** A paragraph of a shape or cell. */
export interface SlideParagraph {
  lines: Run[][]
  bullet: boolean
  /** Height of its letters in points. */
  size: number
}

/** Letters below this size, in hundredths of a point, are there to be overlooked. */
const smallest = 200
const usual = 18

interface TextPart {
  text: string
  bold: boolean
  raised: boolean
}

/**
 * The paragraphs of a text body that can be seen.
 * @see ECMA-376 part 1, 21.1.2 text of drawings
 */
export function paragraphsOf(body: XmlElement): SlideParagraph[] {
  return elements(body)
    .filter((one) => one.name === 'a:p')
    .map(paragraphOf)
    .filter((paragraph) => paragraph.lines.some((line) => line.length > 0))
}

function paragraphOf(paragraph: XmlElement): SlideParagraph {
  const properties = child(paragraph, 'a:pPr')
  const lines: TextPart[][][] = [[[]]]
  let size = 0
  for (const one of elements(paragraph)) {
    if (one.name === 'a:br') lines.push([[]])
    if (one.name !== 'a:r' && one.name !== 'a:fld') continue
    const look = child(one, 'a:rPr')
    const height = Number(look?.attributes.sz ?? usual * 100)
    if (height < smallest || isClear(look) || /^(?:sngS|dblS)trike$/.test(look?.attributes.strike ?? '')) continue
    size = Math.max(size, height / 100)
    const bold = look?.attributes.b === '1' || look?.attributes.b === 'true'
    const raised = Number.parseFloat(look?.attributes.baseline ?? '0') > 0
    const written = elements(one)
      .filter((inner) => inner.name === 'a:t')
      .map(ownText)
      .join('')
    for (const [index, text] of cleanText(written).split('\t').entries()) {
      if (index > 0) lines.at(-1)?.push([])
      lines.at(-1)?.at(-1)?.push({ text, bold, raised })
    }
  }
  return {
    lines: lines.map((line) => line.map(runOf).filter((run) => run.text !== '')),
    bullet: child(properties, 'a:buChar') !== null || child(properties, 'a:buAutoNum') !== null,
    size: size || usual,
  }
}

/** Text that is painted with nothing cannot be seen. */
function isClear(look: XmlElement | null): boolean {
  if (child(look, 'a:noFill')) return true
  const fill = child(look, 'a:solidFill')
  return fill !== null && child(elements(fill)[0], 'a:alpha')?.attributes.val === '0'
}

const markText = /^(?:\(?\d{1,2}\)?|[*†‡]+)$/u
const unitEnd = /(?:^|[\s/\d])[ckd]?m$/u

/** Joins parts; raised footnote marks stay apart from the word or number before them. */
function runOf(parts: TextPart[]): Run {
  let text = ''
  let letters = 0
  let boldLetters = 0
  const marks: [number, number][] = []
  for (const { text: written, bold, raised } of parts) {
    const clean = written.replace(/\s+/gu, ' ')
    const isMark = raised && markText.test(clean.trim()) && !unitEnd.test(text)
    if (isMark && text !== '' && !text.endsWith(' ')) text += ' '
    const start = text.length
    text += text === '' || text.endsWith(' ') ? clean.trimStart() : clean
    if (isMark) marks.push([start, text.trimEnd().length])
    letters += clean.length
    if (bold) boldLetters += clean.length
  }
  text = text.trimEnd()
  return { text, bold: letters > 0 && boldLetters > letters / 2, marks: marks.filter(([, end]) => end <= text.length) }
}

/** Several runs as one, as a cell holds them. */
export function joined(runs: Run[]): Run {
  let text = ''
  const marks: [number, number][] = []
  for (const run of runs) {
    if (text !== '') text += ' '
    for (const [from, to] of run.marks) marks.push([text.length + from, text.length + to])
    text += run.text
  }
  return { text, bold: text !== '' && runs.every((run) => run.bold), marks }
}
