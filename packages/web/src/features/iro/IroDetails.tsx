import type { Iro } from '@esrs/contract'
import { Check, Pencil, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { May } from '../../api/May.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { irosTexts } from '../../iros/texts.ts'
import { Progress } from '../../ui/Bar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/States.tsx'
import { UnbrokenCodes } from '../../ui/UnbrokenCodes.tsx'
import type { IroActions } from './IroMenu.tsx'
import { Quotes } from './Quotes.tsx'
import { iroTexts } from './texts.ts'

/** Everything about an entry that its line leaves out, and the decision. */
export function IroDetails({ iro, actions, busy }: { iro: Iro; actions: IroActions; busy: boolean }) {
  const t = useTexts(iroTexts)
  const names = useTexts(irosTexts)
  const { date } = useFormats()
  return (
    <div className="flex flex-col gap-4">
      {iro.outdated && (
        <Notice
          tone="neutral"
          action={
            <May>
              <Button onClick={() => actions.adopt(iro)} busy={busy}>
                {t('entry.adopt')}
              </Button>
            </May>
          }
        >
          {t('entry.outdated')}
        </Notice>
      )}
      {iro.metrics.length > 0 && <Metrics metrics={iro.metrics} />}
      <Part title={t('entry.evidence')}>
        {iro.evidence.length === 0 ? (
          <p className="text-muted text-sm">{t('entry.noEvidence')}</p>
        ) : (
          <Quotes quotes={iro.evidence} onOpen={actions.openQuote} />
        )}
      </Part>
      <div className="grid gap-4 md:grid-cols-2">
        {iro.reason && (
          <Part title={t('entry.why')}>
            <p className="text-secondary text-sm">
              <UnbrokenCodes text={iro.reason} />
            </p>
          </Part>
        )}
        {iro.scoreReason && (
          <Part title={t('entry.scored')}>
            <p className="text-secondary text-sm">
              <UnbrokenCodes text={iro.scoreReason} />
            </p>
          </Part>
        )}
        {iro.tags.length > 0 && (
          <Part title={t('entry.tags')}>
            <p className="text-secondary text-sm">{iro.tags.join(' · ')}</p>
          </Part>
        )}
        {iro.datapoints.length > 0 && (
          <Part title={t('entry.datapoints')}>
            <ul className="flex flex-col text-sm">
              {iro.datapoints.map(({ key, name }) => (
                <li key={key}>
                  <Link
                    to={`/datapoints?with_values=false&datapoint=${encodeURIComponent(key)}`}
                    className="inline-flex min-h-6 items-center text-brand-text underline-offset-2 hover:underline max-md:min-h-10"
                  >
                    <span>
                      <UnbrokenCodes text={`${key} · ${name}`} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {iro.note && (
          <Part title={t('entry.note')}>
            <p className="whitespace-pre-line text-secondary text-sm">{iro.note}</p>
          </Part>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:[&>button>svg]:hidden max-md:[&>button]:flex-[1_0_6rem] max-md:[&>button]:px-1">
        <May>
          {iro.status !== 'rejected' && (
            <Button onClick={() => actions.reject(iro)}>
              <X aria-hidden className="size-4" />
              {t('action.reject')}
            </Button>
          )}
          <Button onClick={() => actions.edit(iro)}>
            <Pencil aria-hidden className="size-3.5" />
            {t('action.edit')}
          </Button>
          {iro.status !== 'confirmed' && (
            <Button onClick={() => actions.confirm(iro)} busy={busy}>
              <Check aria-hidden className="size-4" />
              {t('action.confirm')}
            </Button>
          )}
        </May>
        {iro.decided_at && (
          <span className="text-muted text-xs max-md:w-full">
            {t('entry.decided', {
              status: names(`status.${iro.status}`),
              name: iro.decided_by?.name || t('entry.somebody'),
              date: date(iro.decided_at),
            })}
          </span>
        )}
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1 font-medium text-muted text-xs">{title}</h3>
      {children}
    </section>
  )
}

function Metrics({ metrics }: { metrics: Iro['metrics'] }) {
  const t = useTexts(iroTexts)
  const { number } = useFormats()
  return (
    <Part title={t('entry.metrics')}>
      <ul className="flex flex-col gap-2">
        {metrics.map(({ name, current, target, progress }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
            <span className="min-w-0 text-secondary [overflow-wrap:anywhere]">{name}</span>
            {current !== null && (
              <span>
                <span className="text-muted">{t('entry.current')}</span> <b className="num font-semibold">{current}</b>
              </span>
            )}
            {target !== null && (
              <span>
                <span className="text-muted">{t('entry.target')}</span> <b className="num font-semibold">{target}</b>
              </span>
            )}
            {progress !== null && (
              <span className="flex items-center gap-2">
                <span className="text-muted">{t('entry.progress')}</span>
                <Progress value={progress} size="sm" className="w-24" label={t('entry.progressOf', { name })} />
                <span className="num">{number(progress)} %</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}
