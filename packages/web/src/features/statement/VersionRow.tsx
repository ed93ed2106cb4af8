import type { IssuedVersion } from '@esrs/contract'
import { Braces, Copy, GitCompareArrows } from 'lucide-react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { toast } from '../../ui/toast.ts'
import { FilesPanel } from './FilesPanel.tsx'
import { versionBytes } from './queries.ts'
import { statementTexts } from './texts.ts'

interface VersionRowProps {
  version: IssuedVersion
  set: string
  areFilesShown: boolean
  onFiles: () => void
  onCompare: () => void
}

/** Number of shown characters of a checksum, enough to tell versions apart; copying takes all. */
const enough = 12

/** Row of an issued version: number, person, time, note and checksum. */
export function VersionRow({ version, set, areFilesShown, onFiles, onCompare }: VersionRowProps) {
  const t = useTexts(statementTexts)
  const errorText = useErrorText()
  const { dateTime } = useFormats()
  const { number, by, at, note, sha256, facts, languages } = version
  const title = t('issue.number', { number })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sha256)
      toast({ title: t('issue.copied'), description: sha256 })
    } catch {
      toast({ title: t('issue.copyFailed'), description: sha256, variant: 'destructive' })
    }
  }
  const download = async () => {
    try {
      saveFile(await versionBytes(number), `statement-${number}.json`)
    } catch (failure) {
      toast({ title: t('files.downloadFailed'), description: errorText(failure), variant: 'destructive' })
    }
  }
  return (
    <li className="border-line border-b last:border-b-0">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3 px-5 py-4">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h3 className="font-medium">{title}</h3>
          <p className="text-muted text-sm">{t('issue.by', { name: by ?? t('issue.somebody'), date: dateTime(at) })}</p>
          {note && <p className="mt-1 whitespace-pre-line text-pretty text-secondary text-sm">{note}</p>}
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-muted text-xs">
            <span className="num">{t('numbers.facts', { count: facts })}</span>
            <span aria-hidden>·</span>
            <span>{languages.map((language) => t(`language.${language}`)).join(', ')}</span>
            <span aria-hidden className="max-md:hidden">
              ·
            </span>
            <span className="inline-flex items-center gap-1" title={t('issue.hash')}>
              <span className="sr-only">{t('issue.hash')} </span>
              <code className="font-mono">{sha256.slice(0, enough)}…</code>
              <Button
                look="ghost"
                size="icon-small"
                aria-label={t('issue.copy', { number })}
                onClick={() => void copy()}
              >
                <Copy aria-hidden className="size-3.5" />
              </Button>
              <Tooltip content={t('issue.frozen')}>
                <Button
                  look="ghost"
                  size="icon-small"
                  aria-label={t('issue.frozenOf', { number })}
                  onClick={() => void download()}
                >
                  <Braces aria-hidden className="size-3.5" />
                </Button>
              </Tooltip>
            </span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
          <Button aria-label={t('issue.compareOf', { number })} onClick={onCompare}>
            <GitCompareArrows aria-hidden className="size-3.5" />
            {t('issue.compare')}
          </Button>
          <Button aria-expanded={areFilesShown} aria-label={t('issue.filesOf', { number })} onClick={onFiles}>
            {t('issue.files')}
          </Button>
        </div>
      </div>
      {areFilesShown && <FilesPanel version={number} of={title} languages={languages} set={set} />}
    </li>
  )
}
