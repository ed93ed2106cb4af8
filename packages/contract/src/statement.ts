import { z } from 'zod'
import { StandardSet } from './company.ts'
import { limits } from './limits.ts'
import { RichText } from './rich-text.ts'

/** The version of this shape; a statement that was issued under an older one is read as what it says. */
export const statementVersion = 1

export const StatementLanguage = z.enum(['en', 'de'])
export type StatementLanguage = z.infer<typeof StatementLanguage>

/** Words in both languages. */
export const Words = z.object({ en: z.string(), de: z.string() })
export type Words = z.infer<typeof Words>

const Day = z.iso.date()

/** First and last day of a financial year. */
export const Period = z.object({ start: Day, end: Day })
export type Period = z.infer<typeof Period>

/** A picture as it is put into files; checked and decoded by whoever takes it in. */
export const Logo = z.object({
  mime_type: z.enum(['image/png', 'image/jpeg']),
  width: z.number().int().min(1).max(limits.logo.side),
  height: z.number().int().min(1).max(limits.logo.side),
  base64: z.base64().max(limits.statement.logo),
})
export type Logo = z.infer<typeof Logo>

export const StatementCompany = z.object({
  name: z.string(),
  registration_number: z.string(),
  address: z.string(),
  /** Legal Entity Identifier (ISO 17442) with right check digits; `null` while nobody has said it. */
  lei: z
    .string()
    .regex(/^[A-Z0-9]{18}\d{2}$/)
    .nullable(),
  /** `#rrggbb`; `null` for the product's own. */
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
  logo: Logo.nullable(),
})
export type StatementCompany = z.infer<typeof StatementCompany>

/** Where a value was found. */
export const FactEvidence = z.object({
  document_id: z.string(),
  document: z.string(),
  /** SHA-256 of the file; `null` where it is not known any more. */
  sha256: z.string().nullable(),
  page: z.number().int(),
  sheet: z.string().nullable(),
  cell: z.string().nullable(),
  excerpt: z.string(),
})
export type FactEvidence = z.infer<typeof FactEvidence>

/** Who stands for a value: a person, at a moment; a source in their own words where they gave one. */
export const FactDecision = z.object({
  status: z.enum(['accepted', 'corrected']),
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
  source: z.string(),
})
export type FactDecision = z.infer<typeof FactDecision>

/** What was reported then, where the figure of an earlier year is restated (ESRS 1, section 7.5). */
const Restated = z.object({
  value: z.string(),
  number: z.number().nullable(),
  unit: z.string().nullable(),
  decimals: z.number().int().min(0).max(12).nullable(),
  reason: z.string(),
  /** What the reason is written in, where that is clear. */
  language: StatementLanguage.nullable(),
})

/** A value that a person has decided on: the one thing that texts, tables and the machine-readable report are made from. */
export const Fact = z
  .object({
    /** `E1-5_01`, with its part and year where it has them: `S1-6_02#female`, `E1-5_01@2024`. */
    id: z.string(),
    datapoint: z.string(),
    /** The part of the whole, such as `female`, `DE`, `cat6`; `null` for the whole. */
    dimension: z.string().nullable(),
    /** The year in which the financial year ends that it is of. */
    year: z.number().int(),
    type: z.enum([
      'number',
      'percent',
      'money',
      'date',
      'year',
      'yes-no',
      'choice',
      'narrative',
      'semi-narrative',
      'table',
    ]),
    /** Canonical text: plain digits, `yes` or `no`, an ISO day, or words. */
    value: z.string(),
    /** The answer of a choice in the languages of the statement; only where a chapter is shown. */
    words: Words.optional(),
    number: z.number().nullable(),
    unit: z.string().nullable(),
    /** Digits after the point that are stated; `null` for what is no figure. */
    decimals: z.number().int().min(0).max(12).nullable(),
    /** What language words are in; `null` where it does not matter or nobody knows. */
    language: StatementLanguage.nullable(),
    evidence: z.array(FactEvidence),
    /** `null` for a value of an earlier year, which stands beside one that was decided. */
    decision: FactDecision.nullable(),
    restated: Restated.optional(),
  })
  .meta({
    id: 'StatementFact',
    description:
      'A value of the statement with its evidence and who decided on it; of an earlier year without a decision.',
  })
