import type {
  contract,
  FinalReview,
  ReportChapter,
  ReportFile,
  ReportOutline,
  StatementBlock,
  StatementChapter,
  StatementLanguage,
  TextVersion,
} from '@esrs/contract'
import type { MockContext, MockGroup } from './call.ts'
import { draftedStatement } from './fixtures/statement.ts'
import { MockFailure, type MockState } from './state.ts'

const drafted = draftedStatement()

const notFound = (en: string, de: string) => new MockFailure('not_found', { en, de })

const latest = (state: MockState, id: string, language: StatementLanguage) =>
  state.statement.texts.get(`${id} ${language}`)?.at(-1)

/** A block as it is now: with what people wrote in it, and without what they explained. */
function nowOf(block: StatementBlock, state: MockState): StatementBlock[] {
  if (block.type === 'text') {
    const text = structuredClone(block)
    for (const language of ['en', 'de'] as const) {
      const version = latest(state, block.id, language)
      if (!version?.text) continue
      text.texts[language] = version.text
      text.edited[language] = version.at
    }
    return [text]
  }
  if (block.type !== 'gap') return [block]
  const { explanations } = state.statement
  const said = block.datapoints.flatMap((datapoint): StatementBlock[] => {
    const explanation = explanations.get(datapoint)
    if (!explanation) return []
    if (explanation.kind === 'omitted') {
      const words = { en: explanation.reason, de: explanation.reason }
      return [
        { type: 'omitted', id: `${datapoint}.omitted`, datapoints: [datapoint], reason: 'own', explanation: words },
      ]
    }
    const { document, page } = explanation
    const note = { en: null, de: null }
    return [{ type: 'reference', id: `${datapoint}.reference`, datapoints: [datapoint], document, page, note }]
  })
  const left = block.datapoints.flatMap((datapoint, index) =>
    explanations.has(datapoint) ? [] : [{ datapoint, label: block.labels[index] ?? { en: '', de: '' } }],
  )
  if (left.length === 0) return said
  return [...said, { ...block, datapoints: left.map((one) => one.datapoint), labels: left.map((one) => one.label) }]
}

/** Blocks that a person has added to a requirement. */
function addedTo(code: string, state: MockState): StatementBlock[] {
  const ids = [...state.statement.texts.keys()].flatMap((key) => key.match(/^(.*\+\d+) /)?.[1] ?? [])
  return [...new Set(ids)]
    .filter((id) => id.replace(/\+\d+$/, '') === code)
    .flatMap((id): StatementBlock[] => {
      const [en, de] = (['en', 'de'] as const).map((language) => latest(state, id, language))
      if (!en?.text && !de?.text) return []
      return [
        {
          type: 'text',
          id,
          datapoints: [],
          texts: { en: en?.text ?? null, de: de?.text ?? null },
          edited: { en: en?.at ?? null, de: de?.at ?? null },
        },
      ]
    })
}

