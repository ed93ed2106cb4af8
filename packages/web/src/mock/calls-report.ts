import {
  type contract,
  type Explanation,
  type FinalReview,
  footnoteId,
  isLei,
  type OneLanguageWords,
  type ReportChapter,
  type ReportFile,
  type ReportOutline,
  type RichText,
  type StatementBlock,
  type StatementChapter,
  type StatementLanguage,
  type VersionComparison,
} from '@esrs/contract'
import { found, type MockContext, MockFailure, type MockGroup } from './call.ts'
import { takeBackReview } from './changes.ts'
import type { MockState } from './state.ts'
import { draftedStatement } from './statement.ts'

const drafted = draftedStatement()
const both = ['en', 'de'] as const

const latest = (state: MockState, id: string, language: StatementLanguage) =>
  state.statement.texts.get(`${id} ${language}`)?.at(-1)

/** A block of text with the last words of people in it. */
function withTexts(block: StatementBlock & { type: 'text' }, state: MockState): StatementBlock {
  const text = structuredClone(block)
  for (const language of both) {
    const version = latest(state, block.id, language)
    if (!version?.text) continue
    text.texts[language] = version.text
    text.edited[language] = version.at
  }
  return text
}

function withFootnotes(block: StatementBlock & { type: 'figures' }, state: MockState): StatementBlock {
  const words = (fact: string, language: StatementLanguage) => {
    const [paragraph] = latest(state, footnoteId(fact), language)?.text ?? []
    const [run] = paragraph?.type === 'paragraph' ? paragraph.content : []
    return run?.type === 'text' ? run.text : null
  }
  const rows = block.rows.map((row) => {
    const footnote = { en: words(row.fact, 'en'), de: words(row.fact, 'de') }
    return { ...row, footnote: footnote.en === null && footnote.de === null ? row.footnote : footnote }
  })
  return { ...block, rows }
}

/** A gap as what people explained of it, and what is left. */
function explained(block: StatementBlock & { type: 'gap' }, { statement }: MockState): StatementBlock[] {
  const said = block.datapoints.flatMap((datapoint, index): StatementBlock[] => {
    const explanation = statement.explanations.get(datapoint)
    if (!explanation) return []
    const { kind } = explanation
    const labels = block.labels.slice(index, index + 1)
    if (kind === 'reference') {
      const { document, page } = explanation
      const id = `${datapoint}.reference`
      return [{ type: kind, id, datapoints: [datapoint], labels, document, page, note: { en: null, de: null } }]
    }
    const words = { en: explanation.reason, de: explanation.reason }
    const id = `${datapoint}.omitted`
    const reason = kind === 'omitted' ? 'own' : kind
    return [{ type: 'omitted', id, datapoints: [datapoint], labels, reason, explanation: words }]
  })
  const isLeft = (_: unknown, index: number) => !statement.explanations.has(block.datapoints[index] ?? '')
  const datapoints = block.datapoints.filter(isLeft)
  return datapoints.length === 0 ? said : [...said, { ...block, datapoints, labels: block.labels.filter(isLeft) }]
}

/** Blocks that people have added to a requirement. */
function addedTo(code: string, state: MockState): StatementBlock[] {
  const ids = [...state.statement.texts.keys()].flatMap((key) => /^(.*\+\d+) /.exec(key)?.[1] ?? [])
  const empty = { type: 'text', datapoints: [], texts: { en: null, de: null }, edited: { en: null, de: null } } as const
  return [...new Set(ids)]
    .filter((id) => id.replace(/\+\d+$/, '') === code && both.some((language) => latest(state, id, language)?.text))
    .map((id) => withTexts({ ...structuredClone(empty), id, datapoints: [] }, state))
}

const chapterNow = (chapter: StatementChapter, state: MockState): StatementChapter => ({
  ...chapter,
  requirements: chapter.requirements.map((requirement) => ({
    ...requirement,
    blocks: requirement.blocks
      .flatMap((block) => {
        if (block.type === 'text') return [withTexts(block, state)]
        if (block.type === 'figures') return [withFootnotes(block, state)]
        return block.type === 'gap' ? explained(block, state) : [block]
      })
      .concat(addedTo(requirement.code, state)),
  })),
})

