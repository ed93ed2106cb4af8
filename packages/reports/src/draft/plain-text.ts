import type { Inline, RichBlock, StatementLanguage } from '@esrs/contract'
import broken from './broken-words.json' with { type: 'json' }

/** Words after a hyphen that stands for what is left out: `Ein- und Ausgänge`. */
const joining = new RegExp(`^(?:${Object.values(broken).flat().join('|')})$`, 'iu')
/** It begins where a run of letters begins: tried again from each letter of a long one it would take a time that grows with the square. */
const hyphenated = /(?<!\p{L})(\p{L}{2,})[-\u00ad\u2010]\s+(\p{Ll}+)/gu

/**
 * A text whose words are whole where the end of a line had broken them: `Geschäftsmo- dell`. In English nobody can tell a broken
 * word from a compound by its letters (`long- term`), so there it stays as it is, and the final review names it.
 */
export const joinedWords = (text: string, language: StatementLanguage | null): string =>
  language === 'de'
    ? text.replace(hyphenated, (whole, first: string, second: string) =>
        joining.test(second) ? whole : first + second,
      )
    : text

/** Whether a text has a word that the end of a line broke. */
export const hasBrokenWords = (text: string): boolean =>
  [...text.matchAll(hyphenated)].some(([, , second]) => !joining.test(second!))

const bullet = '[•▪●◦‣∙■□➢✓]'
const begun = new RegExp(`^(?:${bullet}|[-–*](?=\\s))\\s*`, 'u')
const inLine = new RegExp(`(?<=\\S)\\s+(?=${bullet}\\s)`, 'gu')

/** The lines of a text; bullets that run on within a line begin lines of their own. */
const linesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((line) => line.split(inLine))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** Words of a text alone, to compare what is printed with what was accepted. */
export const wordsAlone = (text: string): string =>
  linesOf(text.replaceAll('\u200b', ''))
    .map((line) => line.replace(begun, '').replace(/^– /, ''))
    .join(' ')

const words = (text: string): Inline => ({ type: 'text', text })

/** Paragraphs and items of a list that a text has at most. */
const mostBlocks = 1000
const mostItems = 500

/** Plain words as paragraphs, with their bullets as lists; of more lines than a text may have, several are one paragraph. */
export function blocksOfText(text: string): RichBlock[] {
  const lines = linesOf(text)
  const together = Math.max(1, Math.ceil(lines.length / mostBlocks))
  const isShort = together === 1
  const blocks: RichBlock[] = []
  let paragraph: Inline[] | null = null
  let count = 0
  for (const line of lines) {
    const item = line.replace(begun, '')
    const last = blocks.at(-1)
    if (isShort && item !== line && item !== '') {
      paragraph = null
      if (last?.type === 'list' && last.items.length < mostItems) last.items.push({ content: [words(item)] })
      else blocks.push({ type: 'list', ordered: false, items: [{ content: [words(item)] }] })
    } else if (paragraph && count < together) {
      paragraph.push({ type: 'break' }, words(line))
      count += 1
    } else {
      paragraph = [words(line)]
      count = 1
      blocks.push({ type: 'paragraph', content: paragraph })
    }
  }
  return blocks
}
