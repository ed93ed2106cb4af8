/**
 * What readings are about. A call that reads says it in `about`, one that writes says in `changes` of which subjects it leaves the readings
 * no longer true; from the two the web app takes its cache keys and what it asks for anew.
 */
export const subjects = [
  // The product as it is installed: nothing that people do changes it.
  'installation',
  'company',
  'people',
  'directory',
  'signOn',
  // The person who is signed in.
  'me',
  'sessions',
  'factors',
  'tokens',
  // Who did what, and where it is sent on to.
  'trail',
  'receiver',
  'model',
  'wording',
  // Which law applies, and the report that follows from it: set, year, what counts.
  'law',
  'report',
  'documents',
  'pages',
  'files',
  'values',
  'history',
  'progress',
  'advice',
  'iros',
  'topics',
  'assessment',
  'surveys',
  'surveyProposals',
  'statement',
  'chapters',
  'reportFiles',
  'work',
  // How much waits for a person, for others, and what is missing.
  'waiting',
  'questionnaires',
  'rooms',
  'organisation',
  'figures',
  'emissionFactors',
  'inventory',
  'years',
] as const

export type Subject = (typeof subjects)[number]

/** Subjects that are computed from another, and so change with it. */
export const follows: Partial<Record<Subject, readonly Subject[]>> = {
  company: ['law'],
  people: ['work', 'me', 'signOn', 'questionnaires'],
  me: ['people'],
  model: ['wording'],
  law: ['report'],
  report: ['values', 'topics', 'assessment', 'work', 'organisation', 'figures', 'inventory', 'years', 'reportFiles'],
  documents: ['model', 'waiting'],
  values: [
    'history',
    'progress',
    'advice',
    'iros',
    'assessment',
    'surveyProposals',
    'work',
    'questionnaires',
    'figures',
    'inventory',
    'years',
  ],
  progress: ['advice', 'waiting'],
  work: ['history', 'waiting', 'years', 'inventory'],
  iros: ['assessment', 'topics', 'waiting'],
  topics: ['values', 'iros', 'assessment'],
  surveys: ['surveyProposals', 'assessment'],
  // A table that is asked for offers the names of sites.
  organisation: ['figures', 'inventory', 'years', 'work'],
  emissionFactors: ['figures', 'inventory'],
  // Figures of both are compared with one another.
  figures: ['inventory'],
  inventory: ['figures'],
  statement: ['rooms'],
}

/**
 * Subjects that any change reaches. The statement is made of all that people decide and write, at some cost: where a call does not name it,
 * it is marked, and asked for anew when it is shown next.
 */
export const reachedByAll: readonly Subject[] = ['trail', 'statement', 'chapters']
export const onlyMarked: readonly Subject[] = ['statement', 'chapters']

/** The report itself: when it becomes another, nothing of the one before may be shown, not even for a moment. */
export const replaced: Subject = 'report'

/** All subjects whose readings a change of `changes` leaves untrue: those, and whatever follows from them. */
export function staleAfter(changes: readonly Subject[]): Set<Subject> {
  const stale = new Set<Subject>(changes.length > 0 ? [...changes, ...reachedByAll] : [])
  // A set is walked to its end, also over what is added on the way.
  for (const subject of stale) for (const next of follows[subject] ?? []) stale.add(next)
  return stale
}
