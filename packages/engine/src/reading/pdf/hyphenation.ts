const brokenWord = /([\p{L}][\p{L}’'-]*)[-‐]$/u
const word = /\p{L}[\p{L}’'-]*\p{L}/gu
const wordStart = /^[\p{L}][\p{L}’']*/u
const suspended = /^(?:und|oder|bzw|sowie|and|or|to|bis)\b/iu

/** Repairs words broken at line ends, by what the document writes elsewhere. */
export class Hyphenation {
  readonly words: Set<string>
  readonly language: string | null

  /** @param texts all text of the document, which is mostly in `language` */
  constructor(texts: string[], language: string | null) {
    this.language = language
    this.words = new Set()
    for (const text of texts) {
      let broken = false
      for (const line of text.split('\n')) {
        const words = line.toLowerCase().match(word) ?? []
        const breaks = /[-‐]$/.test(line)
        // Halves of broken words are no words of their own.
        for (let index = broken ? 1 : 0; index < words.length - (breaks ? 1 : 0); index++)
          this.words.add(words[index] as string)
        broken = breaks
      }
    }
  }

  /** Lines as one text. */
  join(lines: string[]): string {
    let text = lines[0] ?? ''
    for (const line of lines.slice(1)) text = this.append(text, line)
    return text.replace(/ {2,}/g, ' ')
  }

  append(text: string, line: string): string {
    const halves = /[-‐]$/.test(text) ? brokenWord.exec(text.slice(-60)) : null
    const next = wordStart.exec(line)
    if (!halves || !next || suspended.test(line)) return `${text} ${line}`
    const first = halves[1] as string
    const second = next[0]
    // A capital after the hyphen is a compound such as CO2-Emissionen, written with it.
    if (/^\p{Lu}/u.test(second)) return text + line
    const joined = (first + second).toLowerCase()
    const kept = `${first}-${second}`.toLowerCase()
    const last = first.split('-').at(-1) as string
    if (this.words.has(joined) || this.words.has((last + second).toLowerCase())) return text.slice(0, -1) + line
    if (this.words.has(kept)) return text + line
    // In English two words that both stand alone elsewhere are a compound; German writes such compounds in one.
    const compound = this.words.has(last.toLowerCase()) && this.words.has(second.toLowerCase())
    if (this.language === 'en' && compound && last.length > 2) return text + line
    return text.slice(0, -1) + line
  }
}
