import type {
  ReportChapter,
  ReportFile,
  ReportSettings,
  RichText,
  StatementLanguage,
  TextVersion,
  Words,
} from '@esrs/contract'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { statementKey } from '../../api/query-client.ts'
import { reviewQuery } from '../../statement/queries.ts'

export const outlineQuery = queryOptions({
  queryKey: [statementKey, 'outline'],
  queryFn: ({ signal }) => call(contract.report.outline, {}, { signal }),
})

const chapterKey = (code: string) => [statementKey, 'chapter', code]

export const chapterQuery = (code: string) =>
  queryOptions({
    queryKey: chapterKey(code),
    queryFn: ({ signal }) => call(contract.report.chapter, { params: { code } }, { signal }),
  })

export const listsQuery = queryOptions({
  queryKey: [statementKey, 'lists'],
  queryFn: ({ signal }) => call(contract.report.lists, {}, { signal }),
})

export const settingsQuery = queryOptions({
  queryKey: [statementKey, 'settings'],
  queryFn: ({ signal }) => call(contract.report.settings, {}, { signal }),
})

export const versionsQuery = queryOptions({
  queryKey: [statementKey, 'versions'],
  queryFn: async ({ signal }) => (await call(contract.report.versions, {}, { signal })).versions,
})

export const compareQuery = (number: number, other: number | null) =>
  queryOptions({
    queryKey: [statementKey, 'compare', number, other],
    queryFn: ({ signal }) =>
      call(contract.report.compare, { params: { number }, query: other === null ? {} : { with: other } }, { signal }),
  })

export const textVersionsQuery = (id: string, language: StatementLanguage) =>
  queryOptions({
    queryKey: [statementKey, 'text', id, language],
    queryFn: async ({ signal }) =>
      (await call(contract.report.textVersions, { params: { id }, query: { language } }, { signal })).versions,
  })

/** Milliseconds between two looks at files that are being made. */
const pollInterval = 1_500

export const isUnderWay = ({ state }: ReportFile) => state === 'waiting' || state === 'making'

export const filesQuery = queryOptions({
  queryKey: [statementKey, 'files'],
  queryFn: async ({ signal }) => (await call(contract.report.files, {}, { signal })).files,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollInterval : false),
})

/** Refetches the visible queries of the statement at once, others when they are shown next. */
function refresh(client: QueryClient, ...parts: string[]) {
  for (const part of parts) void client.invalidateQueries({ queryKey: [statementKey, part] })
}

export const writeText = (id: string, language: StatementLanguage, text: RichText | null, base: number | null) =>
  call(contract.report.writeText, { params: { id }, body: { language, text, base } }, { language })

/** The chapter with a text that was just written. */
function withText(known: ReportChapter, id: string, { id: version, language, text, at }: TextVersion): ReportChapter {
  const requirements = known.chapter.requirements.map((requirement) => ({
    ...requirement,
    blocks: requirement.blocks.map((block) => {
      if (block.type !== 'text' || block.id !== id) return block
      return {
        ...block,
        texts: { ...block.texts, [language]: text },
        edited: { ...block.edited, [language]: at },
      }
    }),
  }))
  const { code, explanation } = known.chapter
  const explained = explanation &&
    id === explanationOf(code) && {
      ...explanation,
      [language]: text,
      edited: { en: null, de: null, ...explanation.edited, [language]: at },
    }
  const chapter = { ...known.chapter, requirements, explanation: explained || explanation }
  const texts = { ...known.texts, [id]: { ...known.texts[id], [language]: version } }
  return { ...known, chapter, texts: texts as ReportChapter['texts'] }
}

/** Name of the text that explains why a topic is not material. */
export const explanationOf = (chapter: string) => `${chapter}.explanation`

/** Puts a written text into the cached chapter; other queries are refetched when they are shown next. */
export function useWritten(code: string) {
  const client = useQueryClient()
  return (id: string, version: TextVersion) => {
    client.setQueryData<ReportChapter>(chapterKey(code), (known) => known && withText(known, id, version))
    // For a text that was set back to the draft or added, only the server knows the new blocks.
    const chapter = client.getQueryData<ReportChapter>(chapterKey(code))?.chapter
    const isKnown =
      id === explanationOf(code) || chapter?.requirements.some(({ blocks }) => blocks.some((block) => block.id === id))
    if (version.text === null || !isKnown) refresh(client, 'chapter')
    refresh(client, 'outline', 'review', 'text', 'compare')
  }
}

type Explanation = { kind: 'omitted'; reason: string } | { kind: 'reference'; document: string; page: number | null }

export function useExplain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ datapoint, explanation }: { datapoint: string; explanation: Explanation | null }) =>
      call(contract.report.explain, { params: { datapoint }, body: { explanation } }),
    onSuccess: () => refresh(client, 'chapter', 'outline', 'review', 'lists', 'compare'),
  })
}

export function useConfirm() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { reason: string; left_out: Words }) => call(contract.report.confirm, { body }),
    onSuccess: (review) => client.setQueryData(reviewQuery.queryKey, review),
  })
}

export function useWithdraw() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(contract.report.withdraw),
    onSuccess: (review) => client.setQueryData(reviewQuery.queryKey, review),
  })
}

export function useIssue() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (note: string) => call(contract.report.issue, { body: { note } }),
    onSuccess: () => refresh(client, 'versions', 'compare'),
    onError: () => refresh(client, 'review'),
  })
}

export function useMakeFile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<ReportFile, 'version' | 'format' | 'language'>) => call(contract.report.makeFile, { body }),
    onSuccess: (file) =>
      client.setQueryData(filesQuery.queryKey, (known) => [file, ...(known ?? []).filter(({ id }) => id !== file.id)]),
  })
}

/** An issued statement as data, byte for byte as it was frozen. */
export const versionBytes = (number: number) => call(contract.report.version, { params: { number } })

export const fileBytes = (id: string) => call(contract.report.file, { params: { id } })

export function useSaveSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReportSettings) => call(contract.report.saveSettings, { body }),
    onSuccess: (settings) => {
      client.setQueryData(settingsQuery.queryKey, settings)
      refresh(client, 'outline', 'chapter', 'review')
    },
  })
}
