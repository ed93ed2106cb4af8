import { sessionLimits } from './session-limits.ts'

/** Limits and constants that both sides of the wire obey. */
export const limits = {
  ...sessionLimits,
  /** Personal API tokens: how many of a person can be used at once, characters of a name, and days that one may last. */
  apiTokens: { each: 20, name: 100, days: 365 },
  /** Tokens of a company's directory: how many can be used at once, and days that one may last. */
  directoryTokens: { each: 5, days: 730 },
  /** Hours for which a receiver of a trail has taken nothing when its administrators are told by mail. */
  receiverSilentHours: 24,
  /** SCIM: characters of an attribute, people and groups of a company, operations of one change, and resources of a page. */
  scim: { text: 1_000, people: 2_000, groups: 500, operations: 2_000, page: 200 },
  /** Characters of a one-time code or a recovery code as somebody types it. */
  factorCode: 40,
  /** Passkeys: how many of a person, and characters of a name. */
  passkeys: { each: 20, name: 100 },
  /** Single sign-on: characters of a name at the provider, groups with a role, administrators beside it, and domains. */
  singleSignOn: { text: 200, groups: 200, breakGlass: 10, domains: 50 },
  /** Page sizes a list may be asked for. */
  pageSizes: [10, 20, 30, 50],
  defaultPageSize: 10,
  /** The last page of a list that may be asked for. */
  lastPage: 100_000,
  /** Characters of free text a person may type into a long field. */
  longText: 20_000,
  /** Characters that are translated at once. */
  translation: 6_000,
  /** Documents that may be put beside one value at once, and values in one answer of the list of extracted ones. */
  supportingFiles: 20,
  extractedPage: 250,
  /** Entries of a list that is asked for without a page; the headers say how many there are. */
  wholeList: 500,
  /**
   * What a table that somebody sends may hold in all its sheets: rows, those that are only formatted included; columns; cells of rows as
   * far as they are used; bytes of a workbook unpacked. Counted while it is read, and refused before all of it is.
   */
  tables: { rows: 60_000, columns: 500, cells: 400_000, unpackedBytes: 80_000_000 },
  /** Figures that are added to the one that was pointed at. */
  addedFigures: 9,
  /** Cells of a breakdown; as many as a table by contract, gender and 160 countries has. */
  breakdownCells: 1_500,
  /** Of a member that a company writes itself: characters of its name, of its code, and of the name of a cell of several. */
  members: { name: 60, code: 200, dimension: 500, offered: 500 },
  /** Disclosures on the EU taxonomy: activities of a report, characters of a reason or a piece of evidence, and of a line that states a figure. */
  taxonomy: { activities: 60, remark: 1_000, excerpt: 1_000 },
  /** Rows and bytes of a file from which values are imported. */
  importRows: 5_000,
  importBytes: 10_485_760,
  /** Bytes of a file's name as stored. */
  fileNameBytes: 255,
  /** Of a statement's texts: characters of one run, runs of a paragraph, blocks and bytes of a text, characters of a logo in Base64. */
  tags: { word: 300, facts: 20, elements: 30 },
  statement: { text: 100_000, runs: 5_000, blocks: 5_000, body: 4_000_000, logo: 4_000_000, explainedTogether: 300 },
  /** Of a logo: pixels in each direction, and in all. It is shown 18 mm high, which is 850 pixels where a printer is very fine. */
  logo: { side: 4_000, pixels: 4_000_000 },
  /** Requests: people asked at once, datapoints of one, proofs beside one answer, times one is passed on, and days that a link lasts after the date. */
  requests: { people: 20, datapoints: 200, proofs: 5, passes: 3, daysAfter: 60 },
  /** Questionnaires of others: bytes of a file, questions of one, and how many a report may have. */
  questionnaires: {
    fileBytes: 5_000_000,
    questions: 1_000,
    perReport: 200,
    textLength: 200_000,
    questionLength: 2_000,
  },
  /** Answers that a company keeps for questionnaires, and characters of one. */
  keptAnswers: { perCompany: 500, titleLength: 500, textLength: 4_000 },
  /** Organisation: entities and sites of a company, holdings of one, and entries of a page of its register. */
  organisation: { units: 2_000, holdings: 20, changesPage: 50 },
  /** Figures of a group: collected ones of a report, parts of one figure, and rows of a page of figures. */
  figures: { perReport: 200, parts: 50_000, pageSize: 10, offered: 20 },
  /** Inventory: activities of a year, rows of a page of them, contractual instruments, and targets. */
  inventory: { activities: 2_000, pageSize: 25, instruments: 40, targets: 10 },
  /** Emission factors that a company may add to those that are shipped. */
  ownFactors: 1_000,
  /** Datapoints, requirements or topics that are assigned or approved at once. */
  assignedAtOnce: 2_000,
  survey: {
    questions: { min: 1, max: 15 },
    /** Options of a question that is answered by choosing. */
    options: { min: 2, max: 12 },
    optionLength: 200,
    /** Fewer responses of an anonymous survey are shown by number only. */
    anonymousGroup: 5,
    retentionDays: { min: 1, max: 3650 },
  },
} as const

/** Extensions that the documents page accepts: those of the specification (section 5), and further ones of tables, texts, mails, archives and reports. */
export const documentExtensions = [
  'pdf',
  'doc',
  'docx',
  'txt',
  'xls',
  'xlsx',
  'csv',
  'tsv',
  'ods',
  'odt',
  'rtf',
  'eml',
  'zip',
  'xbri',
  'json',
  'html',
  'htm',
  'xhtml',
] as const

/** Extensions that the onboarding wizard accepts (specification, section 5). */
export const onboardingExtensions = [
  'pdf',
  'docx',
  'doc',
  'txt',
  'md',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'mp4',
  'mov',
  'avi',
  'xlsx',
  'pptx',
] as const

/** Extensions of files that support a datapoint (specification, section 5). */
export const supportingExtensions = ['pdf', 'docx', 'doc', 'txt', 'jpg', 'jpeg', 'png', 'xlsx', 'csv'] as const

/** Extensions accepted in each place where files are uploaded. */
export const uploadExtensions = {
  documents: documentExtensions,
  onboarding: onboardingExtensions,
  datapoint: supportingExtensions,
} as const

/** A place where files are uploaded. */
export type UploadPlace = keyof typeof uploadExtensions

/** The extensions that a place accepts; without a place, every extension that some place accepts. */
export function acceptedExtensions(place?: UploadPlace): readonly string[] {
  return place ? uploadExtensions[place] : [...new Set(Object.values(uploadExtensions).flat())]
}

/** Financial years that can be chosen. */
export const reportingYears = { min: 2020, max: 2060 } as const

/** The last step of the onboarding wizard that has content, counted from 0. */
export const lastOnboardingStep = 4

/** Where a link of a text may lead: to a page of the web, to a person or to a place of the statement; never to a program. */
export const hrefPattern = /^(https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+@[^\s<>"]+|#[\w.-]+)$/i
export const hrefLength = 2_000

/** The product's own colour, which a statement has where the company has chosen none. */
export const usualColour = '#0e5c66'
