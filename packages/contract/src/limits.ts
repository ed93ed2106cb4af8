/** Limits and constants that both sides of the wire obey. */
export const limits = {
  /** Characters of a password. */
  password: { min: 10, max: 128 },
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
  /** Milliseconds between two refreshes of the access token, and the remaining lifetime that asks for one at once. */
  refreshEvery: 240_000,
  refreshBelow: 60_000,
  /** Characters of free text a person may type into one field. */
  shortText: 200,
  longText: 20_000,
  /** Characters that are translated at once. */
  translation: 6_000,
  /** Documents that may be put beside one value at once, and values in one answer of the list of extracted ones. */
  supportingFiles: 20,
  extractedPage: 250,
  /** Entries of a list that is asked for without a page; the headers say how many there are. */
  wholeList: 500,
  /** Rows and bytes of a file from which values are imported. */
  importRows: 5_000,
  importBytes: 10_485_760,
  /** Bytes of a file's name as stored. */
  fileNameBytes: 255,
  /** Of a statement's texts: characters of one run, runs of a paragraph, blocks and bytes of a text, characters of a logo in Base64. */
  statement: { text: 100_000, runs: 5_000, blocks: 5_000, body: 4_000_000, logo: 4_000_000 },
  /** Requests: people asked at once, datapoints of one, proofs beside one answer, times one is passed on, and days that a link lasts after the date. */
  requests: { people: 20, datapoints: 200, proofs: 5, passes: 3, daysAfter: 60 },
  /** Questionnaires of others: bytes of a file, questions of one, and how many a report may have. */
  questionnaires: { fileBytes: 5_000_000, questions: 1_000, perReport: 200, textLength: 200_000 },
  /** Organisation: entities and sites of a company, holdings of one, and entries of a page of its register. */
  organisation: { units: 2_000, holdings: 20, changesPage: 50 },
  /** Figures of a group: collected ones of a report, parts of one figure, and rows of a page of figures. */
  figures: { perReport: 200, parts: 50_000, pageSize: 10, offered: 20 },
  /** Emission factors that a company may add to those that are shipped. */
  ownFactors: 500,
  /** Datapoints, requirements or topics that are assigned or approved at once. */
  assignedAtOnce: 2_000,
  survey: {
    questions: { min: 1, max: 15 },
    /** Fewer responses of an anonymous survey are shown by number only. */
    anonymousGroup: 5,
    retentionDays: { min: 1, max: 3650 },
  },
} as const

/** Extensions that the documents page accepts (specification, section 5). */
export const documentExtensions = ['pdf', 'doc', 'docx', 'txt', 'xls', 'xlsx', 'csv'] as const

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

// What a form offers stands here and not beside its schema, so that a page can list it without loading the schemas.

/** What a personal API token may be made for; a call without a scope takes none. */
export const tokenScopes = [
  'documents:read',
  'documents:write',
  'values:read',
  'values:write',
  'assessment:read',
  'assessment:write',
  'surveys:read',
  'surveys:write',
] as const
export type TokenScope = (typeof tokenScopes)[number]

/** Whether people of a company sign in with its provider: not at all, if they like, or in no other way. */
export const signInModes = ['off', 'optional', 'required'] as const
export type SignInMode = (typeof signInModes)[number]

/** What a link to somebody without an account can be made for: to answer a request, or to look into an auditor's room. */
export const linkKinds = ['request', 'room'] as const
export type LinkKind = (typeof linkKinds)[number]

/** How far a datapoint has come among the people who work on it. */
export const taskStates = ['open', 'requested', 'delivered', 'accepted', 'approved'] as const

/** What somebody can be made responsible for; a datapoint without an owner of its own has that of the one above it. */
export const taskKinds = ['datapoint', 'requirement', 'topic'] as const

/** What a company does (specification, section 3). */
export const industries = ['technology', 'manufacturing', 'energy', 'finance'] as const

/** Under 50, 50 to 250, and over 250 employees (specification, section 3). */
export const companySizes = ['small', 'medium', 'large'] as const

/** The entire group of companies, or one of them (specification, section 3). */
export const reportScopes = ['group', 'specific'] as const

/** Data types of a company's own datapoints. */
export const ownDataTypes = ['narrative', 'number', 'percent', 'money', 'date', 'year', 'yes-no'] as const

