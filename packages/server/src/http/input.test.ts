import { contract } from '@esrs/contract'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { AppError } from './errors.ts'
import { parseInput } from './input.ts'

/** The English sentence at each field that is refused. */
function refusals(schema: z.ZodType, sent: unknown): Record<string, string> {
  try {
    parseInput(schema, sent)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Object.fromEntries(Object.entries(error.fields ?? {}).map(([name, text]) => [name, text('en')]))
  }
  throw new Error('Nothing was refused')
}

describe('what is said of a refused field', () => {
  const required = 'This is required.'
  const wrongType = 'This has the wrong type.'

  it('tells what is missing from what has the wrong type, also inside of others', () => {
    const { body } = contract.company.update
    const metadata = { enable_document_upload: 'false', stakeholders: 5 }
    expect(refusals(contract.session.login.body, { email: 5 })).toEqual({ email: wrongType, password: required })
    expect(refusals(contract.session.login.body, { email: null, password: ['x'] })).toEqual({
      email: required,
      password: wrongType,
    })
    expect(refusals(body, { metadata })).toEqual({
      'metadata.enable_document_upload': wrongType,
      'metadata.stakeholders': wrongType,
    })
    expect(refusals(contract.csrd.listDatapoints.query, { page: 'x' })).toEqual({ page: wrongType })
  })

  it('counts entries in words of one and of several', () => {
    const question = { text: 'Why?' }
    const survey = { title: 'T', description: 'D', target_stakeholders: ['Suppliers', 'Customers'], questions: [] }
    expect(refusals(contract.surveys.create.body, survey)).toEqual({
      target_stakeholders: 'Only one entry is possible.',
      questions: required,
    })
    const many = { ...survey, target_stakeholders: ['Suppliers'], questions: Array(16).fill(question) }
    expect(refusals(contract.surveys.create.body, many)).toEqual({ questions: 'At most 15 entries are possible.' })
  })
})
