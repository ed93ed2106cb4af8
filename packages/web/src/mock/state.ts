import type {
  Absence,
  ApiToken,
  Company,
  Document,
  ErrorCode,
  HistoryChange,
  Language,
  User,
  UserSession,
} from '@esrs/contract'
import { type KeptIro, type KeptTopic, sampleIros, sampleTopics } from './fixtures/iros.ts'
import { sampleSessions, sampleTokens } from './fixtures/security.ts'
import { type KeptStatement, sampleStatement } from './fixtures/statement.ts'
import { type KeptSurvey, sampleSurveys } from './fixtures/surveys.ts'
import { createDatapoints, createDocuments, type KeptDatapoint } from './samples.ts'

/** A sentence in every language of the app. */
export type Sentence = Record<Language, string>

/** A refusal, as the server would word it. */
export class MockFailure extends Error {
  readonly code: ErrorCode
  readonly sentence: Sentence
  readonly fields: Record<string, Sentence>

  constructor(code: ErrorCode, sentence: Sentence, fields: Record<string, Sentence> = {}) {
    super(sentence.en)
    this.code = code
    this.sentence = sentence
    this.fields = fields
  }
}

export const signInFirst: Sentence = { en: 'Authentication required', de: 'Anmeldung erforderlich' }

export interface MockPerson {
  user: User
  password: string
  /** What the colleagues see of the person's access; who has none is active. */
  access?: { isActive?: boolean; invitedAt?: string | null; lastActive?: string | null }
}

/** What the link of a mail is for. Pages can be opened with the tokens that stand in `createMockState`. */
export interface MockLink {
  purpose: 'reset' | 'invitation' | 'email'
  user: string
  /** The new address that the link confirms. */
  email?: string
}

/** A change of a value with the datapoint as it was before and after it. */
export interface MockChange {
  id: number
  at: string
  key: string
  action: HistoryChange['action']
  userId: string | null
  before: KeptDatapoint
  after: KeptDatapoint
}

/** Everything the mock knows. Tests change it directly. */
export interface MockState {
  people: MockPerson[]
  company: Company
  documents: Document[]
  datapoints: KeptDatapoint[]
  /** Changes of values, the oldest first. */
  changes: MockChange[]
  /** Datapoints that the documents do not state, as a person said. */
  absences: Map<string, Absence>
  surveys: KeptSurvey[]
  iros: KeptIro[]
  topics: KeptTopic[]
  statement: KeptStatement
  /** Valid refresh tokens with their persons. */
  sessions: Map<string, string>
  csrfToken: string
  /** Links of mails that still work, by their token. */
  links: Map<string, MockLink>
  /** Sessions as the profile lists them. */
  signIns: UserSession[]
  /** API tokens as the profile lists them. */
  tokens: ApiToken[]
}

/** Who can sign in to the mock. */
export const demo = { email: 'mara.lindner@auental.example', password: 'sourdough-at-dawn' } as const

const mara: User = {
  id: 'u-1',
  email: demo.email,
  username: demo.email,
  name: 'Mara Lindner',
  first_name: 'Mara',
  last_name: 'Lindner',
  user_type: 'company_admin',
  last_login: '2026-02-17T07:58:00.000Z',
}

const colleague = (id: string, name: string, changed: Partial<User> = {}): User => {
  const [first = '', last = ''] = name.split(' ')
  const email = `${first}.${last}@auental.example`.toLowerCase()
  return { ...mara, id, email, username: email, name, first_name: first, last_name: last, ...changed }
}

const member = { user_type: 'company_member' } as const
/** Nobody signs in as them in the mock; they fill the list of users. */
const colleagues: MockPerson[] = [
  { user: colleague('0a4e1c7e-2f6b-4a55-9d43-5a2c1b7e9f01', 'Jonas Wittmann'), password: '' },
  { user: colleague('0a4e1c7e-2f6b-4a55-9d43-5a2c1b7e9f02', 'Selin Aydemir', member), password: '' },
  {
    user: colleague('0a4e1c7e-2f6b-4a55-9d43-5a2c1b7e9f03', 'Katrin Brandmeier', { ...member, last_login: null }),
    password: '',
    access: { invitedAt: '2026-02-16T09:12:00.000Z' },
  },
]

const auental: Company = {
  id: 'c-1',
  name: 'Auental Backwaren GmbH',
  registration_number: 'HRB 70412, Amtsgericht Auental',
  address: 'Mühlgasse 4, 99999 Auental, Germany',
  metadata: {
    industry: 'manufacturing',
    company_size: 'large',
    report_scope: 'group',
    onboarding: null,
    onboarding_status: { processing_complete: true },
    skip_onboarding: true,
    app_header_text: null,
    enable_document_upload: true,
    stakeholders: [],
    standard_set: 'esrs-2023',
    reporting_year: 2025,
    first_reporting_year: null,
    modules: null,
    test_account: false,
  },
}

export function createMockState(): MockState {
  return {
    people: [{ user: structuredClone(mara), password: demo.password }, ...structuredClone(colleagues)],
    company: structuredClone(auental),
    documents: createDocuments(),
    datapoints: createDatapoints(),
    changes: [],
    absences: new Map(),
    surveys: structuredClone(sampleSurveys),
    iros: sampleIros(),
    topics: sampleTopics(),
    statement: sampleStatement(),
    sessions: new Map([['mock-refresh-of-u-1', 'u-1']]),
    csrfToken: 'mock-csrf-token',
    links: new Map<string, MockLink>([
      ['mock-reset-link', { purpose: 'reset', user: 'u-1' }],
      ['mock-invitation-link', { purpose: 'invitation', user: 'u-1' }],
      ['mock-email-link', { purpose: 'email', user: 'u-1', email: 'mara@auental.example' }],
    ]),
    signIns: structuredClone(sampleSessions),
    tokens: structuredClone(sampleTokens),
  }
}