/** Standards that can be reported by. */
export const standardSets = ['esrs-2023', 'esrs-2026', 'vs-2026'] as const

/** Financial years that can be chosen. */
export const reportingYears = { min: 2020, max: 2060 } as const

/** The last step of the onboarding wizard that has content, counted from 0. */
export const lastOnboardingStep = 4

/** Groups a survey is made for; for any other group its own words are taken (specification, section 9). */
export const stakeholderTypes = [
  'Value chain workers',
  'Suppliers',
  'Employees',
  'Local communities',
  'Environmental experts',
  'Customers',
  'Investors',
  'Other',
] as const

/** Kinds of respondents (specification, section 9). */
export const respondentTypes = [
  'Employee',
  'Customer',
  'Supplier',
  'Investor',
  'Local Community',
  'NGO',
  'Government',
  'Industry Expert',
  'Media',
  'Other',
] as const

/** Kinds of IRO (specification, section 3). */
export const iroTypes = ['Impact', 'Risk', 'Opportunity'] as const

/** How much an IRO matters, the highest first. */
export const iroPriorities = ['high', 'medium', 'low'] as const

/** Status of an IRO, as people decided. */
export const iroStatuses = ['proposed', 'in_review', 'confirmed', 'rejected'] as const

/** Where a link of a text may lead: to a page of the web, to a person or to a place of the statement; never to a program. */
export const hrefPattern = /^(https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+@[^\s<>"]+|#[\w.-]+)$/i
export const hrefLength = 2_000

/** The product's own colour, which a statement has where the company has chosen none. */
export const usualColour = '#0e5c66'

/** Points that are given in an assessment of materiality: from 1 to 5, or from 0 to 10. */
export const scoreScales = ['five', 'ten'] as const
export const scoreEnds = { five: { low: 1, top: 5 }, ten: { low: 0, top: 10 } } as const

/** Places of the value chain where an IRO arises. */
export const valueChainPlaces = ['upstream', 'own-operations', 'downstream', 'upstream-and-downstream'] as const

/** Terms in which an IRO shows (ESRS 1, paragraph 77). */
export const timeHorizons = ['short', 'medium', 'long'] as const

/** What a company depends on: resources of nature, people, society (ESRS 1, paragraph 50). */
export const dependencies = ['natural', 'human', 'social'] as const

/** How far a question of somebody else is. */
export const questionStates = ['answered', 'missing', 'choose', 'unknown', 'left_open'] as const

/** What the organisation of a company consists of: legal entities, and the sites that belong to them. */
export const unitKinds = ['entity', 'site'] as const

/** How the figures of an entity or a site enter the figure of the group. */
export const consolidationMethods = ['full', 'proportional', 'equity', 'operational_control'] as const

/** How parts of a value become the figure of the group. */
export const figureRules = ['sum', 'elimination', 'weighted_mean', 'ratio', 'head_count'] as const

/** How parts that are missing are estimated. */
export const estimateMethods = ['none', 'last_year', 'per_head', 'per_area'] as const

/** Where emissions are reported: direct ones, those of purchased energy by either method, and those of the value chain. */
export const factorScopes = ['scope1', 'scope2_location', 'scope2_market', 'scope3'] as const

/** What is carried over into the next year and has to be confirmed there. */
export const carriedKinds = ['owner', 'text', 'figure'] as const

/**
 * What an action in the trail is. `change`: anything that reporting holds; `setting`: how the company works; `account`: people, roles,
 * passwords, second factors and tokens; `sign_in`: sign-ins, failed ones too, and their ends; `consent`: to a language model;
 * `export`: data that left as a file; `view`: evidence that an auditor looked at.
 */
export const trailKinds = ['change', 'setting', 'account', 'sign_in', 'consent', 'export', 'view'] as const

/** Whether an action was done, refused with a reason that the code says, or failed by a fault. */
export const trailOutcomes = ['done', 'refused', 'failed'] as const

/** What rows of the operator note beside the number of a key: words of data, for which pages have those of people. */
export const operatorNotes = { key: 'company_key', keysDestroyed: 'older keys destroyed' } as const

/** Formats in which the trail is exported. */
export const trailFormats = ['csv', 'xlsx', 'jsonl'] as const
