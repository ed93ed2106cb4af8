/** A fact as a reader of inline XBRL takes it from the page. */
export interface ReadFact {
  name: string
  value: string
  text: string
  decimals: number | null
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
  return new Map(tags.map((at) => [at.id, readFact(at, contexts.get(at.getAttribute('contextRef')!)!)]))
}

function readFact(at: Element, context: Element): ReadFact {
  const inside = (name: string) => [...context.querySelectorAll('*')].filter(({ tagName }) => tagName === name)
  const end = inside('xbrli:endDate')[0] ?? inside('xbrli:instant')[0]!
  const text = at.textContent!
  const decimals = at.getAttribute('decimals')
  return {
    name: at.getAttribute('name')!,
    value: valueOfTag(at, text),
    text,
    decimals: decimals === null ? null : Number(decimals),
    year: Number(end.textContent!.slice(0, 4)),
    members: inside('xbrldi:explicitMember').map(({ textContent }) => textContent!),
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
