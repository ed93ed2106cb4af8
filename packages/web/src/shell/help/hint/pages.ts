/** The pages that the help explains, by the first part of their address. */
const pages = {
  overview: 'overview',
  'csrd-progress': 'progress',
  documents: 'documents',
  datapoints: 'datapoints',
  extracted: 'extracted',
  iro: 'iro',
  surveys: 'surveys',
  survey: 'survey',
  'create-survey': 'createSurvey',
  onboarding: 'onboarding',
  'company-profile': 'company',
} as const

export type HelpPage = (typeof pages)[keyof typeof pages]

/** The page at an address, where the help has something to say about it. */
export function pageOf(pathname: string): HelpPage | null {
  const first = pathname.split('/')[1] ?? ''
  return Object.hasOwn(pages, first) ? pages[first as keyof typeof pages] : null
}

/** Pages that are explained by themselves at the first visit; the others say on the page what they are for. */
export const hinted: ReadonlySet<HelpPage> = new Set(['documents', 'datapoints', 'extracted', 'surveys'])