export type Fact = z.infer<typeof Fact>

/** A text in the languages of the statement; `null` where it is not written. */
const Texts = z.object({ en: RichText.nullable(), de: RichText.nullable() })
/** When a text was last changed by a person; `null` for one as it was drafted. */
const Edited = z.object({ en: z.iso.datetime().nullable(), de: z.iso.datetime().nullable() })

/** From `undecided` on a person decides, from `material` on something is material. */
const Threshold = z.object({ material: z.number(), undecided: z.number() })

const block = { id: z.string(), datapoints: z.array(z.string()) }

/** A part of what is disclosed under a requirement. */
export const StatementBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), ...block, texts: Texts, edited: Edited }),
  /** Figures in a table: one fact a row, with that of the year before. */
  z.object({
    type: z.literal('figures'),
    ...block,
    caption: Words,
    /** Columns beside the year, of figures that have a base year or targets; `before`: in front of it. */
    columns: z.array(z.object({ head: Words, before: z.boolean() })).optional(),
    /** Head of the column with what targets ask for a year; only where a row has it. */
    yearly: Words.optional(),
    rows: z.array(
      z.object({
        fact: z.string(),
        prior: z.string().nullable(),
        /** The facts of the columns beside the year, in their order. */
        more: z.array(z.string().nullable()).optional(),
        /** What its target asks for a year, in percent of the base year (ESRS E1, AR 48). */
        yearly: Words.optional(),
        /** What the rows above it add up to. */
        total: z.boolean().optional(),
        label: Words,
        /** A part of the row above it. */
        part: z.boolean(),
        footnote: z.object({ en: z.string().nullable(), de: z.string().nullable() }).nullable(),
        /** Where the figure of the year before is restated: from what, to what and why. */
        restated: Words.optional(),
      }),
    ),
  }),
  /** A table as the law or a standard lays it out: the first column names its rows. */
  z.object({
    type: z.literal('table'),
    ...block,
    caption: Words,
    /** Which act or standard it follows, and what its signs mean. */
    note: Words.nullable(),
    /** More than fits beside each other on an upright page. */
    wide: z.boolean(),
    /** Heads above those of several columns; empty where there are none. */
    groups: z.array(z.object({ words: Words, span: z.number().int().min(1) })),
    columns: z.array(
      z.object({
        head: Words,
        /** `words`: as wide as words need; `figure`; `sign`: narrow, for a letter or a percentage. */
        kind: z.enum(['words', 'figure', 'sign']),
      }),
    ),
    rows: z.array(
      z.object({
        head: Words,
        level: z.enum(['section', 'plain', 'part', 'total']),
        /** One fewer than columns; `null`: nothing stands there. */
        cells: z.array(
          z
            .union([
              z.object({ fact: z.string() }),
              /** Plain digits, shown with so many after the point. */
              z.object({ number: z.string(), decimals: z.number().int().min(0).max(12) }),
              z.object({ words: Words }),
            ])
            .nullable(),
        ),
      }),
    ),
  }),
  /** Left out, and why: not material, phased in, not applicable, or a reason of the company's own. */
  z.object({
    type: z.literal('omitted'),
    ...block,
    /** What each datapoint is called; statements that were issued earlier have only the identifiers. */
    labels: z.array(Words).optional(),
    reason: z.enum(['not-material', 'phase-in', 'condition', 'module', 'own']),
    explanation: Words,
    /** What a reason of the company’s own was written in, where that is clear; it is the same words for readers of both. */
    language: StatementLanguage.optional(),
  }),
  /** Stands elsewhere (ESRS 1, section 9.1). */
  z.object({
    type: z.literal('reference'),
    ...block,
    /** As in what is left out. */
    labels: z.array(Words).optional(),
    document: z.string(),
    page: z.number().int().nullable(),
    note: Texts,
  }),
  /** Topics of the signed assessment of double materiality, as a picture and as words. */
  z.object({
    type: z.literal('matrix'),
    ...block,
    scale: z.object({ low: z.number(), top: z.number() }),
    thresholds: z.object({ impact: Threshold, financial: Threshold }),
    points: z.array(
      z.object({
        code: z.string(),
        title: Words,
        impact: z.number().nullable(),
        financial: z.number().nullable(),
        material: z.boolean(),
      }),
    ),
  }),
  /** Required, and nothing is said: visible, never silent. */
  z.object({ type: z.literal('gap'), ...block, labels: z.array(Words) }),
])
export type StatementBlock = z.infer<typeof StatementBlock>

