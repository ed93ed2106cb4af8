import type { contract, Extract, ExtractRow, Language } from '@esrs/contract'
import { extractsOf, type Extract as Known, nearQuestions } from '@esrs/engine'
import { unitInWords } from '@esrs/reports/statement'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Caller, Handlers } from '../../../http/serve.ts'
import type { Cell } from '../../../tables/table.ts'
import { tableFile } from '../../../tables/table-file.ts'
import type { OpenReport } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { type QuestionnaireValues, questionnaireValues, shownQuestion } from './answer-question.ts'
import { isExpired } from './earlier-answers.ts'
import { answersOf } from './kept-store.ts'
import type { QuestionRow } from './questionnaire-store.ts'

type Calls = Pick<Handlers<(typeof contract)['questionnaires']>, 'extracts' | 'extract' | 'extractFile'>

const nowhere = '00000000-0000-4000-8000-000000000000'

/** A question of an extract as one of a questionnaire that is stored nowhere. */
const asQuestion = ({ text, section, datapoints }: Known['rows'][number], position: number): QuestionRow => ({
  questionnaireId: nowhere,
  companyId: nowhere,
  position,
  section,
  text,
  unit: '',
  place: null,
  options: [],
  sure: null,
  proposed: [],
  suggested: [],
  decided: datapoints.length > 0 ? 'datapoint' : null,
  key: datapoints[0] ?? null,
  also: datapoints.slice(1),
  words: '',
  decidedBy: null,
  decidedAt: null,
})

/** Answers that are kept and may be used, for questions that no datapoint answers. */
interface KeptWords {
  titles: readonly string[]
  words: readonly { text: string; by: string }[]
}

function shownRows(
  { rows }: Known,
  held: QuestionnaireValues,
  { titles, words }: KeptWords,
  language: Language,
): ExtractRow[] {
  return rows.map((row, position): ExtractRow => {
    const { answer, source } = shownQuestion(asQuestion(row, position), held, language, () => '')
    const [near] = row.datapoints.length === 0 ? nearQuestions(row.text, titles, 1) : []
    const kept = near ? words[near.index]! : null
    return {
      number: row.number,
      section: row.section,
      text: row.text,
      state: answer || kept ? 'answered' : row.datapoints.length > 0 ? 'missing' : 'unknown',
      datapoints: row.datapoints.map((key) => ({ key, name: held.catalogue.get(key)?.name ?? key })),
      answer,
      words: kept?.text ?? '',
      source: kept ? kept.by : source,
      act: row.source,
    }
  })
}

const countsOf = ({ id, name, about }: Known, rows: readonly ExtractRow[]): Extract => ({
  id,
  name,
  description: about,
  rows: rows.length,
  answered: rows.filter(({ state }) => state === 'answered').length,
})

const plainNumber = /^-?\d+(?:\.\d+)?$/

/** Handlers of the calls of extracts: what askers of a kind want to know as a rule, answered by decided values and kept answers. */
export function extractCalls(parts: WorkParts): Calls {
  const { reporting, clock } = parts

  const keptWords = async (tenant: Tenant, people: QuestionnaireValues['book']['people'], language: Language) => {
    const usable = (await answersOf(tenant)).filter(({ validUntil }) => !isExpired(validUntil, clock()))
    return {
      titles: usable.map(({ title }) => title),
      words: usable.map(({ text, owner }) => ({
        text,
        by: owner ? say('questionnaire.words', { by: people.get(owner)?.name ?? '' })(language) : '',
      })),
    }
  }
  const heldFor = (tenant: Tenant, opened: OpenReport, all: readonly Known[]) =>
    questionnaireValues(
      parts,
      tenant,
      opened,
      all.flatMap(({ rows }) => rows.map(asQuestion)),
    )

  async function open(tenant: Tenant, id: string, { language }: Caller) {
    const opened = await reporting.open(tenant, language)
    const known = extractsOf(opened.catalogue, language).find((one) => one.id === id)
    if (!known) throw new AppError('not_found', say('extract.missing'))
    const held = await heldFor(tenant, opened, [known])
    const rows = shownRows(known, held, await keptWords(tenant, held.book.people, language), language)
    return { extract: countsOf(known, rows), rows }
  }

  return {
    extracts: async ({ tenant, caller: { language } }) => {
      const opened = await reporting.open(tenant, language)
      const all = extractsOf(opened.catalogue, language)
      const held = await heldFor(tenant, opened, all)
      const kept = await keptWords(tenant, held.book.people, language)
      return { extracts: all.map((one) => countsOf(one, shownRows(one, held, kept, language))) }
    },
    extract: async ({ tenant, params, caller }) => open(tenant, params.id, caller),
    extractFile: async ({ tenant, params, query, caller }) => {
      const { language } = caller
      const { extract, rows } = await open(tenant, params.id, caller)
      const t = (key: Parameters<typeof say>[0]) => say(key)(language)
      const columns = [
        { head: t('extract.number'), width: 8 },
        { head: t('questionnaire.section'), width: 24 },
        { head: t('sheet.question'), width: 60 },
        { head: t('questionnaire.answer'), width: 30 },
        { head: t('sheet.unit'), width: 12 },
        { head: t('extract.datapoint'), width: 16 },
        { head: t('questionnaire.source'), width: 40 },
        { head: t('extract.act'), width: 50 },
      ]
      const cells = rows.map(({ number, section, text, answer, words, datapoints, source, act }): Cell[] => {
        const value = answer?.value ?? words
        const isFigure = answer !== null && plainNumber.test(value)
        const unit = unitInWords(answer?.unit ?? null, language)
        const codes = datapoints.map(({ key }) => key).join(', ')
        return [
          number,
          section,
          text,
          isFigure ? { number: Number(value), plain: true } : value,
          unit,
          codes,
          source,
          act,
        ]
      })
      // A colon is no letter of a file's name everywhere.
      const name = extract.name.replaceAll(':', ' –')
      return tableFile([{ name: t('sheet.title'), columns, rows: cells }], query.format, name, language)
    },
  }
}
