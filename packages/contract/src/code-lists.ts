// Closed lists of codes: what a field may say, in the order in which pages show it. They stand here and not beside their schemas, so that a page
// can list them without loading the schemas, and not in limits.ts, which every page loads.

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

/** How a missing datapoint is answered, in the order in which it costs least. */
export const missingWays = ['calculate', 'ask', 'upload', 'explain'] as const

/** Kinds of answers as they are judged: a figure by its digits, an answer by its sentence, a passage by whether it speaks of the matter. */
export const answerKinds = ['figures', 'answers', 'passages'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** What a company does (specification, section 3). */
export const industries = ['technology', 'manufacturing', 'energy', 'finance'] as const

/** What the form of the company offers: the four of the specification, and whatever is none of them. */
export const companyIndustries = [...industries, 'other'] as const

/** What makes a company one of public interest (Directive 2013/34/EU, Article 2(1)). */
export const publicInterests = ['listed', 'bank-insurer', 'designated', 'none'] as const

/** Seats to choose from: the Union and the European Economic Area, then others by their trade with it. */
export const legalCountries = [
  'AT',
  'BE',
  'BG',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'HU',
  'IS',
  'IE',
  'IT',
  'LV',
  'LI',
  'LT',
  'LU',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'ES',
  'SE',
  'CH',
  'GB',
  'US',
  'CN',
  'JP',
  'KR',
  'IN',
  'TR',
  'CA',
  'AU',
  'BR',
  'MX',
  'SG',
  'TW',
  'ZA',
  'AE',
  'IL',
  'UA',
  'RS',
  'MA',
] as const

/** Where a company stands in a group. */
export const legalGroups = ['alone', 'parent', 'subsidiary'] as const

/** What the law asks of a company for a financial year. */
export const legalDuties = ['must', 'depends', 'need-not', 'unknown'] as const
export type LegalDuty = (typeof legalDuties)[number]

/** Under 50, 50 to 250, and over 250 employees (specification, section 3). */
export const companySizes = ['small', 'medium', 'large'] as const

/** The entire group of companies, or one of them (specification, section 3). */
export const reportScopes = ['group', 'specific'] as const

/** Data types of a company's own datapoints. */
export const ownDataTypes = ['narrative', 'number', 'percent', 'money', 'date', 'year', 'yes-no'] as const

/** Standards that can be reported by. */
export const standardSets = ['esrs-2023', 'esrs-2026', 'vs-2026'] as const

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

/** Points that are given in an assessment of materiality: from 1 to 5, or from 0 to 10. */
export const scoreScales = ['five', 'ten'] as const
export const scoreEnds = { five: { low: 1, top: 5 }, ten: { low: 0, top: 10 } } as const

/** What the steps of a financial magnitude are measured by. */
export const bandBases = ['eur', 'revenue', 'ebitda'] as const

/** Places of the value chain where an IRO arises. */
export const valueChainPlaces = ['upstream', 'own-operations', 'downstream', 'upstream-and-downstream'] as const

/** Terms in which an IRO shows (ESRS 1, paragraph 77). */
export const timeHorizons = ['short', 'medium', 'long'] as const

/** What a company depends on: resources of nature, people, society (ESRS 1, paragraph 50). */
export const dependencies = ['natural', 'human', 'social'] as const

/** How far a question of somebody else is. */
export const questionStates = ['answered', 'proposed', 'missing', 'choose', 'unknown', 'left_open'] as const

/** What a column of a questionnaire holds. */
export const formColumnRoles = [
  'question',
  'answer',
  'option',
  'tick',
  'unit',
  'type',
  'source',
  'comment',
  'help',
  'section',
  'number',
  'required',
  'earlier',
  'none',
] as const

/** Why a line of a questionnaire is not among its questions. */
export const leftReasons = [
  'hidden_sheet',
  'hidden_row',
  'answered',
  'no_question',
  'no_heads',
  'other_year',
  'no_columns',
  'computed',
] as const

/** What answers that are kept for questionnaires are. */
export const keptKinds = ['policy', 'certificate', 'contact', 'text'] as const

/** What the organisation of a company consists of: legal entities, and the sites that belong to them. */
export const unitKinds = ['entity', 'site'] as const

/** How the figures of an entity or a site enter the figure of the group. */
export const consolidationMethods = ['full', 'proportional', 'equity', 'operational_control'] as const

/** How parts of a value become the figure of the group. */
export const figureRules = ['sum', 'elimination', 'weighted_mean', 'ratio', 'head_count', 'average'] as const

/** How parts that are missing are estimated. */
export const estimateMethods = ['none', 'last_year', 'per_head', 'per_area'] as const

/** Where emissions are reported: direct ones, those of purchased energy by either method, and those of the value chain. */
export const factorScopes = ['scope1', 'scope2_location', 'scope2_market', 'scope3'] as const

/** Where activities of an inventory are reported; `energy`: they have energy alone. */
export const inventoryScopes = ['scope1', 'scope2', 'scope3', 'energy'] as const

/** How emissions of the value chain are computed (GHG Protocol, Scope 3 Calculation Guidance). */
export const inventoryMethods = ['supplier', 'average', 'spend'] as const

/** How an amount is known. */
export const dataQualities = ['measured', 'calculated', 'estimated'] as const

/** Contractual instruments for purchased energy (ESRS E1, AR 45 d). */
export const instrumentKinds = [
  'ppa',
  'certificates_bundled',
  'certificates_unbundled',
  'supplier_rate',
  'other_instrument',
] as const

/** By which calorific value energy of a fuel is stated: net (lower, Hi) or gross (upper, Hs). */
export const calorificBases = ['net', 'gross'] as const

/** Reports of the IPCC whose warming potentials an equivalent rests on. */
export const warmingReports = ['AR4', 'AR5', 'AR6'] as const

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

/** Codes of the environmental objectives (Regulation (EU) 2020/852, Article 9), in the order of the reporting forms. */
export const environmentalObjectives = ['CCM', 'CCA', 'WTR', 'PPC', 'CE', 'BIO'] as const

/** The key performance indicators (Delegated Regulation (EU) 2021/2178, Annex I). */
export const taxonomyKpis = ['turnover', 'capex', 'opex'] as const
export type TaxonomyKpi = (typeof taxonomyKpis)[number]

/** Exact decimals as text: an amount in the currency of the statement. */
export const exactAmount = /^\d{1,15}(?:\.\d{1,6})?$/

/** Which rows a list of tags holds. */
export const tagStates = ['all', 'open', 'reviewed', 'untagged'] as const
