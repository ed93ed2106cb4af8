import type { RoomMark } from '@esrs/contract'
import { useCallback, useEffect, useId, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { controlLook } from '../../../ui/Input.tsx'
import { useStoredText } from '../../../values/stored-text.ts'
import { PagePicture } from './PagePicture.tsx'
import { DeliveredAnswer } from './Papers.tsx'
import { roomTexts } from './texts.ts'

const loadFact = (id: string) => call(contract.audit.fact, { params: { id } })
type Looked = Awaited<ReturnType<typeof loadFact>>

/** One fact of a room: evidence, decision, history, deliveries, and the auditor's mark and questions. */
export function FactView({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useTexts(roomTexts)
  const { dateTime } = useFormats()
  const words = useStoredText()
  const field = useId()
  const [looked, setLooked] = useState<Looked | null>(null)
  const [text, setText] = useState('')
  const [failure, setFailure] = useState('')
  const load = useCallback(() => {
    loadFact(id).then(setLooked, () => setFailure(t('failed')))
  }, [id, t])
  useEffect(load, [load])
  const mark = async (kind: RoomMark | null) => {
    setFailure('')
    try {
      await call(contract.audit.mark, { params: { id }, body: { mark: kind, text } })
      setText('')
      load()
    } catch {
      setFailure(t('failed'))
    }
  }
  const back = (
    <Button look="link" size="lg" className="self-start" onClick={onBack}>
      {t('back')}
    </Button>
  )
  if (!looked)
    return failure ? (
      <p role="alert">{failure}</p>
    ) : (
      <p role="status" aria-busy="true" className="skeleton h-40 rounded-md" />
    )
  const { fact, decided, evidence, deliveries, history, messages } = looked
  const shown = (value: string | null, unit: string | null) => words({ ...fact, value, unit }) || '–'
  return (
    <article className="flex flex-col gap-5 text-base">
      {back}
      <h1 className="font-semibold text-xl [overflow-wrap:anywhere]">
        {fact.id} {fact.name}
      </h1>
      <p className="font-semibold text-xl tabular-nums [overflow-wrap:anywhere]">{shown(fact.value, fact.unit)}</p>
      {decided && (
        <p className="text-secondary">
          {t('decided', { name: decided.by ?? '–' })}
          {decided.at && ` · ${dateTime(decided.at)}`}
          {decided.source && <span className="block">{t('source', { source: decided.source })}</span>}
        </p>
      )}
      <section>
        <h2 className="font-semibold">{t('evidence')}</h2>
        {evidence.length === 0 && <p className="text-muted">{t('noEvidence')}</p>}
        {evidence.map(({ document, page, sheet, excerpt, picture }, index) => (
          <figure
            key={`${document}${page}${excerpt}`}
            className="mt-2 grid items-start gap-x-6 gap-y-3 lg:grid-cols-[2fr_3fr]"
          >
            <div className="border-line-strong border-l-2 pl-3">
              <blockquote className="whitespace-pre-line [overflow-wrap:anywhere]">{excerpt}</blockquote>
              <figcaption className="text-muted">
                {sheet ? t('sheet', { document, sheet }) : t('place', { document, page })}
              </figcaption>
            </div>
            {picture && (
              <PagePicture id={id} index={index} name={t('pictureOf', { document, page })} isOpen={index === 0} />
            )}
          </figure>
        ))}
      </section>
      {deliveries.length > 0 && (
        <section>
          <h2 className="font-semibold">{t('deliveries')}</h2>
          {deliveries.map((delivery) => (
            <DeliveredAnswer key={delivery.at} answer={delivery} />
          ))}
        </section>
      )}
      <section>
        <h2 className="font-semibold">{t('history')}</h2>
        <ol>
          {history.map((change) => (
            <li key={change.id} className="border-line border-b py-2">
              <span className="tabular-nums [overflow-wrap:anywhere]">
                {change.work ? change.work.text || change.work.who : shown(change.after.value, change.after.unit)}
              </span>
              <span className="block text-muted">
                {t('by', { name: change.by.name ?? t(`unnamed.${change.by.kind}`), date: dateTime(change.at) })}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className="font-semibold">{t('messages')}</h2>
        {messages.map((message) => (
          <p key={message.at} className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
            {message.text}
            <span className="block text-muted">{t('by', { name: message.by, date: dateTime(message.at) })}</span>
          </p>
        ))}
        <label htmlFor={field} className="mt-3 block">
          {t('question')}
        </label>
        <textarea
          id={field}
          rows={3}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${controlLook} mt-1 block px-4 py-3`}
        />
        <div className="mt-3 flex flex-wrap gap-3">
          {(['agreed', 'question', 'exception'] as const).map((kind) => (
            <Button
              key={kind}
              size="lg"
              look={fact.mark === kind ? 'primary' : 'outline'}
              aria-pressed={fact.mark === kind}
              disabled={kind !== 'agreed' && fact.mark !== kind && text.trim() === ''}
              onClick={() => void mark(fact.mark === kind && text === '' ? null : kind)}
            >
              {t(`mark.${kind}`)}
            </Button>
          ))}
          {!fact.sampled && (
            <Button
              size="lg"
              look="ghost"
              onClick={() => void call(contract.audit.draw, { body: { by: 'hand', facts: [id] } }).then(load)}
            >
              {t('byHand')}
            </Button>
          )}
        </div>
        <p role="alert" className="text-danger-text empty:hidden">
          {failure}
        </p>
      </section>
    </article>
  )
}
