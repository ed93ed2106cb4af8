import { type Fact, footnoteId, type RichText, type StatementBlock, type StatementLanguage } from '@esrs/contract'
import { breakdownOf, choiceInWords } from '@esrs/engine/esrs'
import { wordsOf } from '../layout/plain.ts'
import { memberInWords, restatedInWords } from '../words/format.ts'
import { both, isMessage, say } from '../words/messages.ts'
import { isForeign } from '../words/reasons.ts'
import { breakdownTable } from './breakdown-table.ts'
import type { Item, WrittenText } from './input.ts'
import { wordsAlone } from './plain-text.ts'
import { answerSentence, passage } from './sentences.ts'

/** Index of the facts of a statement: by identifier, and by datapoint. */
export interface FactIndex {
  whole(datapoint: string): Fact | undefined
  prior(datapoint: string): Fact | undefined
  parts(datapoint: string): readonly Fact[]
}

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

/** The footnote that people wrote to a figure, in plain words; `null` where there is none. */
function footnoteOf(fact: string, texts: readonly WrittenText[]) {
  const words = (language: StatementLanguage): string | null => {
    const text = texts.find((one) => one.block === footnoteId(fact) && one.language === language)?.text
    return (text && wordsOf(text, new Map(), language)) || null
  }
  const [en, de] = [words('en'), words('de')]
  return en === null && de === null ? null : { en, de }
}

/** The sentence on a figure of the year before that is restated. */
const restatedOf = (prior: Fact | undefined) =>
  prior?.restated && { restated: both((language) => restatedInWords(prior, prior.restated!, language)) }

function figureTable(
  code: string,
  figures: readonly { item: Item; fact: Fact }[],
  facts: FactIndex,
  texts: readonly WrittenText[],
): StatementBlock {
  return {
    type: 'figures',
    id: `${code}.figures`,
    datapoints: figures.map(({ item }) => item.id),
    caption: both((language) => say(language, 'figures.caption', { requirement: code })),
    rows: figures.flatMap(({ item, fact }) => {
      // Parts over several axes are read in a table of their own.
      const inTable = breakdownTable(item, fact, facts.parts(item.id)) !== null
      const parts = inTable ? [] : facts.parts(item.id)
      const whole = {
        fact: fact.id,
        prior: facts.prior(item.id)?.id ?? null,
        label: item.name,
        part: false,
        footnote: footnoteOf(fact.id, texts),
        ...restatedOf(facts.prior(item.id)),
      }
      // Where the parts give no whole, each says of what it is a part.
      const isWhole = isFigure(fact)
      return [
        ...(isWhole ? [whole] : []),
        ...parts.map((part) => ({
          fact: part.id,
          prior: null,
          label: both((language) => {
            const name = memberInWords(part.dimension!, language, item.id)
            return isWhole ? name : `${item.name[language]}: ${name}`
          }),
          part: isWhole,
          footnote: footnoteOf(part.id, texts),
        })),
      ]
    }),
  }
}