export const StatementRequirement = z.object({
  /** `E1-6`, `E1.GOV-3`, `B3`. */
  code: z.string(),
  title: Words,
  blocks: z.array(StatementBlock),
})
export type StatementRequirement = z.infer<typeof StatementRequirement>

/** The parts of a statement (ESRS 1, paragraph 115, and Appendix D). */
export const StatementPart = z.enum(['general', 'environmental', 'social', 'governance'])
export type StatementPart = z.infer<typeof StatementPart>

export const StatementChapter = z.object({
  /** Control code: `ESRS 2`, `E1`, `B`. */
  code: z.string(),
  /** With the family’s name: `ESRS E1`. */
  standard: z.string(),
  title: Words,
  /** The part that it belongs to; statements that were issued earlier, and sets without parts, have none. */
  part: StatementPart.optional(),
  /** `not-material`: the topic is left out as a whole; the explanation says why, and when a person has changed it in the statement. */
  state: z.enum(['reported', 'not-material']),
  explanation: Texts.extend({ edited: Edited.optional() }).nullable(),
  requirements: z.array(StatementRequirement),
})
export type StatementChapter = z.infer<typeof StatementChapter>

/** What the standards ask to be listed. Places are codes of requirements; page numbers are known only where pages are made. */
export const StatementLists = z.object({
  /** Disclosure requirements complied with (ESRS 2 IRO-2, paragraph 56). */
  requirements: z.array(
    z.object({
      code: z.string(),
      title: Words,
      state: z.enum(['disclosed', 'partly', 'omitted', 'reference', 'gap']),
    }),
  ),
  /** Datapoints that follow from other EU law (ESRS 2, Appendix B). */
  other_law: z.array(
    z.object({
      datapoint: z.string(),
      requirement: z.string(),
      paragraph: z.string(),
      name: Words,
      law: z.array(z.enum(['sfdr', 'pillar3', 'benchmark', 'climateLaw'])),
      state: z.enum(['disclosed', 'not-material', 'not-applicable', 'omitted', 'gap']),
    }),
  ),
  /** Topics that are not material. */
  not_material: z.array(z.object({ code: z.string(), title: Words, explained: z.boolean() })),
  /** Datapoints of the company’s own (ESRS 1, paragraph 11). */
  entity_specific: z.array(z.object({ datapoint: z.string(), requirement: z.string(), name: Words })),
})
export type StatementLists = z.infer<typeof StatementLists>

/** A sustainability statement as it is kept, edited, issued and turned into files. */
export const Statement = z
  .object({
    version: z.literal(statementVersion),
    /** `null` for a draft. */
    issue: z.object({ number: z.number().int().min(1), at: z.iso.datetime(), by: z.string() }).nullable(),
    /** The moment that files say they were made at, so that the same statement gives the same bytes. */
    made_at: z.iso.datetime(),
    company: StatementCompany,
    languages: z.array(StatementLanguage).min(1),
    set: StandardSet,
    year: z.number().int(),
    period: Period,
    currency: z.string().regex(/^[A-Z]{3}$/),
    chapters: z.array(StatementChapter),
    facts: z.array(Fact),
    lists: StatementLists,
    /** Elements of the taxonomy that people chose, by datapoint; the rest follows from the standard. */
    tags: z.array(z.object({ datapoint: z.string(), element: z.string() })).optional(),
  })
  .meta({ id: 'Statement' })
export type Statement = z.infer<typeof Statement>
