import { AppError } from '../../http/errors.ts'
import type { Text } from '../../texts/texts.ts'
import { say } from './messages.ts'
import type { ResponseRow, SurveyRow } from './store.ts'

/**
 * An answer in one line, word for word, with the question, the survey and the day. Who answered is not said: a report names
 * no respondents, and erasing a response must not leave a name behind.
 */
export function citation(survey: SurveyRow, response: ResponseRow, question: number): Text {
  const answer = response.answers[question]?.answer
  const asked = survey.questions[question]?.text
  if (!answer || !asked) throw new AppError('not_found', say('attach.missing'))
  return (language) => {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(response.createdAt)
    const values = { answer: inOneLine(answer), question: inOneLine(asked), title: inOneLine(survey.title), date }
    return say('attach.excerpt', values)(language)
  }
}

/** An excerpt on one line; excerpts are separated by lines. */
const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim()
