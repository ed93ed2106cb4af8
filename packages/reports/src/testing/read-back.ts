/** A fact as a reader of inline XBRL takes it from the page. */
export interface ReadFact {
  name: string
  value: string
  text: string
  decimals: number | null
  /** Whether it says that there is no value. */
  isNil: boolean
  year: number
  members: string[]
}

/** The facts of an inline report by their anchors, read anew from its bytes: an error in the XML fails. */
export function readBack(xhtml: string): Map<string, ReadFact> {
  const document = new DOMParser().parseFromString(xhtml, 'application/xhtml+xml')
  const contexts = new Map(
    [...document.querySelectorAll('*')].filter((at) => at.tagName === 'xbrli:context').map((at) => [at.id, at]),
  )
  const tags = [...document.querySelectorAll('*')].filter((at) => /^ix:non(Fraction|Numeric)$/.test(at.tagName))
  const more = new Map(
    [...document.querySelectorAll('*')].filter((at) => at.tagName === 'ix:continuation').map((at) => [at.id, at]),
  )
  return new Map(tags.map((at) => [at.id, readFact(at, contexts.get(at.getAttribute('contextRef')!)!, more)]))
}

/** The text of a tag with the places where it goes on; a place that lacks fails. */
function textOf(at: Element, more: ReadonlyMap<string, Element>): string {
  const next = at.getAttribute('continuedAt')
  if (next === null) return at.textContent!
  if (!more.has(next)) throw new Error(`${at.id} goes on at ${next}, which is not there`)
  return `${at.textContent} ${textOf(more.get(next)!, more)}`
}

function readFact(at: Element, context: Element, more: ReadonlyMap<string, Element>): ReadFact {
  const inside = (name: string) => [...context.querySelectorAll('*')].filter(({ tagName }) => tagName === name)
  const end = inside('xbrli:endDate')[0] ?? inside('xbrli:instant')[0]!
  const text = textOf(at, more)
  const decimals = at.getAttribute('decimals')
  return {
    name: at.getAttribute('name')!,
    value: valueOfTag(at, text),
    text,
    decimals: decimals === null ? null : Number(decimals),
    isNil: at.getAttribute('xsi:nil') === 'true',
    year: Number(end.textContent!.slice(0, 4)),
    members: [...inside('xbrldi:explicitMember'), ...inside('xbrldi:typedMember')].map(
      ({ textContent }) => textContent!,
    ),
  }
}

function valueOfTag(at: Element, text: string): string {
  const format = at.getAttribute('format')
  if (format === 'ixt:fixed-true') return 'true'
  if (format === 'ixt:fixed-false') return 'false'
  if (at.tagName !== 'ix:nonFraction') return text
  const plain =
    format === 'ixt:num-comma-decimal' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  const scale = Number(at.getAttribute('scale') ?? 0)
  const sign = at.getAttribute('sign') === '-' ? -1 : 1
  return String(Number((sign * Number(plain) * 10 ** scale).toPrecision(15)))
}
