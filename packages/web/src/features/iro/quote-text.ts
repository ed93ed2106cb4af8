/** First parts of English compounds that keep their hyphen where a line ends after it. */
const compound = /(?<!\p{L})(?:non|self|long|short|medium|mid|high|low|well|cross|year|half|full|real|co|e)$/iu

/** `Ein- und Auszahlungen`: the hyphen stands for the rest of a word that follows later. */
const suspended = /^(?:und|oder|bzw|sowie|bis|and|or|to)(?!\p{L})/iu

/** Words of a document in one line: words that were broken at the end of a line are whole again. */
export function inOneLine(text: string): string {
  const [first = '', ...rest] = text.trim().split(/\s*\n\s*/u)
  const joined = rest.reduce((before, line) => {
    if (!/[\p{L}\p{N}][-‐]$/u.test(before) || !/^\p{L}/u.test(line) || suspended.test(line)) return `${before} ${line}`
    const start = before.slice(0, -1)
    const isBroken = /\p{L}$/u.test(start) && /^\p{Ll}/u.test(line) && !compound.test(start)
    return isBroken ? start + line : before + line
  }, first)
  return joined.replace(/\s+/gu, ' ')
}
