import { TooLarge } from './too-large.ts'

/** An element of an XML file; names keep their prefix. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

/** Where an element stands in its source; `inside` to `insideEnd` is what lies between its tags. */
export interface XmlPlace {
  start: number
  inside: number
  insideEnd: number
  end: number
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<[?!][^>]*>|<\/([^\s>]+)\s*>|<([^\s/>!?][^\s/>]*)(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/y
/** A name begins behind a blank or a value; looked for anywhere it would be looked for at each of its letters. */
const attribute = /(?<=^|[\s"'])([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Deeper than any office program nests; a file beyond is made to exhaust its reader. */
const deepest = 400
/** A part of the longest reports has a fifth of that. */
const mostElements = 1_500_000

function decode(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (_, name: string) => {
    if (name[0] !== '#') return entities[name] ?? ''
    const code =
      name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/**
 * Reads XML into a tree. Document types are skipped, so no entity is ever defined, those that are named are nothing,
 * and nothing external is fetched.
 * @param places is given where each element stands, for whoever changes the source there and leaves the rest
 * @throws Error where tags do not match or nest too deep; TooLarge
 */
export function parseXml(source: string, places?: Map<XmlElement, XmlPlace>): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const stack: XmlElement[] = [root]
  let count = 0
  token.lastIndex = 0
  // Each match begins where the last one ended: looked for anywhere, an unclosed tag would be looked for at each of its signs.
  for (let at = 0; at < source.length; at = token.lastIndex) {
    const match = token.exec(source)
    if (!match) throw new Error('a tag is not closed')
    const [, cdata, closing, opening, inside, empty, text] = match
    const parent = stack.at(-1) as XmlElement
    if (text !== undefined) parent.children.push(decode(text))
    else if (cdata !== undefined) parent.children.push(cdata)
    else if (closing !== undefined) {
      const place = places?.get(parent)
      if (place) [place.insideEnd, place.end] = [at, token.lastIndex]
      closeTag(stack, closing)
    } else if (opening !== undefined) {
      if (++count > mostElements) throw new TooLarge(`more than ${mostElements} elements`)
      const element: XmlElement = { name: opening, attributes: attributesOf(inside), children: [] }
      parent.children.push(element)
      const end = token.lastIndex
      places?.set(element, { start: at, inside: end, insideEnd: end, end })
      if (!empty) openTag(stack, element)
    }
  }
  if (stack.length !== 1) throw new Error('the end is missing')
  const top = root.children.find((child) => typeof child !== 'string')
  if (!top) throw new Error('no element')
  return top as XmlElement
}

function openTag(stack: XmlElement[], element: XmlElement): void {
  stack.push(element)
  if (stack.length > deepest) throw new Error('nested too deep')
}

function closeTag(stack: XmlElement[], name: string): void {
  if (stack.length < 2 || stack.at(-1)?.name !== name) throw new Error(`tag ${name} does not match`)
  stack.pop()
}

function attributesOf(inside: string | undefined): Record<string, string> {
  const attributes: Record<string, string> = {}
  if (inside)
    for (const part of inside.matchAll(attribute)) attributes[part[1] as string] = decode(part[2] ?? part[3] ?? '')
  return attributes
}

/** The first child of a name. */
export function child(element: XmlElement | null | undefined, name: string): XmlElement | null {
  for (const one of element?.children ?? []) if (typeof one !== 'string' && one.name === name) return one
  return null
}

/** Child elements in order. */
export function elements(element: XmlElement): XmlElement[] {
  return element.children.filter((one): one is XmlElement => typeof one !== 'string')
}

/** The text of an element itself. */
export function ownText(element: XmlElement): string {
  return element.children.filter((one) => typeof one === 'string').join('')
}
