import { type Fact, footnoteId, type RichText, type StatementBlock, type StatementLanguage } from '@esrs/contract'
import { memberInWords, restatedInWords } from '../words/format.ts'
import { both, say } from '../words/messages.ts'
import { wordsOf } from '../words/plain.ts'
import type { Item, WrittenText } from './input.ts'
import { answerSentence, figureSentence, passage } from './sentences.ts'

/** Index of the facts of a statement: by identifier, and by datapoint. */
export interface FactIndex {
  whole(datapoint: string): Fact | undefined
  prior(datapoint: string): Fact | undefined
  parts(datapoint: string): readonly Fact[]
}

/** Highest number of figures of a requirement that get a sentence; its table has all of them. */
const saidFigures = 3

const languages: readonly StatementLanguage[] = ['en', 'de']
const isFigure = (fact: Fact): boolean => fact.number !== null && fact.type !== 'year'
/** Highest number of words of a short answer; a longer one is shown as a passage. */
const longestAnswer = 12
const isPassage = ({ type, value }: Fact): boolean =>
  ['narrative', 'semi-narrative', 'table'].includes(type) ||
  (type === 'choice' && value.trim().split(/\s+/).length > longestAnswer)

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
  const told = items.flatMap((item): Told[] => {
    const fact = facts.whole(item.id)
    return fact ? [{ item, fact }] : []
  })
  if (told.length === 0) return []
  const figures = told.filter(({ fact }) => isFigure(fact))
  const said = new Set(figures.slice(0, saidFigures).map(({ item }) => item.id))
  const spoken = told.filter(({ item, fact }) => (isFigure(fact) ? said.has(item.id) : !isPassage(fact)))
  const write = (language: StatementLanguage): RichText =>
    spoken.map(({ item, fact }) =>
      isFigure(fact)
        ? figureSentence(item, fact, facts.prior(item.id), language)
        : answerSentence(item, fact, language),
    )
  // Each passage is a block of its own, so that the machine-readable report knows which words answer which datapoint.
  const quoted = told.filter(({ fact }) => isPassage(fact) && !isFigure(fact))
  const passages = together(quoted, written).map(({ answered, fact }) => {
    const ids = answered.map(({ id }) => id)
    return textBlock(ids[0]!, ids, (language) => passage(answered, fact, language))
  })
  return [
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
    ...passages,
  ]
}

/** Passages with all that they answer: the same words are quoted once, unless a person has written on one of the datapoints. */
function together(
  quoted: readonly Told[],
  written: ReadonlySet<string>,
): { answered: [Item, ...Item[]]; fact: Fact }[] {
  const byWords = new Map<string, { answered: [Item, ...Item[]]; fact: Fact }>()
  for (const { item, fact } of quoted) {
    const [, ...words] = passage([item], fact, 'en')
    const key = JSON.stringify(words)
    const same = byWords.get(key)
    if (same && !written.has(item.id)) same.answered.push(item)
    else byWords.set(same ? item.id : key, { answered: [item], fact })
  }
  return [...byWords.values()]
}

function textBlock(id: string, datapoints: string[], write: (language: StatementLanguage) => RichText): StatementBlock {
  const [en, de] = languages.map(write)
  return { type: 'text', id, datapoints, texts: { en: en!, de: de! }, edited: { en: null, de: null } }
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
    rows: figures.flatMap(({ item, fact }) => [
      {
        fact: fact.id,
        prior: facts.prior(item.id)?.id ?? null,
        label: item.name,
        part: false,
        footnote: footnoteOf(fact.id, texts),
        ...restatedOf(facts.prior(item.id)),
      },
      ...facts.parts(item.id).map((part) => ({
        fact: part.id,
        prior: null,
        label: both((language) => memberInWords(part.dimension!, language)),
        part: true,
        footnote: footnoteOf(part.id, texts),
      })),
    ]),
  }
}
