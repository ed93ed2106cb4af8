import type { ReportFile, StatementLanguage } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Download, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.ts'
import { fileBytes, filesQuery, isUnderWay, useMakeFile } from './queries.ts'
import { statementTexts } from './texts.ts'

type Format = ReportFile['format']

const formats: readonly Format[] = ['pdf', 'pdf-archive', 'docx', 'ixbrl', 'package', 'xbrl-json', 'annex', 'sources']

/** The set with a final taxonomy; the others have a draft at most. */
const finalTaxonomy = 'esrs-2023'

/** The set with a draft taxonomy, for which there is a preview as data. */
const previewed = 'esrs-2026'
const untagged: readonly Format[] = ['pdf', 'docx', 'xbrl-json', 'annex', 'sources']

interface FilesPanelProps {
  /** `null` for the draft. */
  version: number | null
  /** Name of the draft or version, for labels. */
  of: string
  languages: readonly StatementLanguage[]
  set: string
}

/** Panel with the files of a draft or version: each is made on request and then downloaded. */
export function FilesPanel({ version, of, languages, set }: FilesPanelProps) {
  const t = useTexts(statementTexts)
  const { data, error, refetch, isFetching } = useQuery(filesQuery)
  const reader = useLanguage()
  // The reader's own comes first.
  const ordered = languages.toSorted((one, other) => Number(other === reader) - Number(one === reader))
  const latest = (format: Format, language: StatementLanguage) =>
    data?.find((file) => file.version === version && file.format === format && file.language === language)
  useAnnounced(data?.filter((file) => file.version === version) ?? [])
  return (
    <div className="border-line border-t bg-sunken px-5 py-4 max-md:px-4">
      <p className="max-w-prose text-pretty text-muted text-sm">
        {t(version === null ? 'files.watermark' : 'files.same')}
        {set !== finalTaxonomy && ` ${t('files.preview')}`}
      </p>
      {data ? (
        <ul aria-label={t('files.caption', { of })} className="mt-2">
          {(set === previewed ? untagged : formats).map((format) => (
            <li
              key={format}
              className="flex items-start gap-x-6 gap-y-2 border-line border-b py-3 last:border-b-0 last:pb-0 max-lg:flex-wrap"
            >
              <div className="min-w-0 flex-[1_1_16rem] max-lg:basis-full">
                <p className="font-medium text-sm">{t(`files.name.${wordsOf(format, set)}`)}</p>
                <p className="text-pretty text-muted text-xs">{t(`files.what.${wordsOf(format, set)}`)}</p>
              </div>
              {ordered.map((language) => (
                <FileCell
                  key={language}
                  version={version}
                  format={format}
                  words={wordsOf(format, set)}
                  language={language}
                  file={latest(format, language)}
                />
              ))}
            </li>
          ))}
        </ul>
      ) : error ? (
        <LoadFailed title={t('files.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : (
        <Loading className="mt-4 flex flex-col gap-4">
          {formats.map((format) => (
            <Skeleton key={format} className="h-8" />
          ))}
        </Loading>
      )}
    </div>
  )
}

/** Key of the texts about a format; XBRL-JSON of a draft taxonomy has those of a preview. */
const wordsOf = (format: Format, set: string): Format | 'preview' =>
  set === previewed && format === 'xbrl-json' ? 'preview' : format

/** Announces files that have become ready, also those requested on another page. */
function useAnnounced(files: readonly ReportFile[]) {
  const t = useTexts(statementTexts)
  const awaited = useRef(new Set<string>())
  useEffect(() => {
    for (const file of files) {
      if (isUnderWay(file)) awaited.current.add(file.id)
      else if (awaited.current.delete(file.id) && file.state === 'done') {
        const values = { format: t(`files.name.${file.format}`), language: t(`language.${file.language}`) }
        toast({ title: t('files.ready', values) })
      }
    }
  }, [files, t])
}

interface FileCellProps {
  version: number | null
  format: Format
  words: Format | 'preview'
  language: StatementLanguage
  file: ReportFile | undefined
}

/** One file: to be made, being made, ready, or failed with its reason. */
function FileCell({ version, format, words, language, file }: FileCellProps) {
  const t = useTexts(statementTexts)
  const errorText = useErrorText()
  const make = useMakeFile()
  const about = { format: t(`files.name.${words}`), language: t(`language.${language}`) }
  const onMake = () =>
    make.mutate(
      { version, format, language },
      {
        onError: (failure) =>
          toast({ title: t('files.makeFailed'), description: errorText(failure), variant: 'destructive' }),
      },
    )
  const isBusy = make.isPending || (file !== undefined && isUnderWay(file))
  return (
    <div className="flex min-w-0 flex-[0_1_14rem] flex-col gap-1 max-lg:flex-[1_1_14rem]">
      <span className="flex min-h-control items-center gap-2">
        <span className="w-16 shrink-0 text-muted text-xs">{about.language}</span>
        {isBusy ? (
          <span role="status" className="flex items-center gap-2 text-muted text-sm">
            <Spinner className="size-3.5" />
            {t(file?.state === 'making' ? 'files.making' : 'files.waiting')}
          </span>
        ) : file?.state === 'done' ? (
          <Done file={file} about={about} onMake={version === null ? onMake : null} />
        ) : file?.state === 'failed' ? (
          <Button aria-label={t('files.retryOf', about)} onClick={onMake}>
            <RotateCw aria-hidden className="size-3.5" />
            {t('files.retry')}
          </Button>
        ) : (
          <Button aria-label={t('files.makeOf', about)} onClick={onMake}>
            {t('files.make')}
          </Button>
        )}
      </span>
      {!isBusy && file?.state === 'failed' && (
        <p className="text-pretty text-danger-text text-xs">{file.reason ?? t('files.makeFailed')}</p>
      )}
    </div>
  )
}

interface DoneProps {
  file: ReportFile
  about: { format: string; language: string }
  /** A file of the draft is made anew when the draft has changed. */
  onMake: (() => void) | null
}

function Done({ file, about, onMake }: DoneProps) {
  const t = useTexts(statementTexts)
  const errorText = useErrorText()
  const { bytes, time } = useFormats()
  const download = async () => {
    try {
      saveFile(await fileBytes(file.id), file.name ?? file.format)
    } catch (failure) {
      toast({ title: t('files.downloadFailed'), description: errorText(failure), variant: 'destructive' })
    }
  }
  return (
    <>
      <Button
        aria-label={t('files.downloadOf', about)}
        title={file.size === null ? undefined : bytes(file.size)}
        onClick={() => void download()}
      >
        <Download aria-hidden className="size-3.5" />
        {t('files.download')}
      </Button>
      {onMake && (
        <Button
          look="ghost"
          size="icon-small"
          aria-label={t('files.againOf', about)}
          title={`${t('files.again')} (${t('files.made', { date: time(file.requested_at) })})`}
          onClick={onMake}
        >
          <RotateCw aria-hidden className="size-3.5" />
        </Button>
      )}
    </>
  )
}