const chapterNow = (chapter: StatementChapter, state: MockState): StatementChapter => ({
  ...chapter,
  requirements: chapter.requirements.map((requirement) => ({
    ...requirement,
    blocks: [...requirement.blocks.flatMap((block) => nowOf(block, state)), ...addedTo(requirement.code, state)],
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
  const chapters = chaptersNow(state).map(({ requirements, ...chapter }) => ({
    code: chapter.code,
    standard: chapter.standard,
    title: chapter.title,
    state: chapter.state,
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
  const found = drafted.chapters.find((one) => one.code === code)
  if (!found) throw notFound('The statement has no such chapter.', 'Dieses Kapitel hat die Erklärung nicht.')
  const chapter = chapterNow(found, state)
  const shown = JSON.stringify(chapter)
  const texts: ReportChapter['texts'] = {}
  for (const [key, versions] of state.statement.texts) {
    const [id = '', language = 'en'] = key.split(' ')
    texts[id] = { ...texts[id], [language]: versions.at(-1)?.id } as ReportChapter['texts'][string]
  }
  return { chapter, facts: drafted.facts.filter(({ id }) => shown.includes(JSON.stringify(id))), texts }
}

function reviewOf({ state, user, language }: Pick<MockContext, 'state' | 'user' | 'language'>): FinalReview {
  const { statement, datapoints, topics } = state
  const proposed = datapoints.filter(({ status }) => status === 'proposed')
  const open = topics.filter(({ material }) => material === null)
  const gaps = chaptersNow(state).flatMap(({ requirements }) =>
    requirements.flatMap(({ code, title, blocks }) =>
      blocks.flatMap((block) => (block.type === 'gap' ? [{ code, title, count: block.datapoints.length }] : [])),
    ),
  )
  const items: FinalReview['items'] = [
    {
      kind: 'proposed',
      count: proposed.length,
      examples: proposed.slice(0, 3).map(({ key, code }) => ({ key, code, name: nameOf(key, language) })),
    },
    {
      kind: 'topic',
      count: open.length,
      examples: open.slice(0, 3).map(({ code }) => ({ key: code, code, name: titleOf(code, language) })),
    },
    {
      kind: 'gap',
      count: gaps.reduce((sum, { count }) => sum + count, 0),
      examples: gaps.slice(0, 3).map(({ code, title }) => ({ key: code, code, name: title[language] })),
    },
    { kind: 'lei', count: statement.settings.lei ? 0 : 1, examples: [] },
  ]
  return {
    items: items.filter(({ count }) => count > 0),
    confirmation: statement.confirmation,
    withdrawn: statement.withdrawn,
    can_confirm: user?.user_type === 'company_admin',
  }
}

const labels = new Map(
  drafted.chapters.flatMap(({ requirements }) =>
    requirements.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.type === 'figures' ? block.rows.map(({ fact, label }) => [fact, label] as const) : [],
      ),
    ),
  ),
)
const nameOf = (key: string, language: StatementLanguage) => labels.get(key)?.[language] ?? key
const titleOf = (code: string, language: StatementLanguage) =>
  drafted.chapters.find((chapter) => chapter.code === code)?.title[language] ?? code

const readyAfter = 2

/** How often a file was asked for: it is done after a while. */
const asked = new WeakMap<ReportFile, number>()

function grow(file: ReportFile) {
  const times = (asked.get(file) ?? 0) + 1
  asked.set(file, times)
  if (file.state === 'waiting') file.state = 'making'
  else if (file.state === 'making' && times > readyAfter) {
    const hasFailed = file.format === 'package'
    Object.assign(
      file,
      hasFailed
        ? { state: 'failed', reason: 'A machine-readable report needs the LEI of the company, or a figure at least.' }
        : { state: 'done', name: `statement-${file.language}.${endings[file.format]}`, size: 48_213 },
    )
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

export const reportCalls: MockGroup<typeof contract.report> = {
  review: (_, context) => reviewOf(context),
  confirm: ({ body }, context) => {
    const { state, user } = context
    if (reviewOf(context).items.length > 0 && body.reason === '')
      throw new MockFailure('conflict', {
        en: 'Something is still open. Say why the statement is made all the same.',
        de: 'Es ist noch etwas offen. Sagen Sie, warum die Erklärung trotzdem erstellt wird.',
      })
    state.statement.confirmation = { by: user?.name ?? null, at: new Date().toISOString(), reason: body.reason }
    state.statement.withdrawn = null
    return reviewOf(context)
  },
  withdraw: (_, context) => {
    context.state.statement.confirmation = null
    return reviewOf(context)
  },
  settings: (_, { state }) => state.statement.settings,
  saveSettings: ({ body }, { state }) => {
    state.statement.settings = body
    return body
  },
  outline: (_, { state }) => outlineOf(state),
  chapter: ({ params }, { state }) => chapterOf(params.code, state),
  lists: () => drafted.lists,
  writeText: ({ params, body }, { state, user }) => {
    const key = `${params.id} ${body.language}`
    const versions = state.statement.texts.get(key) ?? []
    if ((versions.at(-1)?.id ?? null) !== body.base)
      throw new MockFailure('conflict', {
        en: 'Somebody else has written in this text meanwhile.',
        de: 'Jemand anderes hat inzwischen in diesem Text geschrieben.',
      })
    const id = Math.max(0, ...[...state.statement.texts.values()].flat().map((version) => version.id)) + 1
    const version: TextVersion = {
      id,
      language: body.language,
      text: body.text,
      by: user?.name ?? null,
      at: new Date().toISOString(),
    }
    state.statement.texts.set(key, [...versions, version])
    return version
  },
  textVersions: ({ params, query }, { state }) => ({
    versions: (state.statement.texts.get(`${params.id} ${query.language}`) ?? []).toReversed(),
  }),
  explain: ({ params, body }, { state }) => {
    if (body.explanation) state.statement.explanations.set(params.datapoint, body.explanation)
    else state.statement.explanations.delete(params.datapoint)
    return { ok: true as const }
  },
  versions: (_, { state }) => ({ versions: state.statement.versions.toReversed() }),
  issue: ({ body }, { state, user }) => {
    if (!state.statement.confirmation)
      throw new MockFailure('conflict', {
        en: 'The final review has to be confirmed first.',
        de: 'Zuerst muss die abschließende Prüfung bestätigt werden.',
      })
    const number = state.statement.versions.length + 1
    const version = {
      number,
      at: new Date().toISOString(),
      by: user?.name ?? null,
      note: body.note,
      sha256: String(number).repeat(64).slice(0, 64),
      facts: drafted.facts.length,
      languages: state.statement.settings.languages,
    }
    state.statement.versions.push(version)
    return version
  },
  version: ({ params }, { state }) => {
    const version = state.statement.versions.find(({ number }) => number === params.number)
    if (!version) throw notFound('There is no such version.', 'Diese Fassung gibt es nicht.')
    return new TextEncoder().encode(JSON.stringify(drafted))
  },
  compare: () => ({
    facts: [
      {
        id: 'E1-5_01',
        requirement: 'E1-5',
        name: labels.get('E1-5_01') ?? { en: '', de: '' },
        before: '12,300 MWh',
        after: '12,345 MWh',
      },
    ],
    texts: [
      {
        block: 'BP-1.text',
        requirement: 'BP-1',
        language: 'en' as const,
        before: 'This statement is for the group.',
        after: 'This statement is prepared on a consolidated basis.',
      },
    ],
  }),
  files: (_, { state }) => {
    for (const file of state.statement.files) grow(file)
    return { files: state.statement.files.toReversed() }
  },
  makeFile: ({ body }, { state }) => {
    const file: ReportFile = {
      id: crypto.randomUUID(),
      ...body,
      state: 'waiting',
      name: null,
      size: null,
      sha256: null,
      reason: null,
      requested_at: new Date().toISOString(),
    }
    state.statement.files.push(file)
    return file
  },
  file: ({ params }, { state }) => {
    const file = state.statement.files.find(({ id }) => id === params.id)
    if (!file) throw notFound('There is no such file.', 'Diese Datei gibt es nicht.')
    return new TextEncoder().encode(`${file.format} in ${file.language}`)
  },
}
