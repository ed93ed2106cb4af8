import type { ForeignQuestion } from '@esrs/contract'

/** Questions and their answers as plain text, for portals that take no file: a question a paragraph, those without an answer too. */
export function answersAsText(
  questions: readonly ForeignQuestion[],
  quantity: (value: number, unit: string | null) => string,
  open: string,
): string {
  let section = ''
  return questions
    .map((question) => {
      const heading = question.section !== section && question.section !== '' ? `${question.section}\n\n` : ''
      section = question.section
      return `${heading}${question.text}\n${answerText(question, quantity) || open}`
    })
    .join('\n\n')
}

const plainNumber = /^-?\d+(?:\.\d+)?$/

/** An answer as it is read; empty where there is none. */
export function answerText(
  { words, answer }: Pick<ForeignQuestion, 'words' | 'answer'>,
  quantity: (value: number, unit: string | null) => string,
): string {
  if (words) return words
  if (!answer) return ''
  return plainNumber.test(answer.value) ? quantity(Number(answer.value), answer.unit) : answer.value
}
