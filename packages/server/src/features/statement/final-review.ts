import {
  type FinalReview,
  may,
  type ReviewItem,
  type ReviewKind,
  type RichText,
  type Statement,
  type StatementLanguage,
} from '@esrs/contract'
import type { Catalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../database/tenant.ts'
import type { Actor } from '../../http/authenticate.ts'
import { checkStatement } from './check-statement.ts'
import { type ConfirmationRow, lastConfirmation } from './confirmation-store.ts'
import { taxonomyChecks, taxonomyKey } from './eu-taxonomy/check-taxonomy.ts'
import { countChanges, fingerprintOf } from './fingerprint.ts'
import { say } from './messages.ts'
import type { DraftParts, OpenDraft } from './open-draft.ts'

/** Things of one kind that are named; a page with all of them is a step away. */
const mostExamples = 5
/** Things that do not fit and are named. */
const mostChecks = 100

/** Final review of a statement: its open items, and whether a person has confirmed the current state. */
export async function finalReview(
  { accounts }: Pick<DraftParts, 'accounts'>,
  tenant: Tenant,
  draft: OpenDraft,
  actor: Pick<Actor, 'role'>,
): Promise<FinalReview> {
  const last = await lastConfirmation(tenant, draft.opened.report)
  const leftOut = last?.leftOut ?? { en: '', de: '' }
  const changes = last ? changesSince(last, draft.statement) : 0
  const by = last?.confirmedBy ? await accounts.nameOf(tenant, last.confirmedBy) : null
  const at = last?.confirmedAt.toISOString() ?? ''
  return {
    items: await openItems(draft),
    confirmation: last && changes === 0 ? { by, at, reason: last.reason, left_out: leftOut } : null,
    withdrawn: last && changes > 0 ? { by, at, changes } : null,
    can_confirm: may(actor.role, 'manage'),
    languages: draft.statement.languages,
    facts: draft.statement.facts.length,
  }
}

/** How many facts and texts have changed since a confirmation. */
export const changesSince = ({ confirmed }: Pick<ConfirmationRow, 'confirmed'>, statement: Statement): number =>
  countChanges(confirmed, fingerprintOf(statement))

/** What is open, by kind; a kind of which nothing is open is left out. */
export async function openItems(
  draft: Pick<OpenDraft, 'opened' | 'statement' | 'taxonomy' | 'words' | 'questions'>,
): Promise<ReviewItem[]> {
  const { statement } = draft
  const { catalogue } = draft.opened
  const { proposed, company, conflict, otherYear, mismatch, topic, unsigned } = await draft.questions()
  const point = datapointIn(catalogue)
  const texts = unwritten(statement)
  const words = new Map(draft.words.filter(({ missing }) => missing.length > 0).map((one) => [one.block, one] as const))
  const checks = [
    ...checkStatement(statement, catalogue, catalogue.language),
    ...taxonomyChecks(draft.taxonomy, statement, catalogue),
  ]
  // A value that waits for a decision is counted once, as a proposal or a question.
  const waiting = new Set([...proposed, ...company, ...otherYear, ...mismatch])
  const gaps = statement.chapters
    .flatMap(({ requirements }) => requirements)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'gap' ? block.datapoints : []))
    .filter((key) => !waiting.has(key))
  // Each thing that does not fit is a sentence of its own.
  const failed = checks.slice(0, mostChecks).map(({ key, text }) => ({
    ...(catalogue.get(key) ? point(key) : { key, code: key === 'period' ? '' : key, name: titleOf(key, catalogue) }),
    text,
  }))
  const found: [ReviewKind, string[], (key: string) => ReviewItem['examples'][number]][] = [
    ['proposed', proposed, point],
    ['company', company, point],
    ['conflict', conflict, point],
    ['other-year', otherYear, point],
    ['mismatch', mismatch, point],
    ['topic', topic, (code) => ({ key: code, code, name: catalogue.standard(code)?.title ?? code })],
    ['assessment', unsigned ? [''] : [], point],
    ['gap', gaps, point],
    ['text', texts, (code) => ({ key: code, code, name: titleOf(code, catalogue) })],
    ['words', [...words.keys()], (key) => ({ key, code: words.get(key)!.requirement, name: words.get(key)!.text })],
  ]
  const items = found
    .filter(([, keys]) => keys.length > 0)
    .map(([kind, keys, example]) => ({
      kind,
      count: keys.length,
      examples: keys.filter(Boolean).slice(0, mostExamples).map(example),
    }))
  return [
    ...items,
    ...(checks.length > 0 ? [{ kind: 'check' as const, count: checks.length, examples: failed }] : []),
    ...(statement.company.lei === null ? [{ kind: 'lei' as const, count: 1, examples: [] }] : []),
  ]
}

const datapointIn = (catalogue: Catalogue) => (key: string) => {
  const entry = catalogue.get(key)
  return { key, code: key.replace(/^OWN_/, ''), name: entry?.name ?? key }
}

const titleOf = (code: string, catalogue: Catalogue): string =>
  (code === taxonomyKey ? say('taxonomy.chapter')(catalogue.language) : undefined) ??
  catalogue.disclosureRequirement(code)?.title ??
  catalogue.standard(code.replace(/\.own$/, ''))?.title ??
  code

/** For each text that is not written in a language of the statement, where it stands: a requirement, or a topic. */
function unwritten({ chapters, languages }: Statement): string[] {
  return chapters.flatMap((chapter) => {
    const explained = chapter.state === 'reported' || languages.every((one) => chapter.explanation?.[one]?.length)
    const texts = chapter.requirements.flatMap(({ code, blocks }) =>
      blocks
        .filter((block) => block.type === 'text' && languages.some((one) => !isWritten(block.texts[one], one)))
        .map(() => code),
    )
    return explained ? texts : [chapter.code, ...texts]
  })
}

/** Whether a text says something, all of it in its own language. */
const isWritten = (text: RichText | null, language: StatementLanguage): boolean =>
  text !== null && text.length > 0 && !JSON.stringify(text).includes(`"language":"${language === 'en' ? 'de' : 'en'}"`)
