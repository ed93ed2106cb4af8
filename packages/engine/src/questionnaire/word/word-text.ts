import { isOn } from '../../reading/docx/styles.ts'
import { child, elements, ownText, type XmlElement } from '../../reading/xml.ts'

/** Stands in the text of a paragraph for a control or a field that nobody has filled in. */
export const PLACE = '\ue000'

/** A box that can be ticked: a control, a field, a letter of a font of signs, or a sign in the text. */
export type Box =
  | { kind: 'control' | 'field' | 'letter'; element: XmlElement }
  | { kind: 'sign'; words: WordText; from: number; to: number }

/** What takes an answer within a paragraph: a control, or a field with the texts of its result. */
export type Holder =
  | { kind: 'control'; element: XmlElement }
  | { kind: 'field'; texts: XmlElement[]; end: XmlElement }
  | { kind: 'list'; element: XmlElement; options: string[] }

/** A stretch of the text of a paragraph with what it is in the file. */
export type Piece = { from: number; to: number } & (
  | { kind: 'text'; element: XmlElement }
  | { kind: 'box'; box: Box; isTicked: boolean }
  | { kind: 'holder'; holder: Holder; options: string[] }
  | { kind: 'gap' }
)

/** The text of a paragraph as it is seen, letter by letter, with what each stretch of it is in the file. */
export interface WordText {
  paragraph: XmlElement
  text: string
  pieces: Piece[]
}

const left = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'mc:Fallback', 'w:pPr', 'w:rPr'])
/** Letters of fonts of signs that are empty boxes, and those that are ticked ones. */
const letterBoxes: Readonly<Record<string, boolean>> = {
  F06F: false,
  F071: false,
  F072: false,
  F0A8: false,
  F0FE: true,
  F0FD: true,
  F078: true,
}

/** A field of the old kind while its result is read. */
interface OpenField {
  from: number
  texts: XmlElement[]
  isText: boolean
  options: string[] | null
  element: XmlElement
}

class Collector {
  readonly words: WordText
  private field: OpenField | null = null
  constructor(paragraph: XmlElement) {
    this.words = { paragraph, text: '', pieces: [] }
  }

  all(parent: XmlElement): void {
    for (const one of elements(parent)) if (!left.has(one.name)) this.one(one)
  }

  private add(text: string, piece: (span: { from: number; to: number }) => Piece): void {
    const from = this.words.text.length
    this.words.text += text
    this.words.pieces.push(piece({ from, to: from + text.length }))
  }

  private one(element: XmlElement): void {
    const { name } = element
    if (name === 'w:r' && isOn(child(element, 'w:rPr'), 'w:vanish')) return
    if (name === 'w:sdt') this.control(element)
    else if (name === 'w:fldChar') this.fieldSign(element)
    else if (name === 'w:t') {
      const text = ownText(element)
      this.field?.texts.push(element)
      this.add(text, (span) => ({ kind: 'text', element, ...span }))
    } else if (name === 'w:sym') {
      const isTicked = letterBoxes[(element.attributes['w:char'] ?? '').toUpperCase()]
      if (isTicked !== undefined)
        this.add(isTicked ? '☒' : '☐', (span) => ({ kind: 'box', box: { kind: 'letter', element }, isTicked, ...span }))
    } else if (name === 'w:tab') this.add('\t', (span) => ({ kind: 'gap', ...span }))
    else if (name === 'w:br' || name === 'w:cr') this.add('\n', (span) => ({ kind: 'gap', ...span }))
    else if (name !== 'w:txbxContent') this.all(element)
  }

  private control(element: XmlElement): void {
    const properties = child(element, 'w:sdtPr')
    const tick = child(properties, 'w14:checkbox')
    if (tick) {
      const isTicked = /^(?:1|true)$/.test(child(tick, 'w14:checked')?.attributes['w14:val'] ?? '')
      const box: Box = { kind: 'control', element }
      this.add(isTicked ? '☒' : '☐', (span) => ({ kind: 'box', box, isTicked, ...span }))
      return
    }
    const content = child(element, 'w:sdtContent')
    const before = this.words.text.length
    if (content && !isOn(properties, 'w:showingPlcHdr')) this.all(content)
    if (this.words.text.slice(before).trim() !== '') return
    this.add(PLACE, (span) => ({
      kind: 'holder',
      holder: { kind: 'control', element },
      options: optionsOf(element),
      ...span,
    }))
  }

  private fieldSign(element: XmlElement): void {
    const type = element.attributes['w:fldCharType']
    const data = child(element, 'w:ffData')
    if (type === 'begin') {
      const tick = child(data, 'w:checkBox')
      if (tick) {
        const isTicked = isOn(tick, 'w:checked') ?? isOn(tick, 'w:default') ?? false
        const box: Box = { kind: 'field', element: tick }
        this.add(isTicked ? '☒' : '☐', (span) => ({ kind: 'box', box, isTicked, ...span }))
      }
      const list = child(data, 'w:ddList')
      const isText = child(data, 'w:textInput') !== null
      const entries = list ? elements(list).filter((one) => one.name === 'w:listEntry') : null
      const options = entries?.map(({ attributes }) => attributes['w:val'] ?? '') ?? null
      if (list && options && !child(list, 'w:result'))
        this.add(PLACE, (span) => ({
          kind: 'holder',
          holder: { kind: 'list', element: list, options },
          options: options.filter((one) => one.trim() !== ''),
          ...span,
        }))
      this.field = { from: this.words.text.length, texts: [], isText, options, element }
    } else if (type === 'separate' && this.field)
      this.field = { ...this.field, from: this.words.text.length, texts: [] }
    else if (type === 'end' && this.field) {
      const { isText, from, texts } = this.field
      this.field = null
      // Five wide blanks stand for what is to be typed.
      if (!isText || this.words.text.slice(from).trim() !== '') return
      this.words.text = this.words.text.slice(0, from)
      this.words.pieces = this.words.pieces.filter((piece) => piece.from < from)
      this.add(PLACE, (span) => ({
        kind: 'holder',
        holder: { kind: 'field', texts, end: element },
        options: [],
        ...span,
      }))
    }
  }
}

/** What a list to choose from offers; empty for any other control. */
export function optionsOf(control: XmlElement): string[] {
  const properties = child(control, 'w:sdtPr')
  const list = child(properties, 'w:dropDownList') ?? child(properties, 'w:comboBox')
  const items = list ? elements(list).filter((one) => one.name === 'w:listItem') : []
  return items
    .filter(({ attributes }) => (attributes['w:value'] ?? attributes['w:displayText'] ?? '') !== '')
    .map(({ attributes }) => attributes['w:displayText'] ?? attributes['w:value'] ?? '')
}

/** The text of a paragraph with what each stretch of it is in the file. */
export function wordTextOf(paragraph: XmlElement): WordText {
  const collector = new Collector(paragraph)
  collector.all(paragraph)
  return collector.words
}
