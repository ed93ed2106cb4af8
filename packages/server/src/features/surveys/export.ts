import type { Language } from '@esrs/contract'
import type { Download } from '../../http/serve.ts'
import type { TableFormat } from '../../tables/table.ts'
import { tableFile } from '../../tables/table-file.ts'
import { say } from './messages.ts'
import type { ResponseRow, SurveyRow } from './store.ts'

/** The responses as rows of text: a head, then one row a response, oldest first. */
export function tableOf(survey: SurveyRow, responses: readonly ResponseRow[], language: Language): string[][] {
  const head = (key: 'date' | 'respondentType' | 'name' | 'email' | 'company' | 'material' | 'notes') =>
    say(`export.${key}`)(language)
  const who = survey.anonymous ? [] : [head('name'), head('email'), head('company')]
  const questions = survey.questions.flatMap(({ text }) => [text, head('material')])
  const rows = [...responses].reverse().map((response) => [
    response.createdAt
      .toISOString()
      .slice(0, survey.anonymous ? 10 : 19)
      .replace('T', ' '),
    response.respondentType,
    ...(survey.anonymous ? [] : [response.name, response.email, response.company]),
    ...survey.questions.flatMap((_, i) => [
      // Several options stand in one line of the table.
      (response.answers[i]?.answer ?? '').replaceAll('\n', survey.questions[i]?.choices ? '; ' : '\n'),
      response.answers[i]?.supporting_material ?? '',
    ]),
    response.generalNotes,
  ])
  return [[head('date'), head('respondentType'), ...who, ...questions, head('notes')], ...rows]
}

/** The responses to a survey as a file. */
export function exportOf(
  survey: SurveyRow,
  responses: readonly ResponseRow[],
  format: TableFormat,
  language: Language,
): Download {
  const [heads = [], ...rows] = tableOf(survey, responses, language)
  const columns = heads.map((head) => ({ head, width: Math.min(48, Math.max(14, head.length / 2)) }))
  return tableFile(
    [{ name: say('export.sheet')(language), columns, rows }],
    format,
    survey.title.slice(0, 80),
    language,
  )
}
