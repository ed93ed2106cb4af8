/** A piece of an RTF file: a group begins or ends, a word of control with its number, or text in the bytes of its code page. */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | null }
  /** `\\*`: what follows may be left out by whoever does not know it. */
  | { kind: 'optional' }
  | { kind: 'byte'; byte: number }
  | { kind: 'text'; text: string }

/** Either a brace, a line's end, a sign that is escaped, or text; each begins where the one before ended. */
const piece = /([{}])|[\r\n]+|\\([a-z]{1,40})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([\s\S])|([^\\{}\r\n]+)|\\/giy

/** What an escaped sign stands for. */
function signOf(sign: string): RtfToken | null {
  if (sign === '*') return { kind: 'optional' }
  if (sign === '\r' || sign === '\n') return { kind: 'word', word: 'par', value: null }
  if (sign === '~') return { kind: 'text', text: '\u00a0' }
  if (sign === '_') return { kind: 'text', text: '-' }
  return /[\\{}]/.test(sign) ? { kind: 'text', text: sign } : null
}

/** What a piece says; `null` where it is nothing. */
function tokenOf([, brace, word, number, byte, sign, text]: RegExpExecArray): RtfToken | null {
  if (brace) return { kind: brace === '{' ? 'open' : 'close' }
  if (text !== undefined) return { kind: 'text', text }
  if (byte !== undefined) return { kind: 'byte', byte: Number.parseInt(byte, 16) }
  if (sign !== undefined) return signOf(sign)
  return word === undefined ? null : { kind: 'word', word, value: number === undefined ? null : Number(number) }
}

/** The pieces of an RTF file, one after the other. Binary data is passed over. */
export function* rtfTokens(source: string): Generator<RtfToken> {
  for (let at = 0; at < source.length; ) {
    piece.lastIndex = at
    const found = piece.exec(source)
    const token = found && tokenOf(found)
    at += Math.max(1, found?.[0].length ?? 1)
    if (token?.kind === 'word' && token.word === 'bin') at += Math.max(0, token.value ?? 0)
    else if (token) yield token
  }
}
