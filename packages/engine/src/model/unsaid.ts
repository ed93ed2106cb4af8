import { knowledge, listed } from '../knowledge.ts'

const words = new Map<string, string>()
for (const table of ['concepts', 'terms'])
  for (const row of knowledge<'concept' | 'language' | 'words'>(table)) {
    const key = `${row.concept} ${row.language}`
    if (words.has(key)) continue
    const phrases = listed(row.words, '|')
    const shown = phrases.find((phrase) => !/[*^]/.test(phrase)) ?? phrases[0] ?? row.concept
    words.set(key, shown.replace(/[*^]/g, ''))
  }

/** The word by which a concept or core term is told to people; the one that its table names first in a language. */
export const wordFor = (concept: string, language: string): string =>
  words.get(`${concept} ${language === 'de' ? 'de' : 'en'}`) ?? words.get(`${concept} en`) ?? concept