const chaptersNow = (state: MockState) => drafted.chapters.map((chapter) => chapterNow(chapter, state))

const gapsOf = (blocks: readonly StatementBlock[]) =>
  blocks.reduce((sum, block) => sum + (block.type === 'gap' ? block.datapoints.length : 0), 0)

type RequirementState = ReportOutline['chapters'][number]['requirements'][number]['state']

function stateOf(blocks: readonly StatementBlock[]): RequirementState {
  const has = (type: StatementBlock['type']) => blocks.some((block) => block.type === type)
  if (has('text') || has('figures')) return has('gap') ? 'partly' : 'disclosed'
  if (has('gap')) return 'gap'
  return has('reference') ? 'reference' : 'omitted'
}

function outlineOf(state: MockState): ReportOutline {
  const chapters = chaptersNow(state).map(({ code, standard, title, state, requirements }) => ({
    code,
    standard,
    title,
    state,
    requirements: requirements.map(({ code, title, blocks }) => ({
      code,
      title,
      state: stateOf(blocks),
      gaps: gapsOf(blocks),
      edited: blocks.some((block) => block.type === 'text' && (block.edited.en ?? block.edited.de) !== null),
    })),
  }))
  const { standard_set: set, reporting_year: year } = state.company.metadata
  const gaps = chapters.flatMap(({ requirements }) => requirements).reduce((sum, one) => sum + one.gaps, 0)
  return { set, year, languages: state.statement.settings.languages, chapters, facts: drafted.facts.length, gaps }
}

function chapterOf(code: string, state: MockState): ReportChapter {
  const chapter = chapterNow(found(drafted.chapters.find((one) => one.code === code)), state)
  const shown = JSON.stringify(chapter)
  const texts: ReportChapter['texts'] = {}
  for (const [key, versions] of state.statement.texts) {
    const [id = '', language = 'en'] = key.split(' ')
    texts[id] = { ...texts[id], [language]: versions.at(-1)?.id } as ReportChapter['texts'][string]
  }
  return { chapter, facts: drafted.facts.filter(({ id }) => shown.includes(JSON.stringify(id))), texts }
}

const figures = drafted.chapters
  .flatMap(({ requirements }) => requirements)
  .flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'figures' ? block.rows : [])))
const labelOf = (fact: string) => figures.find((row) => row.fact === fact)?.label ?? { en: fact, de: fact }

/** A group that was consulted, called by one name only. */
const oneName = { block: 'words.00000000000000a1', text: 'Works council Nord', requirement: 'IRO-1', language: null }

/** The name with what was written of it in either language. */
function oneLanguageWords({ statement: { texts, settings } }: MockState): OneLanguageWords[] {
  const written = (['en', 'de'] as const).flatMap((language) => {
    const last = texts.get(`${oneName.block} ${language}`)?.at(-1)
    return last ? [{ language, version: last.id, text: last.text ? plainTextOf(last.text) : '' }] : []
  })
  const isSaid = written.some(({ text }) => text !== '') || settings.languages.length < 2
  return [{ ...oneName, written, missing: isSaid ? [] : [...settings.languages] }]
}

/** Words of a text of one paragraph. */
const plainTextOf = ([block]: RichText): string =>
  block?.type === 'paragraph' ? block.content.map((run) => (run.type === 'text' ? run.text : '')).join('') : ''

