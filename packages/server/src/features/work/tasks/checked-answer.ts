import type { AskedDatapoint, CheckedAnswer, Language, Datapoint as Wire } from '@esrs/contract'
import type { Datapoint } from '@esrs/engine/esrs'
import { unitInWords } from '@esrs/reports/statement'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { OpenReport, ReadTable, ValuesForWork } from '../../reporting/index.ts'
import { answerInWords } from '../answer-in-words.ts'
import { say } from '../messages.ts'

type AnswerChecks = Pick<ValuesForWork, 'read' | 'jump' | 'odd'>

/** Checks a typed answer: the value that it is read as, errors and warnings. Warnings never block, odd figures can be right. */
export async function checkedAnswer(
  asked: AnswerChecks,
  tenant: Tenant,
  { report, catalogue }: OpenReport,
  entry: Datapoint,
  shown: Pick<Wire, 'prior'>,
  typed: string,
): Promise<CheckedAnswer> {
  const { language } = catalogue
  const nothing = { value: null, unit: null, converted: false, message: null, warnings: [] }
  const written = typed.trim()
  if (written === '') return { ...nothing, ok: true }
  try {
    const { value, number, unit, converted = false } = asked.read(entry, written, language)
    const jump = asked.jump({ number, unit, year: report.year, prior: shown.prior }, language)
    const odd = await asked.odd(tenant, report, { entry, number, unit }, language)
    const warnings = [...(jump ? [jump.text] : []), ...odd.map((text) => text(language))]
    return { ok: true, value, unit, converted, message: null, warnings }
  } catch (error) {
    if (error instanceof AppError) return { ...nothing, ok: false, message: error.text(language) }
    throw error
  }
}

/** An answer that is offered, as it is kept, from the words of a sheet; anything else as it was written. */
export function answerFromWords(
  { read }: Pick<AnswerChecks, 'read'>,
  entry: Datapoint,
  words: string,
  language: Language,
): string {
  if (entry.type !== 'yes-no' && entry.type !== 'choice') return words
  try {
    return read(entry, words, language).value
  } catch (error) {
    if (error instanceof AppError) return words
    throw error
  }
}

/** What is wrong with the cells of an answer, or odd. */
export const checkedCells = (table: ReadTable | null, language: Language) => ({
  cells: (table?.cells ?? []).flatMap(({ dimension, problem, odd }) =>
    problem || odd ? [{ dimension, message: problem?.(language) ?? null, warning: odd?.(language) ?? null }] : [],
  ),
})

/** A datapoint as a plain question, for people who do not know the standard. */
export function askedDatapoint(
  { report, catalogue }: OpenReport,
  entry: Datapoint,
  { prior, choices }: Pick<Wire, 'prior' | 'choices'>,
  { showsPrior }: { showsPrior: boolean },
): AskedDatapoint {
  const { id, name, definition, type, unit } = entry
  return {
    key: id,
    code: id,
    name,
    definition,
    type,
    ...(choices && { choices }),
    unit: unit ?? null,
    question: questionOf(entry, report.year, choices !== undefined)(catalogue.language),
    prior:
      showsPrior && prior
        ? { value: answerInWords(entry, prior.value, catalogue.language), unit: prior.unit, year: prior.year }
        : null,
  }
}

/** What is asked in the catalogue's own words, for which year, and how an answer is written. */
function questionOf(
  { type, unit, question, dimension }: Datapoint,
  of: number,
  offers: boolean,
): (language: Language) => string {
  const values = { year: String(of) }
  const how = (language: Language): string => {
    if (type === 'number') {
      const words = unitInWords(unit ?? null, language)
      if (words !== '') return say('ask.number', { ...values, unit: words })(language)
      return say(dimension === 'count' ? 'ask.count' : 'ask.figure', values)(language)
    }
    if (offers) return say('ask.choice', values)(language)
    const isKnown = type === 'percent' || type === 'money' || type === 'yes-no' || type === 'date' || type === 'year'
    return isKnown ? say(`ask.${type}`, values)(language) : say('ask.text', values)(language)
  }
  return (language) => [question.trim(), how(language)].filter(Boolean).join(' ')
}
