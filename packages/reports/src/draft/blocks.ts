import type { Fact, RichText, StatementBlock, StatementLanguage } from '@esrs/contract'
import { breakdownOf, choiceInWords } from '@esrs/engine/esrs'
import { isMessage } from '../words/messages.ts'
import { isForeign } from '../words/reasons.ts'
import { breakdownTable } from './breakdown-table.ts'
import type { FactIndex } from './fact-index.ts'
import { figureTable } from './figure-table.ts'
import type { Item, WrittenText } from './input.ts'
import { wordsAlone } from './plain-text.ts'
import { answerSentence, passage } from './sentences.ts'

const languages: readonly StatementLanguage[] = ['en', 'de']
const isFigure = (fact: Fact): boolean => fact.number !== null && fact.type !== 'year'
/** Highest number of words of a short answer; a longer one is shown as a passage. */
const longestAnswer = 12
const isYesOrNo = (value: string): boolean => value === 'yes' || value === 'no'
/** Words of a person or document, which are in one language; answers that the product knows are said in both. */
const isPassage = (fact: Fact): boolean => {
  const { type, value, datapoint } = fact
  if (isYesOrNo(value)) return false
  if (['narrative', 'semi-narrative', 'table'].includes(type)) return true
  if (type !== 'choice' || choiceInWords(datapoint, value, 'en') !== null || isMessage(`choice.${value}`)) return false
  return fact.language !== null || value.trim().split(/\s+/).length > longestAnswer
}

/** Datapoint that has a value, with its fact. */
interface Told {
  item: Item
  fact: Fact
}

/** Blocks of text and tables for the datapoints of a requirement that have a value; `texts` are what people have written. */
export function valueBlocks(
  code: string,
  items: readonly Item[],
  facts: FactIndex,
  texts: readonly WrittenText[],
): StatementBlock[] {
  const written = new Set(texts.map(({ block }) => block))
  const all = items.flatMap((item): Told[] => {
    const fact = facts.whole(item.id)
    return fact ? [{ item, fact }] : []
  })
  // What a table of figures answers is read in that table.
  const told = all.filter(({ item }) => !isTold(item.id, facts))
  if (told.length === 0) return []
  const figures = told.filter(({ item, fact }) => isFigure(fact) || facts.parts(item.id).length > 0)
  // Figures are read in their table, which says the year before as well.
  const spoken = told.filter((one) => !figures.includes(one) && !isPassage(one.fact))
  const write = (language: StatementLanguage): RichText =>
    spoken.map(({ item, fact }) => answerSentence(item, fact, language))
  // Each passage is a block of its own, so that the machine-readable report knows which words answer which datapoint.
  const quoted = told.filter((one) => isPassage(one.fact) && !figures.includes(one))
  const grouped = together(quoted, written)
  const isAlone = grouped.length === 1 && spoken.length === 0
  const passages = grouped.map(({ answered, fact }) => {
    const ids = answered.map(({ id }) => id)
    // A passage is printed in its own language only; in the other one a person writes it.
    return textBlock(ids[0]!, ids, (language) =>
      isForeign(language, fact.language) ? null : passage(answered, fact, language, isAlone),
    )
  })
  return [
    ...passages,
    ...(spoken.length > 0
      ? [
          textBlock(
            `${code}.text`,
            spoken.map(({ item }) => item.id),
            write,
          ),
        ]
      : []),
    ...(figures.length > 0 ? [figureTable(code, figures, facts, texts)] : []),
    ...figures.flatMap(({ item, fact }) => breakdownTable(item, fact, facts.parts(item.id)) ?? []),
  ]
}

/** Whether a datapoint asks for the table that another one has. */
function isTold(datapoint: string, facts: FactIndex): boolean {
  const breakdown = breakdownOf(datapoint)
  return breakdown !== null && breakdown.datapoint !== datapoint && facts.parts(breakdown.datapoint).length > 0
}

/** Passages with all that they answer: the same words are quoted once, unless a person has written on one of the datapoints. */
function together(
  quoted: readonly Told[],
  written: ReadonlySet<string>,
): { answered: [Item, ...Item[]]; fact: Fact }[] {
  const byWords = new Map<string, { answered: [Item, ...Item[]]; fact: Fact }>()
  for (const { item, fact } of quoted) {
    const key = JSON.stringify([wordsAlone(fact.value), fact.language])
    const same = byWords.get(key)
    if (same && !written.has(item.id)) same.answered.push(item)
    else byWords.set(same ? item.id : key, { answered: [item], fact })
  }
  return [...byWords.values()]
}

function textBlock(
  id: string,
  datapoints: string[],
  write: (language: StatementLanguage) => RichText | null,
): StatementBlock {
  const [en = null, de = null] = languages.map(write)
  return { type: 'text', id, datapoints, texts: { en, de }, edited: { en: null, de: null } }
}
