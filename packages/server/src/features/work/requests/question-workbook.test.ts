import { contract } from '@esrs/contract'
import { expect, test } from 'vitest'
import { readAnswers } from './question-workbook.ts'

test('an answer that is longer than one may be is a reply of the contract, and is refused where it is sent', () => {
  const long = 'x'.repeat(20_001)
  const row = (...texts: string[]) => ({ cells: texts.map((text) => ({ kind: 'text' as const, text })) })
  const rows = [row('Code', 'Your answer', 'Note'), row('E1-5_01', long, 'y'.repeat(3000))]
  const sheets = [{ rows }] as unknown as Parameters<typeof readAnswers>[0]
  const read = readAnswers(sheets, new Map([['E1-5_01', null]]), 'en')
  expect(contract.answer.readSheet.response.parse(read).answers[0]!.value).toBe(long)
  expect(contract.answer.send.body!.safeParse({ answers: read.answers, confirmed: true }).success).toBe(false)
})