function reviewOf({ state, user, language }: MockContext): FinalReview {
  const { statement, datapoints, topics } = state
  const titleOf = (code: string) => drafted.chapters.find((one) => one.code === code)?.title[language] ?? code
  const gaps = chaptersNow(state)
    .flatMap(({ requirements }) => requirements)
    .map(({ code, title, blocks }) => ({ key: code, code, name: title[language], count: gapsOf(blocks) }))
    .filter(({ count }) => count > 0)
  const proposed = datapoints
    .filter(({ status, voluntary }) => status === 'proposed' && !voluntary)
    .map(({ key, code }) => ({ key, code, name: labelOf(key)[language] }))
  const open = topics
    .filter(({ material }) => material === null)
    .map(({ code }) => ({ key: code, code, name: titleOf(code) }))
  const items: FinalReview['items'] = [
    { kind: 'proposed', count: proposed.length, examples: proposed.slice(0, 3) },
    { kind: 'topic', count: open.length, examples: open.slice(0, 3) },
    {
      kind: 'gap',
      count: gaps.reduce((sum, { count }) => sum + count, 0),
      examples: gaps.slice(0, 3).map(({ key, code, name }) => ({ key, code, name })),
    },
    {
      kind: 'words',
      count: oneLanguageWords(state).filter(({ missing }) => missing.length > 0).length,
      examples: [{ key: oneName.block, code: oneName.requirement, name: oneName.text }],
    },
    { kind: 'lei', count: statement.settings.lei ? 0 : 1, examples: [] },
  ]
  const { confirmation, withdrawn } = statement
  const can_confirm = user?.user_type === 'company_admin'
  const left = items.filter(({ count }) => count > 0)
  return {
    items: left,
    confirmation,
    withdrawn,
    can_confirm,
    languages: statement.settings.languages,
    facts: drafted.facts.length,
  }
}

const endings: Record<ReportFile['format'], string> = {
  pdf: 'pdf',
  'pdf-archive': 'pdf',
  docx: 'docx',
  ixbrl: 'xhtml',
  package: 'zip',
  'xbrl-json': 'json',
  annex: 'pdf',
  sources: 'zip',
}

/** A file is done after it was looked at a few times; the machine-readable package fails. */
function grow(file: ReportFile) {
  if (file.state === 'waiting') file.state = 'making'
  else if (file.state === 'making' && file.size === null) file.size = 0
  else if (file.state === 'making') {
    const { format, language } = file
    const reason = 'A machine-readable report needs the LEI of the company, or a figure at least.'
    const failed = { state: 'failed', size: null, reason }
    const done = { state: 'done', name: `statement-${language}.${endings[format]}`, size: 48_213 }
    Object.assign(file, format === 'package' ? failed : done)
  }
}

const issued = ({ statement }: MockState, version: number) =>
  found(statement.versions.find(({ number }) => number === version))

const blocks = new Set(JSON.stringify(drafted.chapters).match(/(?<="(id|code)":")[^"]+/g))

/** Whether there is such a text: of a block, added to a requirement, a footnote, or words of a table in another language. */
const isBlock = (id: string) =>
  id === oneName.block || blocks.has(id.replace(/\+\d+$/, '')) || figures.some(({ fact }) => footnoteId(fact) === id)

const asked = new Set(
  drafted.chapters
    .flatMap(({ requirements }) => requirements)
    .flatMap(({ blocks: all }) => all.flatMap((block) => ('datapoints' in block ? block.datapoints : []))),
)

/** Keeps what is said of datapoints in place of a value; refused where there is one not. */
function explainAll({ state, user }: MockContext, keys: readonly string[], explanation: Explanation | null) {
  if (!keys.every((key) => asked.has(key) || state.datapoints.some((one) => one.key === key)))
    throw new MockFailure('not_found')
  for (const key of keys)
    if (explanation) state.statement.explanations.set(key, explanation)
    else state.statement.explanations.delete(key)
  takeBackReview(state, user)
  return { ok: true as const }
}

/** What every version of the made-up company differs by. */
const comparison = {
  facts: [{ id: 'E1-5_01', requirement: 'E1-5', name: labelOf('E1-5_01'), before: '12,300 MWh', after: '12,345 MWh' }],
  texts: [
    {
      block: 'BP-1.text',
      requirement: 'BP-1',
      language: 'en',
      before: 'This statement is for the group.',
      after: 'This statement is prepared on a consolidated basis.',
    },
  ],
} satisfies VersionComparison

