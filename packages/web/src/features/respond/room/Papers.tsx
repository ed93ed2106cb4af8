import { useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useFormats } from '../../../i18n/format.ts'
import { onLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { roomTexts } from './texts.ts'

const load = () => call(contract.audit.papers)
type Shown = Awaited<ReturnType<typeof load>>
type Answer = NonNullable<Shown['requests'][number]['items'][number]['answer']>

/** Papers of a room beside its figures: method, log of the assessment, requests and proofs. */
export function Papers({ of }: { of: 'method' | 'materiality' | 'requests' }) {
  const t = useTexts(roomTexts)
  const [papers, setPapers] = useState<Shown | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once more on request.
  useEffect(() => {
    const ask = () => void load().then(setPapers, () => setPapers('failed'))
    ask()
    return onLanguage(ask)
  }, [attempt])
  if (papers === null)
    return (
      <p role="status" aria-busy="true" className="skeleton mt-6 h-40 rounded-md">
        <span className="sr-only">{t('loading')}</span>
      </p>
    )
  if (papers === 'failed')
    return (
      <p role="alert" className="mt-6 flex flex-wrap items-center gap-3 text-base">
        {t('failed')} <Button onClick={() => setAttempt(attempt + 1)}>{t(`view.${of}`)}</Button>
      </p>
    )
  return (
    <section aria-label={t(`view.${of}`)} className="mt-6 text-base">
      {of === 'method' && <Method method={papers.method} />}
      {of === 'materiality' && <Materiality log={papers.materiality} notes={papers.materiality_notes} />}
      {of === 'requests' && <Requests requests={papers.requests} />}
    </section>
  )
}

function Method({ method }: Pick<Shown, 'method'>) {
  const t = useTexts(roomTexts)
  const { date } = useFormats()
  const { set, period, currency, four_eyes: fourEyes, engine } = method
  const lines = [
    [t('method.set'), t(`set.${set}` as 'set.esrs-2023')],
    [t('method.period'), `${date(period.start)} – ${date(period.end)}`],
    [t('method.currency'), currency],
    [t('method.approval'), t(fourEyes ? 'method.fourEyes' : 'method.oneEye')],
    [t('method.analysis'), t('method.analysisText', { engine })],
    [t('method.sample'), t('method.sampleText')],
  ]
  return (
    <dl>
      {lines.map(([name, text]) => (
        <div key={name} className="border-line border-b py-3">
          <dt className="text-muted">{name}</dt>
          <dd className="text-pretty">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Materiality({ log, notes }: { log: Shown['materiality']; notes: Shown['materiality_notes'] }) {
  const t = useTexts(roomTexts)
  const { dateTime } = useFormats()
  if (log.length === 0) return <p className="text-muted">{t('noMateriality')}</p>
  const saying = ({ about, text, grounds }: Shown['materiality_notes'][number]) => (
    <>
      <p className="font-medium">{about}</p>
      <p>{[text, grounds].filter(Boolean).join(' ')}</p>
    </>
  )
  return (
    <>
      <details className="border-line border-b py-3">
        <summary className="min-h-6 cursor-pointer text-brand-text max-md:min-h-10">{t('howToRead')}</summary>
        <ul>
          {notes.map((note) => (
            <li key={note.about} className="mt-3">
              {saying(note)}
            </li>
          ))}
        </ul>
      </details>
      <ol>
        {log.map((entry) => (
          <li
            key={`${entry.at}${entry.about}${entry.text}`}
            className="border-line border-b py-3 [overflow-wrap:anywhere]"
          >
            {saying(entry)}
            <p className="text-muted">
              {t('by', {
                name: [entry.by || '–', entry.position].filter(Boolean).join(', '),
                date: dateTime(entry.at),
              })}
              {entry.topic && ` · ${entry.topic}`}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

function Requests({ requests }: Pick<Shown, 'requests'>) {
  const t = useTexts(roomTexts)
  const { date } = useFormats()
  if (requests.length === 0) return <p className="text-muted">{t('noRequests')}</p>
  return (
    <ul>
      {requests.map(({ name, asked_by: by, asked_at: at, due, state, items }) => (
        <li key={`${name}${at}`} className="border-line border-b py-3">
          <h2 className="font-medium [overflow-wrap:anywhere]">
            {t('asked', { name: name || '–', by: by || '–', date: date(at), due: date(due) })} · {t(`request.${state}`)}
          </h2>
          <ul>
            {items.map((item) => (
              <li key={item.key} className="mt-2 pl-3">
                <span className="text-muted">{item.key}</span> {item.name} · {t(`item.${item.state}` as 'item.open')}
                {item.answer && <DeliveredAnswer answer={item.answer} />}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** A delivery: the answer as it was typed, sender, note and proofs. */
export function DeliveredAnswer({ answer }: { answer: Answer }) {
  const t = useTexts(roomTexts)
  const { dateTime } = useFormats()
  const { written, from, at, note, state, proofs } = answer
  return (
    <div className="mt-1 border-line-strong border-l-2 pl-3 [overflow-wrap:anywhere]">
      <p>
        {t('delivered', { written, name: from || '–', date: dateTime(at) })} · {t(`state.${state}`)}
      </p>
      {note && <p className="text-muted">{t('noteOf', { note })}</p>}
      {proofs.length > 0 && <p className="text-muted">{t('proofs', { names: proofs.join(', ') })}</p>}
    </div>
  )
}
