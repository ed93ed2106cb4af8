import type {
  ReportChapter,
  ReportFile,
  ReportSettings,
  RichText,
  StatementLanguage,
  TextVersion,
} from '@esrs/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { read } from '../../api/read.ts'
import { reviewQuery } from '../../report/queries.ts'

export const outlineQuery = read(contract.report.outline)

export const chapterQuery = (code: string) => read(contract.report.chapter, { params: { code } })

/** Names and reasons that are in one language only. */
export const wordsQuery = read(contract.report.words)

export const listsQuery = read(contract.report.lists)

export const settingsQuery = read(contract.report.settings)

export const compareQuery = (number: number, other: number | null) =>
  read(contract.report.compare, { params: { number }, query: other === null ? {} : { with: other } })

export const textVersionsQuery = (id: string, language: StatementLanguage) =>
  queryOptions({
    ...read(contract.report.textVersions, { params: { id }, query: { language } }),
    select: ({ versions }) => versions,
  })

/** Milliseconds between two looks at files that are being made. */
const pollInterval = 1_500

export const isUnderWay = ({ state }: ReportFile) => state === 'waiting' || state === 'making'

export const filesQuery = queryOptions({
  ...read(contract.report.files),
  select: ({ files }) => files,
  refetchInterval: ({ state }) => (state.data?.files.some(isUnderWay) ? pollInterval : false),
})

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

/** Puts a written text into the chapter as it is shown, which is not made anew for it. */
export function useWritten(code: string) {
  const client = useQueryClient()
  return (id: string, version: TextVersion) => {
    client.setQueryData<ReportChapter>(chapterQuery(code).queryKey, (known) => known && withText(known, id, version))
    // For a text that was set back to the draft or added, only the server knows the new blocks.
    const chapter = client.getQueryData<ReportChapter>(chapterQuery(code).queryKey)?.chapter
    const isKnown =
      id === explanationOf(code) || chapter?.requirements.some(({ blocks }) => blocks.some((block) => block.id === id))
    // What fails to come now is asked for by the next page that shows it.
    if (version.text === null || !isKnown)
      void client.fetchQuery({ ...chapterQuery(code), staleTime: 0 }).catch(() => undefined)
  }
}

export function useWithdraw() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(contract.report.withdraw),
    onSuccess: (review) => client.setQueryData(reviewQuery.queryKey, review),
  })
}

export function useMakeFile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<ReportFile, 'version' | 'format' | 'language'>) => call(contract.report.makeFile, { body }),
    onSuccess: (file) =>
      client.setQueryData(filesQuery.queryKey, (known) => ({
        files: [file, ...(known?.files ?? []).filter(({ id }) => id !== file.id)],
      })),
  })
}

/** An issued statement as data, byte for byte as it was frozen. */
export const versionBytes = (number: number) => call(contract.report.version, { params: { number } })

export const fileBytes = (id: string) => call(contract.report.file, { params: { id } })

export function useSaveSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReportSettings) => call(contract.report.saveSettings, { body }),
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
  })
}