export const reportCalls: MockGroup<typeof contract.report> = {
  review: (_, context) => reviewOf(context),
  words: (_, { state }) => ({ words: oneLanguageWords(state) }),
  confirm: ({ body }, context) => {
    const { state, user } = context
    const { items } = reviewOf(context)
    if (body.reason === '' && items.some(({ kind }) => kind !== 'lei'))
      throw new MockFailure('review_reason', ['reason'])
    const isUnsaid = state.statement.settings.languages.some((language) => body.left_out[language] === '')
    if (isUnsaid && items.some(({ kind }) => kind === 'gap')) throw new MockFailure('review_left_out', ['left_out'])
    const confirmation = {
      by: user?.name ?? null,
      at: new Date().toISOString(),
      reason: body.reason,
      left_out: body.left_out,
    }
    Object.assign(state.statement, { confirmation, withdrawn: null })
    return reviewOf(context)
  },
  withdraw: (_, context) => {
    context.state.statement.confirmation = null
    return reviewOf(context)
  },
  settings: (_, { state }) => state.statement.settings,
  saveSettings: ({ body }, { state }) => {
    const { start, end } = body.period
    if (body.lei && !isLei(body.lei)) throw new MockFailure('wrong_lei', ['lei'])
    const year = String(state.company.metadata.reporting_year)
    if (start >= end || !end.startsWith(year)) throw new MockFailure('wrong_period', ['period'], ['2025', year])
    state.statement.settings = body
    return body
  },
  outline: (_, { state }) => outlineOf(state),
  chapter: ({ params }, { state }) => chapterOf(params.code, state),
  lists: (_, { state }) => ({
    ...drafted.lists,
    gaps: chaptersNow(state).flatMap(({ requirements }) =>
      requirements.flatMap(({ code, title, blocks }) => {
        const datapoints = blocks.flatMap((block) =>
          block.type === 'gap'
            ? block.datapoints.map((datapoint, index) => ({ datapoint, name: block.labels[index] ?? title }))
            : [],
        )
        return datapoints.length > 0 ? [{ code, title, datapoints }] : []
      }),
    ),
  }),
  writeText: ({ params, body: { base, language, text } }, { state, user }) => {
    const { texts } = state.statement
    if (!isBlock(params.id)) throw new MockFailure('not_found')
    const key = `${params.id} ${language}`
    const versions = texts.get(key) ?? []
    if ((versions.at(-1)?.id ?? null) !== base) throw new MockFailure('text_changed')
    const id = [...texts.values()].flat().reduce((most, version) => Math.max(most, version.id), 0) + 1
    const version = { id, language, text, by: user?.name ?? null, at: new Date().toISOString() }
    texts.set(key, [...versions, version])
    takeBackReview(state, user)
    return version
  },
  textVersions: ({ params, query }, { state }) => ({
    versions: (state.statement.texts.get(`${params.id} ${query.language}`) ?? []).toReversed(),
  }),
  explain: ({ params, body }, context) => explainAll(context, [params.datapoint], body.explanation),
  explainTogether: ({ body }, context) => explainAll(context, body.datapoints, body.explanation),
  versions: (_, { state }) => ({ versions: state.statement.versions.toReversed() }),
  issue: ({ body }, { state: { statement }, user }) => {
    if (!statement.confirmation) throw new MockFailure('not_confirmed')
    const number = statement.versions.length + 1
    const version = {
      number,
      at: new Date().toISOString(),
      by: user?.name ?? null,
      note: body.note,
      sha256: String(number).repeat(64).slice(0, 64),
      facts: drafted.facts.length,
      languages: statement.settings.languages,
    }
    statement.versions.push(version)
    return version
  },
  version: ({ params }, { state }) => {
    issued(state, params.number)
    return new TextEncoder().encode(JSON.stringify(drafted))
  },
  compare: ({ params }, { state }) => {
    issued(state, params.number)
    return comparison
  },
  files: (_, { state }) => {
    for (const file of state.statement.files) grow(file)
    return { files: state.statement.files.toReversed() }
  },
  makeFile: ({ body }, { state }) => {
    if (body.version !== null) issued(state, body.version)
    const nothing = { name: null, size: null, sha256: null, reason: null }
    const id = crypto.randomUUID()
    const file: ReportFile = { id, ...body, state: 'waiting', ...nothing, requested_at: new Date().toISOString() }
    state.statement.files.push(file)
    return file
  },
  file: ({ params }, { state }) => {
    const { format, language } = found(state.statement.files.find(({ id }) => id === params.id))
    return new TextEncoder().encode(`${format} in ${language}`)
  },
}
