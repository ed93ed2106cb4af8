import { escaped } from '@esrs/contract'

/** XML that is already escaped; any other content of an element is escaped as text. */
export class Markup {
  readonly xml: string
  constructor(xml: string) {
    this.xml = xml
  }
}

export type Content = string | Markup | null | undefined | readonly Content[]

function written(content: Content): string {
  if (content === null || content === undefined) return ''
  if (typeof content === 'string') return escaped(content)
  return content instanceof Markup ? content.xml : (content as readonly Content[]).map(written).join('')
}

type Attributes = Record<string, string | number | null | undefined>

/** An element; text and values of attributes are escaped, nothing that people wrote becomes markup. */
export function element(name: string, attributes: Attributes, ...content: Content[]): Markup {
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [` ${key}="${escaped(String(value))}"`],
  )
  const inner = written(content)
  return new Markup(
    inner === '' && isVoid.has(name) ? `<${name}${said.join('')}/>` : `<${name}${said.join('')}>${inner}</${name}>`,
  )
}

/** Elements of XHTML and XBRL that are never closed by an end tag. */
const isVoid = new Set(['br', 'img', 'meta', 'link:schemaRef', 'ix:nonFraction', 'hr'])
