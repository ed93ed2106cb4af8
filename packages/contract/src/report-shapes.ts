import { z } from 'zod'
import { RichText } from './rich-text.ts'
import { Fact, Logo, Period, StatementChapter, StatementCompany, StatementLanguage, Words } from './statement.ts'

/** What can stand in the way of a statement. */
export const ReviewKind = z.enum([
  'proposed',
  'company',
  'conflict',
  'other-year',
  'mismatch',
  'topic',
  'assessment',
  'gap',
  'text',
  'words',
  'check',
  'unsaved',
  'lei',
])
export type ReviewKind = z.infer<typeof ReviewKind>

/** Words of people in a table of the statement that are in one language, with what they are in the others. */
export const OneLanguageWords = z
  .object({
    block: z.string().describe('The block as which another language is written.'),
    text: z.string(),
    requirement: z.string().describe('In whose table they stand.'),
    language: StatementLanguage.nullable().describe('`null` where they are too short to tell.'),
    missing: z.array(StatementLanguage),
    written: z
      .array(z.object({ language: StatementLanguage, text: z.string(), version: z.int() }))
      .describe('What people wrote in another language, with the version to base a change on.'),
  })
  .meta({ id: 'OneLanguageWords', description: 'A name or reason that a person wrote in one language.' })
export type OneLanguageWords = z.infer<typeof OneLanguageWords>

export const ReviewItem = z
  .object({
    kind: ReviewKind,
    count: z.number().int(),
    examples: z
      .array(
        z.object({
          key: z.string(),
          code: z.string(),
          name: z.string(),
          text: z.string().optional().describe('What does not fit, in a sentence; of a `check` only.'),
        }),
      )
      .describe('The first ones: a datapoint, a requirement or a topic; `key` is what its page is asked for by.'),
  })
  .meta({
    id: 'ReviewItem',
    description:
      'What stands in the way of a statement, by kind: `proposed` values that nobody decided on, values of documents that name another `company` until somebody says whose they are, documents in `conflict`, values of an `other-year`, values whose total or parts do not fit (`mismatch`), `topic`s undecided, an `assessment` of materiality that is not signed as it is now, required answers missing without a reason (`gap`), texts that are missing in a language of the statement (`text`), names and reasons in tables that are written in one of its languages only (`words`), values that contradict each other or themselves (`check`), no `lei`. `unsaved` rows are known to the browser only.',
  })
export type ReviewItem = z.infer<typeof ReviewItem>

export const FinalReview = z
  .object({
    items: z.array(ReviewItem),
    confirmation: z
      .object({
        by: z.string().nullable(),
        at: z.iso.datetime(),
        reason: z.string().describe('Why it was confirmed with items open; empty where none was.'),
        left_out: Words.describe('Why gaps are left out, as the statement prints it.'),
      })
      .nullable()
      .describe('`null` while nobody has confirmed, and after a change has taken it back.'),
    withdrawn: z
      .object({ by: z.string().nullable(), at: z.iso.datetime(), changes: z.number().int() })
      .nullable()
      .describe('The last confirmation, where changes since have taken it back, and how many.'),
    can_confirm: z.boolean().describe('The person asking has the right to.'),
    languages: z.array(StatementLanguage),
    facts: z.number().int().describe('Values that the statement has; with none there is nothing to confirm.'),
  })
  .meta({ id: 'FinalReview', description: 'What is left before a statement, and whether a person has confirmed it.' })
export type FinalReview = z.infer<typeof FinalReview>

export const ReportSettings = z
  .object({
    lei: z.string().trim().toUpperCase().max(20).nullable().describe('With right check digits (ISO 17442).'),
    colour: StatementCompany.shape.colour,
    logo: Logo.nullable(),
    languages: z.array(StatementLanguage).min(1).max(2),
    period: Period,
    currency: z.string().regex(/^[A-Z]{3}$/),
  })
  .meta({ id: 'ReportSettings', description: 'How the statement looks, and what it says of the company and the year.' })
export type ReportSettings = z.infer<typeof ReportSettings>

