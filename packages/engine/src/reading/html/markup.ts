import { TooLarge } from '../too-large.ts'

/** What stands in a page of HTML or XHTML, one after the other; names are in lower case, without a prefix other than `ix:`. */
export type Piece =
  | { kind: 'open'; name: string; attributes: Readonly<Record<string, string>>; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const tag =
  /<(?:!--[\s\S]*?(?:-->|$)|!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|[!?][^>]*>|\/([a-z][^\s>/]{0,80})[^>]*>|([a-z][^\s>/]{0,80})((?:[^<>"']|"[^"]*"|'[^']*')*)>)/giy
/** Where a tag may begin. */
const beginning = /<(?=[a-z/!?])/gi
const attribute = /(?<=^|[\s"'])([^\s="'<>/]{1,100})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g
const empty: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)
/** What holds no text of the page; skipped as a whole. */
const skipped = /<\/(script|style|template|noscript|title|textarea|svg|math)\s*>/giy

/** Most tags of a page; a report of 500 pages has a fifth of that. */
const mostTags = 1_500_000

/** Names of characters in the order of Latin-1, from 160 to 255. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  )
/** Further characters that have names, as pairs. */
const further =
  'amp & lt < gt > quot " apos \' ndash – mdash — hellip … bull • euro € lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ minus − le ≤ ge ≥ trade ™ permil ‰'.split(
    ' ',
  )
const characters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(latin.map((name, index) => [name, String.fromCharCode(160 + index)])),
  ...Object.fromEntries(further.flatMap((name, index) => (index % 2 === 0 ? [[name, further[index + 1]!]] : []))),
  thinsp: '\u2009',
  ensp: '\u2002',
  emsp: '\u2003',
  zwnj: '',
  zwj: '',
}

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]\w{1,10});?/gi, (all, name: string) => {
    if (name[0] !== '#') return characters[name] ?? all
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
  })
}

function attributesIn(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', double, single, bare] of text.matchAll(attribute))
    found[name.toLowerCase()] ??= decoded(double ?? single ?? bare ?? '')
  return found
}

/** A name in lower case; the prefix of inline XBRL stays, so that its tags are known, and that of anything else goes. */
const nameOf = (written: string): string => {
  const name = written.toLowerCase()
  return name.startsWith('ix:') ? name : name.replace(/^.*:/, '')
}

/**
 * Reads markup piece by piece, as people write it and browsers forgive it. Nothing is ever fetched, run or defined: scripts, styles
 * and document types are skipped, and only characters that have a name of their own are decoded.
 * @throws TooLarge
 */
export function* markupOf(source: string): Generator<Piece> {
  let count = 0
  for (let at = 0; at < source.length; ) {
    const next = source.indexOf('<', at)
    const end = next < 0 ? source.length : next
    if (end > at) yield { kind: 'text', text: decoded(source.slice(at, end)) }
    if (next < 0) return
    tag.lastIndex = next
    const found = tag.exec(source)
    if (!found) {
      // No tag begins here: what follows is text up to where one may.
      beginning.lastIndex = next + 1
      const end = beginning.exec(source)?.index ?? source.length
      yield { kind: 'text', text: decoded(source.slice(next, end)) }
      at = end
      continue
    }
    if (++count > mostTags) throw new TooLarge(`more than ${mostTags} tags`)
    at = tag.lastIndex
    const [, cdata, closing, opening, inside = ''] = found
    if (cdata !== undefined) yield { kind: 'text', text: cdata }
    else if (closing !== undefined) yield { kind: 'close', name: nameOf(closing) }
    else if (opening !== undefined) {
      const name = nameOf(opening)
      const isEmpty = inside.endsWith('/') || empty.has(name)
      if (!isEmpty && /^(?:script|style|template|noscript|title|textarea|svg|math)$/.test(name)) {
        at = endOf(source, at, name)
        continue
      }
      yield { kind: 'open', name, attributes: attributesIn(inside), isEmpty }
    }
  }
}

/** Where what holds no text ends: behind its closing tag, or with the page. */
function endOf(source: string, from: number, name: string): number {
  for (let at = source.indexOf('</', from); at >= 0; at = source.indexOf('</', at + 2)) {
    skipped.lastIndex = at
    const found = skipped.exec(source)
    if (found?.[1]?.toLowerCase() === name) return skipped.lastIndex
  }
  return source.length
}
