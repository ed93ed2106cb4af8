import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Area, areaOf, type Matrix } from '../../reading/pdf/geometry.ts'

/** A field of a form that a person can fill, with its place from the top left corner of the page. */
export interface Field {
  id: string
  name: string
  kind: 'text' | 'list' | 'tick' | 'radio'
  area: Area
  /** What its author says it is for; may be empty. */
  told: string
  /** What it holds; empty where nobody has filled it. */
  value: string
  /** Of a tick or a radio button: what it stands for. */
  stands: string
  options: { text: string; value: string }[]
}

/** What takes an answer in a PDF form: one field, or one of several boxes for each option. */
export type FieldSlot =
  | { kind: 'text'; id: string }
  | { kind: 'list'; id: string; options: { text: string; value: string }[] }
  | { kind: 'boxes'; boxes: { text: string; id: string; group: string[] }[] }

/** A run of text on a page, without a wide gap in it. */
export interface Piece {
  text: string
  area: Area
  size: number
}

interface Annotation {
  id: string
  fieldName?: string
  fieldType?: string
  fieldValue?: unknown
  alternativeText?: string
  checkBox?: boolean
  radioButton?: boolean
  pushButton?: boolean
  exportValue?: string
  buttonValue?: string | null
  readOnly?: boolean
  hidden?: boolean
  rect: number[]
  options?: { exportValue: string; displayValue: string }[]
}

/** More text than a page of any form has. */
const mostPieces = 20_000

const asText = (value: unknown): string =>
  (Array.isArray(value) ? value : [value])
    .filter((one) => typeof one === 'string')
    .join(', ')
    .trim()

function kindOf({ fieldType, checkBox, radioButton, pushButton }: Annotation): Field['kind'] | null {
  if (pushButton) return null
  if (checkBox) return 'tick'
  if (radioButton) return 'radio'
  if (fieldType === 'Tx') return 'text'
  return fieldType === 'Ch' ? 'list' : null
}

/** The fields of a page that can be filled. */
export async function fieldsOf(page: PDFPageProxy): Promise<Field[]> {
  const found = (await page.getAnnotations().catch(() => [])) as Annotation[]
  const { transform } = page.getViewport({ scale: 1 })
  return found.flatMap((one): Field[] => {
    const kind = kindOf(one)
    if (!kind || one.hidden || one.readOnly) return []
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = one.rect
    const isTick = kind === 'tick' || kind === 'radio'
    const stands = (one.checkBox ? one.exportValue : one.buttonValue) ?? ''
    const value = asText(one.fieldValue)
    const isOn = value !== '' && value !== 'Off' && (stands === '' || value === stands)
    return [
      {
        id: one.id,
        name: one.fieldName ?? '',
        kind,
        area: areaOf(transform as unknown as Matrix, x0, y0, x1, y1),
        told: (one.alternativeText ?? '').trim(),
        value: isTick ? (isOn ? stands || 'x' : '') : value,
        stands,
        options: (one.options ?? [])
          .filter(({ displayValue }) => displayValue.trim() !== '')
          .map(({ exportValue, displayValue }) => ({ text: displayValue, value: exportValue })),
      },
    ]
  })
}

/** The text of a page in runs, from the top to the bottom. */
export async function piecesOf(page: PDFPageProxy): Promise<Piece[]> {
  const { items } = await page.getTextContent()
  const { transform } = page.getViewport({ scale: 1 })
  const pieces: Piece[] = []
  for (const item of items.slice(0, mostPieces)) {
    if (!('str' in item) || item.str.trim() === '') continue
    const [a, b, c, d, x, y] = item.transform as number[]
    const size = Math.hypot(c!, d!) || Math.hypot(a!, b!)
    const area = areaOf(transform as unknown as Matrix, x!, y! - size * 0.2, x! + item.width, y! + size * 0.8)
    const last = pieces.at(-1)
    const isBeside =
      last &&
      Math.abs(last.area.bottom - area.bottom) < size * 0.4 &&
      area.left - last.area.right < size * 1.2 &&
      area.left >= last.area.left
    if (last && isBeside) {
      const blank = area.left - last.area.right > size * 0.15 && !last.text.endsWith(' ') ? ' ' : ''
      last.text += blank + item.str
      last.area.right = Math.max(last.area.right, area.right)
    } else pieces.push({ text: item.str, area, size })
  }
  return pieces
    .map((piece) => ({ ...piece, text: piece.text.replace(/\s+/g, ' ').trim() }))
    .sort((one, other) => one.area.top - other.area.top || one.area.left - other.area.left)
}

/** The language of the words of a form, as far as it matters for what parts of it are called. */
export function languageOfTexts(pieces: readonly Piece[]): 'en' | 'de' {
  const words = pieces.map(({ text }) => text).join(' ')
  const german = (words.match(/\b(?:der|die|das|und|Sie|Ihre?|wie)\b/g) ?? []).length
  return german > (words.match(/\b(?:the|and|of|you|your|do|is)\b/g) ?? []).length ? 'de' : 'en'
}
