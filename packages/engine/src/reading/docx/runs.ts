import { cleanText } from '../clean-text.ts'
import type { Run } from '../text-page.ts'
import { boxOf } from '../tick-boxes.ts'
import { child, elements, ownText, type XmlElement } from '../xml.ts'
import { isOn, type WordStyle, type WordStyles } from './styles.ts'

/** The text of a paragraph as it is seen: lines, each of runs between tab stops; text boxes that hang on it. */
export interface ParagraphText {
  lines: Run[][]
  boxes: XmlElement[]
}

// Tracked deletions and moves away, field codes, and the copy for programs that cannot show a drawing.
const left = new Set([
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'mc:Fallback',
  'w:pPr',
  'w:rPr',
  'w:annotationRef',
])
const markText = /^(?:\(?\d{1,2}\)?(?:[,;]\d{1,2})*\)?|[*†‡§]+)$/u
const unitEnd = /(?:^|[\s/(]|\d)(?:m|km|cm|dm|mm)$/u

interface TextPart {
  text: string
  bold: boolean
  raised: boolean
}

/** A paragraph while its text is collected. */
interface Collecting {
  lines: TextPart[][][]
  boxes: XmlElement[]
  style: WordStyle
  styles: WordStyles
  inTable: boolean
}

/** Collects the visible text of a paragraph. */
export function textOf(paragraph: XmlElement, styles: WordStyles, inTable: boolean): ParagraphText {
  const style = styles.of(child(child(paragraph, 'w:pPr'), 'w:pStyle')?.attributes['w:val'])
  const text: Collecting = { lines: [[[]]], boxes: [], style, styles, inTable }
  collect(paragraph, null, text)
  return { lines: text.lines.map((line) => line.map(runOf).filter((one) => one.text !== '')), boxes: text.boxes }
}

function collect(parent: XmlElement, run: XmlElement | null, into: Collecting): void {
  for (const one of elements(parent)) if (!left.has(one.name)) collectElement(one, run, into)
}

function collectElement(one: XmlElement, run: XmlElement | null, into: Collecting): void {
  const { lines, style, styles } = into
  const control = controlText(one)
  if (control !== null) lines.at(-1)?.at(-1)?.push({ text: control, bold: false, raised: false })
  else if (one.name === 'w:txbxContent') into.boxes.push(one)
  else if (one.name === 'w:r') {
    if (!isHidden(one, style, styles, into.inTable)) collect(one, one, into)
  } else if (one.name === 'w:br' || one.name === 'w:cr') {
    if (one.attributes['w:type'] !== 'page') lines.push([[]])
  } else if (one.name === 'w:tab' && run) lines.at(-1)?.push([])
  else {
    const text = charactersOf(one)
    if (text === null) collect(one, run, into)
    else
      lines
        .at(-1)
        ?.at(-1)
        ?.push(partOf(text, run, style, styles))
  }
}

/**
 * What a control says that has a state of its own, whatever sign stands for it: a tick box, a choice of a list, or nothing where
 * it only invites to type.
 */
function controlText(element: XmlElement): string | null {
  if (element.name === 'w:sdt') {
    const properties = child(element, 'w:sdtPr')
    const tick = child(properties, 'w14:checkbox')
    if (tick) {
      const value = child(tick, 'w14:checked')?.attributes['w14:val']
      return boxOf(value === '1' || value === 'true')
    }
    return isOn(properties, 'w:showingPlcHdr') ? '' : null
  }
  const data = element.name === 'w:fldChar' ? child(element, 'w:ffData') : null
  const tick = child(data, 'w:checkBox')
  if (tick) return boxOf(isOn(tick, 'w:checked') ?? isOn(tick, 'w:default') ?? false)
  const list = child(data, 'w:ddList')
  if (!list) return null
  const chosen = Number(
    child(list, 'w:result')?.attributes['w:val'] ?? child(list, 'w:default')?.attributes['w:val'] ?? 0,
  )
  const entries = elements(list).filter((one) => one.name === 'w:listEntry')
  return entries[chosen]?.attributes['w:val'] ?? ''
}

function charactersOf(element: XmlElement): string | null {
  if (element.name === 'w:t' || element.name === 'm:t') return ownText(element)
  if (element.name === 'w:noBreakHyphen') return '-'
  if (element.name === 'w:sym') {
    const code = Number.parseInt(element.attributes['w:char'] ?? '', 16)
    return Number.isNaN(code) ? '' : String.fromCodePoint(code)
  }
  return null
}

function partOf(text: string, run: XmlElement | null, style: WordStyle, styles: WordStyles): TextPart {
  const properties = child(run, 'w:rPr')
  const character = child(properties, 'w:rStyle')?.attributes['w:val']
  const bold = isOn(properties, 'w:b') ?? (character ? styles.of(character).bold : false)
  const raised = child(properties, 'w:vertAlign')?.attributes['w:val'] === 'superscript'
  return { text, bold: bold || style.bold, raised }
}

/** Text set to be hidden, struck through, in white on nothing, or too small to see, is no evidence. */
function isHidden(run: XmlElement, style: WordStyle, styles: WordStyles, inTable: boolean): boolean {
  const properties = child(run, 'w:rPr')
  const own = isOn(properties, 'w:vanish') ?? isOn(properties, 'w:webHidden')
  if (own !== null) return own
  if (style.hidden) return true
  const character = child(properties, 'w:rStyle')?.attributes['w:val']
  if (character && styles.of(character).hidden) return true
  const struck = isOn(properties, 'w:strike') ?? (style.struck || (character ? styles.of(character).struck : false))
  if (struck || isOn(properties, 'w:dstrike')) return true
  const size = Number(child(properties, 'w:sz')?.attributes['w:val'] ?? 20)
  if (size <= 3) return true
  const white = /^f{6}$/i.test(child(properties, 'w:color')?.attributes['w:val'] ?? '')
  // In a table the style of the table may shade the cell; elsewhere white needs a shade of its own to be seen.
  return white && !inTable && !child(properties, 'w:shd') && !child(properties, 'w:highlight')
}

/** Joins parts; raised footnote marks stay apart from the word or number before them. */
function runOf(parts: TextPart[]): Run {
  let text = ''
  let letters = 0
  let boldLetters = 0
  const marks: [number, number][] = []
  let raised = false
  for (const part of parts) {
    const clean = cleanText(part.text).replace(/\s+/gu, ' ')
    if (clean === '') continue
    const isMark = part.raised && markText.test(clean.trim()) && !(unitEnd.test(text) && /^[23]$/.test(clean.trim()))
    if ((isMark || raised) && text !== '' && !/^[\s.,;:)]/.test(clean) && !text.endsWith(' ')) text += ' '
    const start = text.length
    text += text.endsWith(' ') || text === '' ? clean.trimStart() : clean
    if (isMark) marks.push([start, text.trimEnd().length])
    raised = isMark
    letters += clean.length
    if (part.bold) boldLetters += clean.length
  }
  text = text.trimEnd()
  return { text, bold: letters > 0 && boldLetters > letters / 2, marks: marks.filter(([, end]) => end <= text.length) }
}