const ChapterState = z.object({
  code: StatementChapter.shape.code,
  standard: StatementChapter.shape.standard,
  title: StatementChapter.shape.title,
  state: StatementChapter.shape.state,
  requirements: z.array(
    z.object({
      code: z.string(),
      title: StatementChapter.shape.title,
      state: z.enum(['disclosed', 'partly', 'omitted', 'reference', 'gap']),
      gaps: z.number().int().describe('Datapoints that are asked for and of which nothing is said.'),
      edited: z.boolean().describe('A person has written in it.'),
    }),
  ),
})

export const ReportOutline = z
  .object({
    set: z.string(),
    year: z.number().int(),
    languages: z.array(StatementLanguage),
    chapters: z.array(ChapterState),
    facts: z.number().int(),
    gaps: z.number().int(),
  })
  .meta({ id: 'ReportOutline', description: 'The chapters of the statement, and what they lack.' })
export type ReportOutline = z.infer<typeof ReportOutline>

/** A text as it is kept, with whom it is from. */
export const TextVersion = z
  .object({
    id: z.number().int(),
    language: StatementLanguage,
    text: RichText.nullable().describe('`null`: as it was drafted from the evidence.'),
    by: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'TextVersion', description: 'A text of the statement as it was at one moment.' })
export type TextVersion = z.infer<typeof TextVersion>

export const ReportChapter = z
  .object({
    chapter: StatementChapter,
    facts: z.array(Fact).describe('Those that the chapter shows.'),
    texts: z
      .record(z.string(), z.record(StatementLanguage, z.int().optional()))
      .describe(
        'The latest version of each text that a person wrote, by block and language: what a change is based on.',
      ),
  })
  .meta({ id: 'ReportChapter', description: 'A chapter of the draft with the values that it shows.' })
export type ReportChapter = z.infer<typeof ReportChapter>

/** The forms that a statement can be had in. */
export const reportFormats = [
  'pdf',
  'pdf-archive',
  'docx',
  'ixbrl',
  'package',
  'xbrl-json',
  'annex',
  'sources',
] as const
export const ReportFormat = z.enum(reportFormats)
export type ReportFormat = z.infer<typeof ReportFormat>

export const ReportFile = z
  .object({
    id: z.uuid(),
    version: z.number().int().nullable().describe('The issued version; `null` for the draft.'),
    format: ReportFormat,
    language: StatementLanguage,
    state: z.enum(['waiting', 'making', 'done', 'failed']),
    name: z.string().nullable(),
    size: z.number().int().nullable(),
    sha256: z.string().nullable(),
    reason: z.string().nullable().describe('Why it could not be made, in a sentence.'),
    requested_at: z.iso.datetime(),
  })
  .meta({ id: 'ReportFile', description: 'A file that is made, or was made, of a statement.' })
export type ReportFile = z.infer<typeof ReportFile>

export const IssuedVersion = z
  .object({
    number: z.number().int(),
    at: z.iso.datetime(),
    by: z.string().nullable(),
    note: z.string(),
    sha256: z.string().describe('Of the statement as it was frozen, with every text, figure and piece of evidence.'),
    facts: z.number().int(),
    languages: z.array(StatementLanguage),
  })
  .meta({ id: 'IssuedVersion', description: 'A statement that was issued and can no longer change.' })
export type IssuedVersion = z.infer<typeof IssuedVersion>

/** What of two versions differs. */
export const VersionComparison = z
  .object({
    facts: z.array(
      z.object({
        id: z.string(),
        requirement: z.string(),
        name: z.object({ en: z.string(), de: z.string() }),
        before: z.string().nullable().describe('In words; `null` where it was not there.'),
        after: z.string().nullable(),
      }),
    ),
    texts: z.array(
      z.object({
        block: z.string(),
        requirement: z.string(),
        language: StatementLanguage,
        before: z.string().nullable().describe('Plain words of the text.'),
        after: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'VersionComparison', description: 'Figures and texts that differ between two versions.' })
export type VersionComparison = z.infer<typeof VersionComparison>
