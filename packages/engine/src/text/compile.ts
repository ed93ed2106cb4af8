// Patterns over words. What `\p{L}` stands for are hundreds of stretches of characters, and a pattern of many phrases asks for it at
// each of them: to compile such patterns took longer than to analyse a report of fifty pages with them.

/**
 * The letters of the languages that the tables hold, of their relatives, and roughly those of others: there no more is asked than where a
 * word ends. Letters of mathematics, which lie beyond the first plane, are none.
 */
const LETTERS = [
  String.raw`A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1`,
  // Greek and Cyrillic.
  String.raw`\u0370-\u0374\u0376-\u037d\u037f\u0386\u0388-\u03f5\u03f7-\u0481\u048a-\u052f`,
  // Scripts in which no table has words: from Armenian to polytonic Greek, with what Latin has there, and those of East Asia.
  String.raw`\u0531-\u1ffc\u3041-\u30ff\u3400-\ud7a3`,
  // Ligatures and wide letters.
  String.raw`\ufb00-\ufb06\uff21-\uff3a\uff41-\uff5a`,
].join('')

/** A source with `\p{L}` as the letters that it stands for. */
function withLetters(source: string): string {
  let inClass = false
  return source.replace(/\\p\{L\}|\\.|[[\]]/gsu, (part) => {
    if (part === '[' || part === ']') inClass = part === '['
    return part === String.raw`\p{L}` ? (inClass ? LETTERS : `[${LETTERS}]`) : part
  })
}

/** Compiles a pattern, in whose source `\p{L}` stands for a letter of any language. */
export const compile = (source: string, flags: string): RegExp => new RegExp(withLetters(source), flags)
