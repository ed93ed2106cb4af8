import { openPdf } from '../../reading/pdf/open.ts'
import { fold } from '../../text/text.ts'
import type { Fill } from '../fill-workbook.ts'
import { type FieldSlot, languageOfTexts, piecesOf } from './fields-of-page.ts'
import { formOfPdf } from './read-fields.ts'

/** Letters that the fonts of fields mostly lack, as they are written without them. */
const plainLetters: Readonly<Record<string, string>> = { '₂': '2', '₃': '3', '\u202f': ' ', '\u2009': ' ', '−': '-' }
const written = (text: string): string => text.replace(/[₂₃\u202f\u2009−]/g, (sign) => plainLetters[sign]!)

const alike = (one: string, other: string): boolean => fold(one).trim() === fold(other).trim()

/** What the fields of a slot are set to, by their ids. */
function settings(slot: FieldSlot, value: string): [id: string, value: string | boolean | string[]][] {
  if (slot.kind === 'text') return [[slot.id, written(value)]]
  if (slot.kind === 'list') {
    const option = slot.options.find(({ text }) => alike(text, value))
    return option ? [[slot.id, option.value]] : []
  }
  const lines = value.split('\n')
  return slot.boxes
    .filter(({ text }) => lines.some((line) => alike(line, text)))
    .flatMap(({ id, group }): [string, boolean][] => [
      ...group.filter((other) => other !== id).map((other): [string, boolean] => [other, false]),
      [id, true],
    ])
}

/**
 * Fills fields of a PDF form. What is new is added behind the file as it came, which stays byte for byte.
 * @throws Error where the file is damaged or protected
 */
export async function fillPdf(bytes: Uint8Array, fills: readonly Fill[]): Promise<Uint8Array> {
  const opened = await openPdf(bytes.slice())
  if (!opened.ok) throw new Error(opened.detail)
  const { file, close } = opened
  try {
    const { slots } = await formOfPdf(file)
    const language = languageOfTexts(await piecesOf(await file.getPage(1)))
    const figures = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: 10 })
    let isChanged = false
    for (const { sheet, row, column, value } of fills) {
      const slot = slots.get(`${sheet} ${row} ${column}`)
      // Only workbooks have cells that hold a tick.
      if (!slot || 'isTicked' in value) continue
      const text = 'text' in value ? value.text : `${figures.format(value.number)}${value.isPercent ? ' %' : ''}`
      for (const [id, set] of settings(slot, text)) {
        file.annotationStorage.setValue(id, { value: set })
        isChanged = true
      }
    }
    return isChanged ? await file.saveDocument() : bytes
  } finally {
    await close()
  }
}
