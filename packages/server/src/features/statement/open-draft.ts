import type { ReportSettings, Statement } from '@esrs/contract'
import { languageOfSentence } from '@esrs/engine'
import { type DraftInput, draftStatement, type OneLanguageWords, oneLanguageWords } from '@esrs/reports/statement'
import type { Clock } from '../../clock.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Accounts } from '../accounts/index.ts'
import type { Documents } from '../documents/index.ts'
import type { OpenQuestions, OpenReport, Reporting } from '../reporting/index.ts'
import { type OpenTaxonomy, openTaxonomy, reportedTaxonomy } from './eu-taxonomy/open-taxonomy.ts'
import { settingsOf } from './settings.ts'
import { chosenElements, currentTags } from './tagging/store.ts'
import { type CurrentText, currentExplanations, currentTexts, type TextRow } from './text-store.ts'

export interface DraftParts {
  accounts: Pick<Accounts, 'identity' | 'nameOf' | 'dutyIn'>
  reporting: Pick<Reporting, 'open' | 'decided'>
  documents: Pick<Documents, 'stages'>
  clock: Clock
}

/** The statement as it is now, with what else is known of it. */
export interface OpenDraft {
  opened: OpenReport
  settings: ReportSettings
  statement: Statement
  /** The disclosures on the EU taxonomy, with what does not fit. */
  taxonomy: OpenTaxonomy
  /** Names and reasons in its tables that are in one language. */
  words: readonly OneLanguageWords[]
  /** What people wrote of them in other languages, and of everything else. */
  written: readonly CurrentText[]
  /** The latest version of each text that a person wrote. */
  versions: readonly Pick<TextRow, 'id' | 'block' | 'language'>[]
  /** What still waits for a person. */
  questions(): Promise<OpenQuestions>
}

/** Makes the draft from the decided values and texts, with names in the language of the reader. */
export async function openDraft(parts: DraftParts, tenant: Tenant, language: 'en' | 'de'): Promise<OpenDraft> {
  const { accounts, reporting, clock } = parts
  const opened = await reporting.open(tenant, language)
  const { report } = opened
  const settings = await settingsOf(tenant, report)
  const { input, questions } = await reporting.decided(tenant, opened)
  const { written, versions } = await currentTexts(tenant, report)
  const taxonomy = await openTaxonomy(parts, tenant, report)
  const why = await explained(tenant, opened)
  const statement = draftStatement({
    ...input,
    ...why,
    company: { ...(await accounts.identity(tenant)), ...looksOf(settings) },
    languages: settings.languages,
    period: settings.period,
    currency: settings.currency,
    set: report.set,
    year: report.year,
    madeAt: clock().toISOString(),
    texts: written,
    taxonomy: reportedTaxonomy(taxonomy),
    tags: chosenElements(await currentTags(tenant, report)),
    languageOf: languageOfSentence,
  })
  const words = oneLanguageWords({
    assessment: input.assessment,
    values: input.values,
    reasons: why.reasons,
    set: report.set,
    languages: settings.languages,
    texts: written,
    languageOf: languageOfSentence,
  })
  return { opened, settings, statement, taxonomy, words, written, versions, questions }
}

const looksOf = ({ lei, colour, logo }: ReportSettings) => ({ lei, colour, logo })

async function explained(
  tenant: Tenant,
  { report }: OpenReport,
): Promise<Required<Pick<DraftInput, 'references' | 'reasons'>>> {
  const rows = await currentExplanations(tenant, report)
  return {
    references: rows.flatMap(({ key, kind, document, page }) =>
      kind === 'reference' ? [{ datapoint: key, document: document ?? '', page }] : [],
    ),
    reasons: rows.flatMap(({ key, kind, reason }) =>
      kind === 'omitted' || kind === 'not-material'
        ? [{ datapoint: key, reason: reason ?? '', isNotMaterial: kind === 'not-material' }]
        : [],
    ),
  }
}
