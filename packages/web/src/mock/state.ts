import type {
  Absence,
  ApiToken,
  AssessmentChange,
  BreakdownCell,
  BreakdownChange,
  Company,
  DirectoryToken,
  Document,
  EmissionFactor,
  HistoryChange,
  Iro,
  KeptAnswer,
  Language,
  LegalProfile,
  MaterialTopic,
  Passkey,
  SecurityEvent,
  SingleSignOn,
  Survey,
  SurveyResponse,
  TagRow,
  TaxonomyDisclosure,
  TrailReceiver,
  User,
  UserSession,
  Years,
} from '@esrs/contract'
import account from './fixtures/account.json' with { type: 'json' }
import { type KeptFigure, sampleFigures } from './fixtures/figures.ts'
import { type KeptInventory, sampleInventory } from './fixtures/inventory.ts'
import assessment from './fixtures/iros.json' with { type: 'json' }
import { type KeptOrganisation, sampleOrganisation } from './fixtures/organisation.ts'
import { type KeptQuestionnaire, sampleAnswers, sampleQuestionnaires } from './fixtures/questionnaires.ts'
import surveys from './fixtures/surveys.json' with { type: 'json' }
import { type KeptWork, sampleWork } from './fixtures/work.ts'
import { type KeptAssessment, sampleAssessment } from './materiality.ts'
import { createDatapoints, createDocuments, type KeptDatapoint } from './samples.ts'
import { type KeptStatement, sampleStatement } from './statement.ts'
import { sampleTags } from './tags.ts'
import { sampleTaxonomy } from './taxonomy.ts'

export interface MockPerson {
  user: User
  password: string
  /** One-time codes, once they were begun; `left`: recovery codes. */
  factor?: { setUpAt: string | null; left: number }
  passkeys?: (Passkey & { credential: string })[]
  /** What the colleagues see of the person's access; who has none is active. */
  access?: { isActive?: boolean; invitedAt?: string | null; lastActive?: string | null }
}

/** A change of a cell as the mock keeps it. */
export interface MockCellChange extends Pick<BreakdownChange, 'id' | 'at' | 'dimension' | 'before' | 'after'> {
  key: string
  userId: string | null
  members: string[]
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

/** A survey with its responses. */
export interface KeptSurvey extends Survey {
  responses: SurveyResponse[]
  /** Key of the proposal it was made from. */
  madeFrom?: string | null
}

/** An IRO with its words in every language; one that was entered has none of them. */
export interface KeptIro {
  iro: Omit<Iro, 'version'>
  words: Record<Language, Partial<Iro>> | null
  history: AssessmentChange[]
}

export type KeptTopic = Omit<MaterialTopic, 'title' | 'proposed_reason' | 'revision'> & {
  words: Record<Language, { title: string; proposed: string }>
  history: AssessmentChange[]
}

/** Everything the mock knows. Tests change it directly. */
export interface MockState {
  people: MockPerson[]
  company: Company
  /** The legal profile as far as it was changed. */
  legal: Partial<LegalProfile>
  documents: Document[]
  datapoints: KeptDatapoint[]
  /** Changes of values, the oldest first. */
  changes: MockChange[]
  /** Cells of breakdowns that people entered, by datapoint. */
  cells: Record<string, BreakdownCell[]>
  /** Changes of those cells. */
  cellChanges: MockCellChange[]
  /** Datapoints that the documents do not state, as a person said. */
  absences: Map<string, Absence>
  surveys: KeptSurvey[]
  iros: KeptIro[]
  topics: KeptTopic[]
  materiality: KeptAssessment
  statement: KeptStatement
  /** The disclosures on the EU taxonomy, and how often they were saved. */
  taxonomy: { disclosure: TaxonomyDisclosure | null; version: number | null }
  /** The tags of the statement, with who reviewed them. */
  tags: TagRow[]
  work: KeptWork
  questionnaires: KeptQuestionnaire[]
  keptAnswers: KeptAnswer[]
  /** The company requires a second factor. */
  factorRequired: boolean
  singleSignOn: Pick<SingleSignOn, 'mode' | 'provider' | 'groups' | 'domains' | 'tried'> & { breakGlass: string[] }
  organisation: KeptOrganisation
  figures: KeptFigure[]
  years: Pick<Years, 'begun' | 'items' | 'decisions' | 'restatements'>
  /** Emission factors of the company itself. */
  factors: EmissionFactor[]
  inventory: KeptInventory
  /** Valid refresh tokens with their persons. */
  sessions: Map<string, string>
  csrfToken: string
  /** Links of mails that still work, by their token. */
  links: Map<string, MockLink>
  /** Sessions as the profile lists them. */
  signIns: UserSession[]
  /** API tokens as the profile lists them. */
  tokens: ApiToken[]
  /** Tokens of the company's directory. */
  directoryTokens: DirectoryToken[]
  /** Where the company has its trail sent on to. */
  receiver: TrailReceiver | null
  /** The security trail, newest first. */
  trail: SecurityEvent[]
  /** Who agreed that texts are sent to the language model. */
  consent: { at: string; by: string; paused?: boolean } | null
  /** What people said of recommendations, and how often the list still answers that it is made anew. */
  advice: { marks: Map<string, 'done' | 'not_relevant'>; updatedAt: string; running: number }
}

/** Who can sign in to the mock. */
export const demo = { email: 'mara.lindner@auental.example', password: 'sourdough-at-dawn' } as const

export function createMockState(): MockState {
  const { people, company, sessions, tokens, trail } = structuredClone(account) as unknown as {
    people: MockPerson[]
    company: Company
    sessions: UserSession[]
    tokens: ApiToken[]
    trail: SecurityEvent[]
  }
  return {
    people,
    company,
    documents: createDocuments(),
    datapoints: createDatapoints(),
    changes: [],
    cells: {},
    cellChanges: [],
    absences: new Map(),
    surveys: structuredClone(surveys.surveys) as unknown as KeptSurvey[],
    ...(structuredClone(assessment) as unknown as { iros: KeptIro[]; topics: KeptTopic[] }),
    materiality: sampleAssessment(),
    statement: sampleStatement(),
    taxonomy: { disclosure: sampleTaxonomy(), version: 7 },
    tags: sampleTags(),
    work: sampleWork(),
    questionnaires: sampleQuestionnaires(),
    keptAnswers: sampleAnswers(),
    factorRequired: false,
    singleSignOn: { mode: 'off', provider: null, groups: [], domains: [], breakGlass: [], tried: false },
    organisation: sampleOrganisation(),
    figures: sampleFigures(),
    factors: [],
    inventory: sampleInventory(),
    years: { begun: [], items: [], decisions: 0, restatements: [] },
    sessions: new Map([['mock-refresh-of-u-1', 'u-1']]),
    csrfToken: 'mock-csrf-token',
    links: new Map<string, MockLink>([
      ['mock-reset-link', { purpose: 'reset', user: 'u-1' }],
      ['mock-invitation-link', { purpose: 'invitation', user: 'u-1' }],
      ['mock-email-link', { purpose: 'email', user: 'u-1', email: 'mara@auental.example' }],
    ]),
    signIns: sessions,
    tokens,
    directoryTokens: [],
    receiver: null,
    trail,
    legal: {},
    consent: null,
    advice: { marks: new Map(), updatedAt: '2026-02-17T08:12:00.000Z', running: 0 },
  }
}
