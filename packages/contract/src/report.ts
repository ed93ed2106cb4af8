import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { RichText } from './rich-text.ts'
import {
  Fact,
  Logo,
  Period,
  StatementChapter,
  StatementCompany,
  StatementLanguage,
  StatementLists,
  Words,
} from './statement.ts'

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
  'check',
  'unsaved',
  'lei',
])
export type ReviewKind = z.infer<typeof ReviewKind>

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
      'What stands in the way of a statement, by kind: `proposed` values that nobody decided on, values of documents that name another `company` until somebody says whose they are, documents in `conflict`, values of an `other-year`, values whose total or parts do not fit (`mismatch`), `topic`s undecided, an `assessment` of materiality that is not signed as it is now, required answers missing without a reason (`gap`), texts that are missing in a language of the statement (`text`), values that contradict each other or themselves (`check`), no `lei`. `unsaved` rows are known to the browser only.',
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

const remark = z.string().trim().max(2_000).default('')
const LeftOut = z.object({ en: remark, de: remark }).describe('Why gaps are left out, for readers in each language.')
const chapterCode = z.object({ code: z.string().min(1).max(20) })
const block = z.object({ id: z.string().min(1).max(limits.shortText) })
const versionNumber = z.coerce.number().int().min(1).max(1_000_000)
const number = z.object({ number: versionNumber })

export const report = {
  review: endpoint({
    method: 'GET',
    path: '/report/review/',
    auth: 'user',
    summary: 'What stands in the way of a statement, and whether it was confirmed',
    response: FinalReview,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/report/review/confirm/',
    auth: 'admin',
    summary: 'Confirm the final review; with items open it needs a reason, with gaps one for readers',
    body: z.object({
      reason: remark.describe('Why open items are accepted.'),
      left_out: LeftOut.default({ en: '', de: '' }),
    }),
    failures: ['conflict'],
    response: FinalReview,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/report/review/confirm/',
    auth: 'admin',
    summary: 'Take the confirmation of the final review back',
    response: FinalReview,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/report/settings/',
    auth: 'user',
    summary: 'How the statement looks, and what it says of the company and the year',
    response: ReportSettings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/report/settings/',
    auth: 'admin',
    trail: 'setting',
    summary: 'Set how the statement looks; a LEI with wrong check digits and a picture that is none are refused',
    body: ReportSettings,
    bodyBytes: limits.statement.logo + 10_000,
    response: ReportSettings,
  }),
  outline: endpoint({
    method: 'GET',
    path: '/report/outline/',
    auth: 'user',
    summary: 'The chapters of the draft, and what they lack',
    response: ReportOutline,
  }),
  chapter: endpoint({
    method: 'GET',
    path: '/report/chapters/{code}/',
    auth: 'user',
    summary: 'A chapter of the draft with the values that it shows',
    params: chapterCode,
    response: ReportChapter,
  }),
  lists: endpoint({
    method: 'GET',
    path: '/report/lists/',
    auth: 'user',
    summary: 'The lists that the standards ask for (ESRS 2 IRO-2 and Appendix B)',
    response: StatementLists,
  }),
  writeText: endpoint({
    method: 'PUT',
    path: '/report/texts/{id}/',
    auth: 'user',
    summary:
      'Write a text of the draft, or with `null` go back to the one made from the evidence; a new block is named `CODE+n` after its requirement. Refused where somebody else has written since `base`',
    params: block,
    body: z.object({
      language: StatementLanguage,
      text: RichText.nullable(),
      base: z.int().nullable().describe('The version that the change is based on; `null` where there was none.'),
    }),
    bodyBytes: limits.statement.body,
    failures: ['conflict'],
    response: TextVersion,
  }),
  textVersions: endpoint({
    method: 'GET',
    path: '/report/texts/{id}/',
    auth: 'user',
    summary: 'The latest 100 versions of a text, newest first',
    params: block,
    query: z.object({ language: StatementLanguage }),
    response: z.object({ versions: z.array(TextVersion) }),
  }),
  explain: endpoint({
    method: 'PUT',
    path: '/report/explanations/{datapoint}/',
    auth: 'user',
    summary: 'Say why a datapoint is left out, or in which document it stands; with `null` neither',
    params: z.object({ datapoint: z.string().min(1).max(100) }),
    body: z.object({
      explanation: z
        .discriminatedUnion('kind', [
          z.object({ kind: z.literal('omitted'), reason: z.string().trim().min(1).max(limits.longText) }),
          z.object({
            kind: z.literal('reference'),
            document: z.string().trim().min(1).max(limits.shortText),
            page: z.int().min(1).max(100_000).nullable(),
          }),
        ])
        .nullable(),
    }),
    response: z.object({ ok: z.literal(true) }),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/report/versions/',
    auth: 'user',
    summary: 'Issued versions, newest first',
    response: z.object({ versions: z.array(IssuedVersion) }),
  }),
  issue: endpoint({
    method: 'POST',
    path: '/report/versions/',
    auth: 'admin',
    stepUp: 'always',
    summary: 'Freeze the statement as the next version; the final review has to be confirmed',
    status: 201,
    body: z.object({ note: remark }),
    failures: ['conflict'],
    response: IssuedVersion,
  }),
  version: endpoint({
    method: 'GET',
    path: '/report/versions/{number}/',
    auth: 'user',
    summary: 'An issued statement as JSON, byte for byte as it was frozen: its SHA-256 is that of the version',
    params: number,
    download: true,
    response: z.unknown(),
  }),
  compare: endpoint({
    method: 'GET',
    path: '/report/versions/{number}/compare/',
    auth: 'user',
    summary: 'Figures and texts that differ between a version and another, or the draft',
    params: number,
    query: z.object({ with: versionNumber.optional().describe('The draft where it is not said.') }),
    response: VersionComparison,
  }),
  files: endpoint({
    method: 'GET',
    path: '/report/files/',
    auth: 'user',
    summary: 'Files of the statement that are being made or were made, newest first',
    response: z.object({ files: z.array(ReportFile) }),
  }),
  makeFile: endpoint({
    method: 'POST',
    path: '/report/files/',
    auth: 'user',
    needs: 'read',
    trail: 'export',
    names: ['format'],
    summary:
      'Have a file made of an issued version, or of the draft with a watermark; a file of a version is made once',
    status: 202,
    body: z.object({
      version: z.int().min(1).max(1_000_000).nullable(),
      format: ReportFormat,
      language: StatementLanguage,
    }),
    failures: ['conflict', 'not_found'],
    response: ReportFile,
  }),
  file: endpoint({
    method: 'GET',
    path: '/report/files/{id}/',
    auth: 'user',
    summary: 'The bytes of a file that was made',
    params: z.object({ id: z.uuid() }),
    download: true,
    failures: ['conflict'],
    response: z.unknown(),
  }),
}
