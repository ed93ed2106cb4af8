import type { AuditRoom, contract, Language, RoomFact, RoomPapers } from '@esrs/contract'
import { found, type MockGroup } from './call.ts'
import { find as findDatapoint } from './calls-csrd.ts'
import { inLanguage } from './samples.ts'
import type { MockState } from './state.ts'

const sampleRoom = (): AuditRoom => ({
  id: '5d1c6f0e-8a40-4a43-9b0f-2f4ce1a00009',
  name: 'Audit 2025',
  version: 1,
  ends: '2026-03-31',
  open: true,
  people: [{ name: 'Rita Revision', email: 'rita@audit.example' }],
  sampled: 10,
  marks: { agreed: 8, question: 2, exception: 0 },
  questions: [
    {
      fact: 'E1-6_07',
      waiting: true,
      messages: [
        { by: 'Rita Revision', side: 'auditor', at: '2026-02-16T09:00:00.000Z', text: 'Which meters are in it?' },
      ],
    },
  ],
  trail: [{ by: 'Rita Revision', at: '2026-02-16T08:58:00.000Z', what: 'entered', fact: '' }],
})

export const roomCalls: MockGroup<typeof contract.rooms> = {
  list: () => ({ rooms: [sampleRoom()] }),
  open: ({ body }) => ({ ...sampleRoom(), ...body, questions: [], trail: [] }),
  close: () => ({ ...sampleRoom(), open: false }),
  answer: () => sampleRoom(),
  export: () => new Uint8Array([0x50, 0x4b]),
}

const sampleAnswer: RoomPapers['requests'][number]['items'][number]['answer'] = {
  from: 'Uwe Halm',
  at: '2026-02-12T09:00:00.000Z',
  written: '1,5 GWh',
  value: '1500',
  unit: 'MWh',
  note: 'Both halls.',
  state: 'accepted',
  proofs: ['meters-2025.xlsx'],
}

const roomFacts = (state: MockState, language: Language): RoomFact[] =>
  state.datapoints
    .filter(({ value }) => value !== null)
    .slice(0, 12)
    .map((datapoint, index) => ({
      id: datapoint.key,
      datapoint: datapoint.key,
      name: inLanguage(datapoint, language).name,
      year: 2025,
      type: datapoint.dataType,
      ...(datapoint.choices && { choices: datapoint.choices }),
      value: datapoint.value ?? '',
      unit: datapoint.unit,
      sampled: index % 3 === 0 ? 'seed' : null,
      mark: index === 0 ? 'agreed' : null,
    }))

/** A picture of a page with a marked line, as a PNG. */
const samplePage =
  'iVBORw0KGgoAAAANSUhEUgAAAHwAAACvAgMAAABC2lKsAAAADFBMVEX///+qqqr/8K60egBHky9MAAAAZ0lEQVR42mNgGAXDHYiG4gBUkh8NX9qG72j4j4b/EAv/EHrKj4Y/Oqj//////6+4028phKCSvNYqdLALQtBMfj/If79WjZY/o2A0/EfL/9HwH03/o+E/Gv6j4T9a/o+G/2j6HQVwAAD3cL1I3WwfqQAAAABJRU5ErkJggg=='

export const auditCalls: MockGroup<typeof contract.audit> = {
  get: (_, { state, language }) => ({
    company: state.company.name,
    name: 'Audit 2025',
    version: 1,
    year: 2025,
    ends: '2026-03-31',
    facts: roomFacts(state, language),
  }),
  fact: ({ params }, { state, language }) => {
    const fact = found(roomFacts(state, language).find(({ id }) => id === params.id))
    const evidence = findDatapoint(state, fact.datapoint).evidence.map(({ filename, page, sheet, cell, excerpt }) => ({
      document: filename,
      sha256: null,
      page,
      sheet,
      cell,
      excerpt,
      picture: sheet === null,
    }))
    return {
      fact,
      decided: { by: 'Mara Lindner', at: '2026-02-10T10:00:00.000Z', source: '' },
      evidence,
      deliveries: [sampleAnswer],
      history: [],
      messages: [],
    }
  },
  picture: () => Uint8Array.from(atob(samplePage), (letter) => letter.charCodeAt(0)),
  papers: () => ({
    method: {
      set: 'esrs-2023',
      period: { start: '2025-01-01', end: '2025-12-31' },
      currency: 'EUR',
      four_eyes: true,
      engine: '20',
    },
    materiality: [
      {
        at: '2026-01-20T10:00:00.000Z',
        by: 'Mara Lindner',
        about: 'E1 Climate change',
        position: 'Head of sustainability',
        topic: 'E1',
        grounds: '',
        text: 'Decided as material. Reason: Most of the energy comes from gas.',
      },
    ],
    materiality_notes: [{ about: 'How to read this log', text: 'The newest entry comes first.', grounds: '' }],
    requests: [
      {
        name: 'Uwe Halm',
        asked_by: 'Mara Lindner',
        asked_at: '2026-02-02T09:00:00.000Z',
        due: '2026-02-16',
        state: 'answered',
        items: [
          {
            key: 'E1-5_01',
            name: 'Total energy consumption',
            state: 'accepted',
            answer: sampleAnswer,
          },
        ],
      },
    ],
  }),
  draw: () => ({ drawn: ['E1-6_07'] }),
  mark: () => ({ ok: true }),
  export: () => new Uint8Array([0x50, 0x4b]),
}
