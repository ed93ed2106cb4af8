import { contract } from '@esrs/contract'
import type { TestCompany } from './index.ts'

// What people work on together, made for tests that need something of a company.

export async function aRoom({ client }: TestCompany) {
  const people = [{ email: 'rita@audit.example', name: 'Rita Revision' }]
  const body = { name: 'Audit', version: null, people, ends: '2060-01-01' }
  return { id: (await client.call(contract.rooms.open, { body })).id }
}

export async function aQuestionnaire({ client }: TestCompany) {
  const body = { name: 'A bank', text: 'Total energy consumption\tMWh' }
  return { id: (await client.call(contract.questionnaires.paste, { body })).questionnaire.id }
}

const kept = { kind: 'text', title: 'Water', text: 'We save it.', owner: null, valid_until: null } as const

export async function aKeptAnswer({ client }: TestCompany) {
  return { id: (await client.call(contract.questionnaires.keepAnswer, { body: kept })).id }
}

export async function aRequest({ client }: TestCompany) {
  const body = {
    people: [{ email: 'paul@plant.example', name: 'Paul Werk' }],
    datapoints: ['E1-5_01'],
    due: '2060-01-01',
  }
  return { id: (await client.call(contract.requests.ask, { body })).requests[0]!.id }
}
