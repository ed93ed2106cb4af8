import { child, elements, type XmlElement } from '../xml.ts'

/** What a paragraph or character style says, its ancestors included. */
export interface WordStyle {
  /** 1 for the highest heading, `null` for text. */
  heading: number | null
  list: boolean
  bold: boolean
  hidden: boolean
  struck: boolean
  caption: boolean
}

const plain: WordStyle = { heading: null, list: false, bold: false, hidden: false, struck: false, caption: false }

/** A switch such as `w:b`: present means on, unless its value says off. */
export function isOn(properties: XmlElement | null, name: string): boolean | null {
  const element = child(properties, name)
  if (!element) return null
  const value = element.attributes['w:val']
  return !(value === '0' || value === 'false' || value === 'off' || value === 'none')
}

/** Styles of a Word file by their identifiers. */
export class WordStyles {
  readonly byId = new Map<string, XmlElement>()
  readonly known = new Map<string, WordStyle>()
  readonly ordinary: string | null

  constructor(styles: XmlElement | null) {
    let ordinary: string | null = null
    for (const style of styles ? elements(styles) : []) {
      const id = style.attributes['w:styleId']
      if (style.name !== 'w:style' || !id) continue
      this.byId.set(id, style)
      if (style.attributes['w:type'] === 'paragraph' && style.attributes['w:default'] === '1') ordinary = id
    }
    this.ordinary = ordinary
  }

  of(id: string | null | undefined): WordStyle {
    const name = id ?? this.ordinary
    return name === null ? plain : this.resolve(name, 0)
  }

  resolve(id: string, depth: number): WordStyle {
    const known = this.known.get(id)
    if (known) return known
    const style = this.byId.get(id)
    if (!style || depth > 20) return fromName(id)
    const parentId = child(style, 'w:basedOn')?.attributes['w:val']
    const parent = parentId ? this.resolve(parentId, depth + 1) : plain
    const paragraph = child(style, 'w:pPr')
    const run = child(style, 'w:rPr')
    const named = fromName(child(style, 'w:name')?.attributes['w:val'] ?? id)
    const outline = child(paragraph, 'w:outlineLvl')?.attributes['w:val']
    const level = outline === undefined ? null : Number(outline) < 9 ? Number(outline) + 1 : null
    const result: WordStyle = {
      heading: named.heading ?? level ?? (outline === undefined ? parent.heading : null),
      list: named.list || parent.list || child(paragraph, 'w:numPr') !== null,
      bold: isOn(run, 'w:b') ?? parent.bold,
      hidden: isOn(run, 'w:vanish') ?? parent.hidden,
      struck: (isOn(run, 'w:strike') ?? parent.struck) || isOn(run, 'w:dstrike') === true,
      caption: named.caption || parent.caption,
    }
    this.known.set(id, result)
    return result
  }
}

/** Built-in styles keep their English names in the file, whatever the language of the program. */
function fromName(name: string): WordStyle {
  const heading = /^(?:heading|überschrift)\s*(\d)$/i.exec(name)
  if (heading) return { ...plain, heading: Math.min(6, Number(heading[1])) }
  if (/^(?:title|titel)$/i.test(name)) return { ...plain, heading: 1 }
  return {
    ...plain,
    list: /^list (?:paragraph|bullet|number)/i.test(name),
    caption: /^(?:caption|beschriftung)$/i.test(name),
  }
}
