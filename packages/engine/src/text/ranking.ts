import { phrasesOf } from './phrases.ts'

/** BM25 over short texts, with words cut to stems that hold in English and German alike. */

const STOP = new Set(phrasesOf('stop_word'))

/** Stems of the words of folded text; German compounds also give their tail, so `lieferantenkodex` meets `kodex`. */
export function stems(text: string): string[] {
  const found: string[] = []
  for (const match of text.matchAll(/[\p{L}]{3,}/gu)) {
    const word = match[0]
    if (STOP.has(word)) continue
    found.push(word.slice(0, 7))
    if (word.length >= 13) found.push(word.slice(-7))
  }
  return found
}

interface Posting {
  text: number
  count: number
}

/** An index over texts that answers how relevant each is for a weighted query. */
export class Ranking {
  private readonly postings = new Map<string, Posting[]>()
  private readonly lengths: number[] = []
  private readonly average: number

  constructor(texts: string[][]) {
    texts.forEach((words, text) => {
      this.lengths.push(words.length)
      const counts = new Map<string, number>()
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
      for (const [word, count] of counts) {
        const list = this.postings.get(word)
        if (list) list.push({ text, count })
        else this.postings.set(word, [{ text, count }])
      }
    })
    this.average = this.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length)
  }

  /** Scores of all texts that share a word with the query. */
  scores(query: Map<string, number>): Map<number, number> {
    const scores = new Map<number, number>()
    const total = this.lengths.length
    for (const [word, weight] of query) {
      const list = this.postings.get(word)
      if (!list) continue
      const rarity = Math.log(1 + (total - list.length + 0.5) / (list.length + 0.5))
      for (const { text, count } of list) {
        const norm = count + 1.2 * (0.35 + 0.65 * ((this.lengths[text] ?? 0) / this.average))
        scores.set(text, (scores.get(text) ?? 0) + (weight * rarity * (count * 2.2)) / norm)
      }
    }
    return scores
  }
}
