import { unzipSync, zipSync } from 'fflate'
import { child, elements, ownText, type XmlElement, type XmlPlace } from '../../reading/xml.ts'
import { escaped } from '../../reading/xml-text.ts'
import { archiveFault, zipEntries } from '../../reading/zip.ts'
import { fold } from '../../text/text.ts'
import type { Fill } from '../fill-workbook.ts'
import { readWord, slotKey, type WordForm } from './read-word.ts'
import type { Choice, Slot } from './slots.ts'
import type { Holder, WordText } from './word-text.ts'

/** A stretch of the source that is written anew. */
interface Edit {
  start: number
  end: number
  xml: string
}

const texts = (value: string): string =>
  value
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`)
    .join('<w:br/>')

/** Writes answers into the source of a Word file; a class, because each edit needs the source and the places in it. */
class Writer {
  private readonly edits: Edit[] = []
  /** What is put in place of stretches of texts, of which one text may have several. */
  private readonly replaced = new Map<XmlElement, { from: number; to: number; words: string }[]>()
  private readonly source: string
  private readonly places: Map<XmlElement, XmlPlace>

  constructor({ source, places }: WordForm) {
    this.source = source
    this.places = places
  }

  fill(slot: Slot, value: string): void {
    if (slot.kind === 'paragraph') this.append(slot.paragraph, value)
    else if (slot.kind === 'below') this.below(slot.paragraph, value)
    else if (slot.kind === 'line') this.replaceText(slot.words, slot.from, slot.to, value)
    else if (slot.kind === 'holder') this.hold(slot.holder, value)
    else this.choose(slot.choices, value)
  }

  /** The source with all edits. */
  result(): string {
    let at = 0
    let out = ''
    for (const { start, end, xml } of [...this.edits, ...this.retyped()].toSorted((a, b) => a.start - b.start)) {
      if (start < at) continue
      out += this.source.slice(at, start) + xml
      at = end
    }
    return out + this.source.slice(at)
  }

  private at(element: XmlElement): XmlPlace {
    return this.places.get(element)!
  }

  private whole(element: XmlElement | null): string {
    return element ? this.source.slice(this.at(element).start, this.at(element).end) : ''
  }

  /** How what is typed at the end of a paragraph looks. */
  private lookOf(paragraph: XmlElement): string {
    const look = child(child(paragraph, 'w:pPr'), 'w:rPr')
    return look && elements(look).some(({ name }) => /^w:(?:ins|del|vanish|rPrChange)$/.test(name))
      ? ''
      : this.whole(look)
  }

  private run(look: string, value: string): string {
    return `<w:r>${look}${texts(value)}</w:r>`
  }

  private append(paragraph: XmlElement, value: string): void {
    const place = this.places.get(paragraph)
    // A control around whole paragraphs has no paragraph of its own.
    if (!place) return
    const run = this.run(this.lookOf(paragraph), value)
    const tag = this.source.slice(place.start, place.inside)
    if (tag.endsWith('/>'))
      this.edits.push({ start: place.start, end: place.end, xml: `${tag.replace(/\s*\/>$/, '>')}${run}</w:p>` })
    else this.edits.push({ start: place.insideEnd, end: place.insideEnd, xml: run })
  }

  private below(paragraph: XmlElement, value: string): void {
    const { end } = this.at(paragraph)
    this.edits.push({ start: end, end, xml: `<w:p>${this.run('', value)}</w:p>` })
  }

  /** Puts words in place of a stretch of a paragraph, which may lie in several runs. */
  private replaceText({ pieces }: WordText, from: number, to: number, value: string): void {
    let isWritten = false
    for (const piece of pieces) {
      if (piece.kind !== 'text' || piece.to <= from || piece.from >= to) continue
      const own = this.replaced.get(piece.element) ?? []
      this.replaced.set(piece.element, own)
      own.push({
        from: Math.max(0, from - piece.from),
        to: Math.min(piece.to, to) - piece.from,
        words: isWritten ? '' : value,
      })
      isWritten = true
    }
  }

  private retyped(): Edit[] {
    return [...this.replaced].map(([element, stretches]) => {
      const text = ownText(element)
      let at = 0
      let words = ''
      for (const one of stretches.toSorted((a, b) => a.from - b.from)) {
        words += text.slice(at, one.from) + one.words
        at = one.to
      }
      const { start, end } = this.at(element)
      return { start, end, xml: texts(words + text.slice(at)) }
    })
  }

  private hold(holder: Holder, value: string): void {
    if (holder.kind === 'list') {
      const index = holder.options.findIndex((one) => fold(one).trim() === fold(value).trim())
      const place = this.at(holder.element)
      if (index >= 0) this.edits.push({ start: place.inside, end: place.inside, xml: `<w:result w:val="${index}"/>` })
      return
    }
    if (holder.kind === 'control') {
      this.control(holder.element, value)
      return
    }
    const [first, ...others] = holder.texts
    if (first) this.edits.push({ start: this.at(first).start, end: this.at(first).end, xml: texts(value) })
    else this.edits.push({ start: this.at(holder.end).start, end: this.at(holder.end).start, xml: texts(value) })
    for (const one of others) this.edits.push({ start: this.at(one).start, end: this.at(one).end, xml: '' })
  }

  /** A control shows what was typed in place of its invitation. */
  private control(control: XmlElement, value: string): void {
    const properties = child(control, 'w:sdtPr')
    const invitation = child(properties, 'w:showingPlcHdr')
    const content = child(control, 'w:sdtContent')
    if (!content) return
    if (invitation) this.edits.push({ start: this.at(invitation).start, end: this.at(invitation).end, xml: '' })
    const look = this.whole(child(properties, 'w:rPr'))
    const paragraph = firstParagraph(content)
    const { start, inside, insideEnd, end } = this.at(paragraph ?? content)
    const keeps = paragraph ? this.whole(child(paragraph, 'w:pPr')) : ''
    const xml = `${keeps}${this.run(look, value)}`
    const tag = this.source.slice(start, inside)
    if (!tag.endsWith('/>')) this.edits.push({ start: inside, end: insideEnd, xml })
    else this.edits.push({ start, end, xml: `${tag.replace(/\s*\/>$/, '>')}${xml}</${(paragraph ?? content).name}>` })
  }

  private choose(choices: readonly Choice[], value: string): void {
    const wanted = new Set(value.split('\n').map((one) => fold(one).trim()))
    for (const { text, mark } of choices) {
      if (!wanted.has(fold(text).trim())) continue
      if (mark.kind === 'cross') this.append(mark.paragraph, 'x')
      else if (mark.kind === 'sign') {
        const sign = mark.words.text.slice(mark.from, mark.to)
        const full = sign.startsWith('(') ? '(x)' : sign.startsWith('[') ? '[x]' : '☒'
        this.replaceText(mark.words, mark.from, mark.to, full)
      } else if (mark.kind === 'field') this.tickField(mark.element)
      else if (mark.kind === 'letter') {
        const { start, end } = this.at(mark.element)
        this.edits.push({ start, end, xml: this.source.slice(start, end).replace(/w:char="[^"]*"/, 'w:char="F0FE"') })
      } else this.tickControl(mark.element)
    }
  }

  private tickField(element: XmlElement): void {
    const known = child(element, 'w:checked')
    const place = this.at(known ?? element)
    const start = known ? place.start : place.insideEnd
    this.edits.push({ start, end: known ? place.end : start, xml: '<w:checked/>' })
  }

  private tickControl(element: XmlElement): void {
    const tick = child(child(element, 'w:sdtPr'), 'w14:checkbox')
    const checked = child(tick, 'w14:checked')
    if (!tick) return
    if (checked)
      this.edits.push({ start: this.at(checked).start, end: this.at(checked).end, xml: '<w14:checked w14:val="1"/>' })
    const code = Number.parseInt(child(tick, 'w14:checkedState')?.attributes['w14:val'] ?? '2612', 16)
    const shown = child(element, 'w:sdtContent')
    const sign = shown ? firstOf(shown, ['w:t', 'w:sym']) : null
    if (!sign) return
    const { start, end } = this.at(sign)
    const xml =
      sign.name === 'w:t'
        ? `<w:t>${String.fromCodePoint(code)}</w:t>`
        : this.source.slice(start, end).replace(/w:char="[^"]*"/, `w:char="${code.toString(16).toUpperCase()}"`)
    this.edits.push({ start, end, xml })
  }
}

function firstOf(parent: XmlElement, names: readonly string[]): XmlElement | null {
  for (const one of elements(parent)) {
    if (names.includes(one.name)) return one
    const within = firstOf(one, names)
    if (within) return within
  }
  return null
}

const firstParagraph = (content: XmlElement): XmlElement | null => firstOf(content, ['w:p'])

/** How figures are written in a form, by the language of its text. */
function figureIn(source: string): Intl.NumberFormat {
  const german = (source.match(/\b(?:der|die|das|und|Sie|Ihre?|wie)\b/g) ?? []).length
  const english = (source.match(/\b(?:the|and|of|you|your|do|is)\b/g) ?? []).length
  return new Intl.NumberFormat(german > english ? 'de-DE' : 'en-GB', { maximumFractionDigits: 10 })
}

/**
 * Fills the places of a Word form and leaves everything else as it is: every other part byte for byte, and in the text whatever
 * stands outside of these places.
 * @throws Error where the file is no sound Word file
 */
export function fillWord(bytes: Uint8Array, fills: readonly Fill[]): Uint8Array {
  const entries = zipEntries(bytes)
  const fault = entries ? archiveFault(entries) : 'no sound directory'
  if (fault) throw new Error(fault)
  const form = readWord(bytes)
  if (!form) throw new Error('no document inside')
  const writer = new Writer(form)
  const figures = figureIn(form.source)
  for (const { sheet, row, column, value } of fills) {
    const slot = form.slots.get(slotKey(sheet, row, column))
    // Only workbooks have cells that hold a tick.
    if (!slot || 'isTicked' in value) continue
    writer.fill(slot, 'text' in value ? value.text : `${figures.format(value.number)}${value.isPercent ? ' %' : ''}`)
  }
  const parts = unzipSync(bytes)
  parts[form.part] = new TextEncoder().encode(writer.result())
  return zipSync(parts)
}
