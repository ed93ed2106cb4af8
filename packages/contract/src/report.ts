import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import {
  FinalReview,
  IssuedVersion,
  OneLanguageWords,
  ReportChapter,
  ReportFile,
  ReportFormat,
  ReportOutline,
  ReportSettings,
  TextVersion,
  VersionComparison,
} from './report-shapes.ts'
import { RichText } from './rich-text.ts'
import { StatementLanguage, StatementLists, Words } from './statement.ts'

const remark = z.string().trim().max(2_000).default('')
const LeftOut = z.object({ en: remark, de: remark }).describe('Why gaps are left out, for readers in each language.')
const chapterCode = z.object({ code: z.string().min(1).max(20) })
const block = z.object({ id: z.string().min(1).max(limits.shortText) })
const versionNumber = z.coerce.number().int().min(1).max(1_000_000)
const number = z.object({ number: versionNumber })

/** The lists of a draft, and what it lacks. */
export const ReportLists = StatementLists.extend({
  gaps: z
    .array(
      z.object({
        code: z.string(),
        title: Words,
        datapoints: z.array(z.object({ datapoint: z.string(), name: Words })),
      }),
    )
    .describe(
      'Required datapoints of which nothing is said yet, by disclosure requirement, in the order of the statement.',
    ),
})
export type ReportLists = z.infer<typeof ReportLists>

/** Why a datapoint is left out or not material, or in which document it stands (ESRS 1, paragraphs 31 to 36 and 119 to 122). */
export const Explanation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('omitted'), reason: z.string().trim().min(1).max(limits.longText) }),
  // Said of a datapoint of a topic that is material (ESRS 1, paragraphs 34 (b) and 35).
  z.object({ kind: z.literal('not-material'), reason: z.string().trim().min(1).max(limits.longText) }),
  z.object({
    kind: z.literal('reference'),
    document: z.string().trim().min(1).max(limits.shortText),
    page: z.int().min(1).max(100_000).nullable(),
  }),
])
export type Explanation = z.infer<typeof Explanation>

export const report = {
  review: endpoint({
    method: 'GET',
    path: '/report/review/',
    about: 'statement',
    auth: 'user',
    summary: 'What stands in the way of a statement, and whether it was confirmed',
    response: FinalReview,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/report/review/confirm/',
    changes: ['statement'],
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
    changes: ['statement'],
    auth: 'admin',
    summary: 'Take the confirmation of the final review back',
    response: FinalReview,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/report/settings/',
    about: 'statement',
    auth: 'user',
    summary: 'How the statement looks, and what it says of the company and the year',
    response: ReportSettings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/report/settings/',
    changes: ['statement', 'chapters'],
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
    about: 'statement',
    auth: 'user',
    summary: 'The chapters of the draft, and what they lack',
    response: ReportOutline,
  }),
  chapter: endpoint({
    method: 'GET',
    path: '/report/chapters/{code}/',
    about: 'chapters',
    auth: 'user',
    summary: 'A chapter of the draft with the values that it shows',
    params: chapterCode,
    response: ReportChapter,
  }),
  lists: endpoint({
    method: 'GET',
    path: '/report/lists/',
    about: 'statement',
    auth: 'user',
    summary: 'The lists that the standards ask for (ESRS 2 IRO-2 and Appendix B)',
    response: ReportLists,
  }),
  words: endpoint({
    method: 'GET',
    path: '/report/words/',
    about: 'statement',
    auth: 'user',
    summary: 'Names and reasons in tables of the draft that people wrote in one language only',
    response: z.object({ words: z.array(OneLanguageWords) }),
  }),
  writeText: endpoint({
    method: 'PUT',
    path: '/report/texts/{id}/',
    changes: ['statement'],
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
    about: 'statement',
    auth: 'user',
    summary: 'The latest 100 versions of a text, newest first',
    params: block,
    query: z.object({ language: StatementLanguage }),
    response: z.object({ versions: z.array(TextVersion) }),
  }),
  explain: endpoint({
    method: 'PUT',
    path: '/report/explanations/{datapoint}/',
    changes: ['statement', 'chapters'],
    auth: 'user',
    summary: 'Say why a datapoint is left out, or in which document it stands; with `null` neither',
    params: z.object({ datapoint: z.string().min(1).max(100) }),
    body: z.object({ explanation: Explanation.nullable() }),
    response: z.object({ ok: z.literal(true) }),
  }),
  explainTogether: endpoint({
    method: 'PUT',
    path: '/report/explanations/',
    changes: ['statement', 'chapters'],
    auth: 'user',
    summary: 'Say of several datapoints at once why they are left out or where they stand; with `null` neither',
    body: z.object({
      datapoints: z.array(z.string().min(1).max(100)).min(1).max(limits.statement.explainedTogether),
      explanation: Explanation.nullable(),
    }),
    failures: ['not_found'],
    response: z.object({ ok: z.literal(true) }),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/report/versions/',
    about: 'statement',
    auth: 'user',
    summary: 'Issued versions, newest first',
    response: z.object({ versions: z.array(IssuedVersion) }),
  }),
  issue: endpoint({
    method: 'POST',
    path: '/report/versions/',
    changes: ['statement'],
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
    about: 'statement',
    auth: 'user',
    summary: 'An issued statement as JSON, byte for byte as it was frozen: its SHA-256 is that of the version',
    params: number,
    download: true,
    response: z.unknown(),
  }),
  compare: endpoint({
    method: 'GET',
    path: '/report/versions/{number}/compare/',
    about: 'statement',
    auth: 'user',
    summary: 'Figures and texts that differ between a version and another, or the draft',
    params: number,
    query: z.object({ with: versionNumber.optional().describe('The draft where it is not said.') }),
    response: VersionComparison,
  }),
  files: endpoint({
    method: 'GET',
    path: '/report/files/',
    about: 'reportFiles',
    auth: 'user',
    summary: 'Files of the statement that are being made or were made, newest first',
    response: z.object({ files: z.array(ReportFile) }),
  }),
  makeFile: endpoint({
    method: 'POST',
    path: '/report/files/',
    changes: ['reportFiles'],
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
    about: 'reportFiles',
    auth: 'user',
    summary: 'The bytes of a file that was made',
    params: z.object({ id: z.uuid() }),
    download: true,
    failures: ['conflict'],
    response: z.unknown(),
  }),
}
