import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useErrorText } from '../i18n/error-texts/error-text.ts'
import { useLanguage } from '../i18n/language.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { toast } from '../ui/toast.ts'
import { extractedQuery } from './queries.ts'
import { useSaveRows } from './save-rows.ts'
import { valueTexts } from './texts.ts'
import { countProblems } from './unsaved-row.ts'
import { discardRow, isFleeting, useUnsavedRows } from './unsaved-store.ts'

interface UnsavedBarProps {
  /** `null` until set and year of the company are loaded. */
  report: string | null
  /** Whether this page says beside each row what is wrong with it; elsewhere the bar leads to the page that does. */
  explains?: boolean
}

/** Stands at the bottom while rows are kept in this browser only: saves them to the company, or throws them away. */
export function UnsavedBar({ report, explains = false }: UnsavedBarProps) {
  const t = useTexts(valueTexts)
  const errorText = useErrorText()
  const { rows, elsewhere } = useUnsavedRows(report)
  const { save, saving } = useSaveRows({
    removed: t('problem.removed'),
    fileGone: (name) => t('problem.fileGone', { name }),
  })
  const [asking, setAsking] = useState(false)
  const count = rows.length
  const { data: company } = useQuery({ ...extractedQuery(useLanguage()), enabled: count > 0 })
  const problems = company ? countProblems(rows, company) : rows.filter(({ problem }) => problem).length
  const isShown = report !== null && count + elsewhere > 0
  useEffect(() => {
    if (!isShown) return
    // A toast stands above the bar and not on its buttons.
    const { style } = document.documentElement
    style.setProperty('--toast-bottom', '4rem')
    return () => void style.removeProperty('--toast-bottom')
  }, [isShown])
  if (report === null || count + elsewhere === 0) return null

  const onSave = async () => {
    const { saved, left, stopped } = await save(report)
    if (stopped) {
      const description = t('saved.stillHere', { reason: errorText(stopped) })
      toast({ title: t('saved.stopped'), description, variant: 'destructive' })
    } else if (left > 0) {
      const description = saved > 0 ? { description: t('saved.all', { count: saved }) } : {}
      toast({ title: t('saved.left', { count: left }), ...description, variant: 'destructive' })
    } else toast({ title: t('saved.all', { count: saved }) })
  }

  return (
    <>
      {/* Takes the place that the bar covers, so that the last row can be reached. */}
      <div aria-hidden className="h-20 shrink-0 max-md:h-36" />
      <section
        aria-label={t('bar.label')}
        className="fixed inset-x-4 bottom-[calc(1rem+var(--bar,0px))] z-30 mx-auto flex w-fit max-w-[calc(100vw-2rem)] items-center gap-x-4 gap-y-3 rounded-xl bg-surface py-2 pr-2 pl-4 text-sm shadow-lg max-md:w-auto max-md:flex-col max-md:items-stretch max-md:p-4"
      >
        <div className="flex items-start gap-3">
          <span aria-hidden className="mt-1.5 size-2 shrink-0 rounded-full bg-warning max-md:hidden" />
          <div role="status">
            {count > 0 && (
              <p>
                <span className="font-medium">{t('bar.kept', { count })}</span>{' '}
                <span className="text-secondary">
                  {problems === 0 ? (
                    t(count === 1 ? 'bar.why' : 'bar.whyMany')
                  ) : explains ? (
                    t('bar.problems', { count: problems })
                  ) : (
                    <Link to="/extracted" className="underline underline-offset-2 hover:text-ink">
                      {t('bar.problems', { count: problems })}
                    </Link>
                  )}
                </span>
              </p>
            )}
            {elsewhere > 0 && <p className="text-muted text-xs">{t('bar.elsewhere', { count: elsewhere })}</p>}
            {isFleeting() && <p className="text-danger-text text-xs">{t('bar.fleeting')}</p>}
          </div>
        </div>
        {count > 0 && (
          <div className="flex gap-2 max-md:grid max-md:grid-cols-[auto_1fr]">
            <Button look="ghost" onClick={() => setAsking(true)} disabled={saving}>
              {t('bar.discard')}
            </Button>
            <Button look="primary" busy={saving} onClick={() => void onSave()}>
              {t('bar.save')}
            </Button>
          </div>
        )}
      </section>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('discard.title')}
        question={t('discard.question', { count })}
        consequence={t('discard.consequence')}
        confirmLabel={t('discard.confirm')}
        onConfirm={() => {
          for (const row of rows) discardRow(row)
          setAsking(false)
        }}
      />
    </>
  )
}
