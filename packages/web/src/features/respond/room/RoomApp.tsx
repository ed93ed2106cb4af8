import type { RoomFact } from '@esrs/contract'
import { useCallback, useEffect, useId, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useFormats } from '../../../i18n/format.ts'
import { onLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { controlLook } from '../../../ui/Input.tsx'
import { Segment, SegmentItem } from '../../../ui/Segment.tsx'
import { SegmentLine } from '../../../ui/SegmentLine.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { useStoredText } from '../../../values/stored-text.ts'
import { AskCode, LinkProblem } from '../answer/LinkStates.tsx'
import { useLink } from '../answer/use-link.ts'
import { RespondFrame } from '../RespondFrame.tsx'
import { FactView } from './FactView.tsx'
import { Papers } from './Papers.tsx'
import { roomTexts } from './texts.ts'

const views = ['figures', 'method', 'materiality', 'requests'] as const
const load = () => call(contract.audit.get)
type Room = Awaited<ReturnType<typeof load>>

/** App of an auditor's room, opened by a mailed link. */
export default function RoomApp() {
  const t = useTexts(roomTexts)
  const [token] = useState(() => location.hash.slice(1))
  const { opened, enter, sendCode } = useLink(token, useCallback(load, []))
  useEffect(() => onLanguage(() => void enter()), [enter])
  const name = opened.state === 'there' ? opened.data.name : ''
  useEffect(() => {
    if (name) document.title = t('title', { name })
  }, [name, t])
  if (opened.state === 'loading')
    return (
      <RespondFrame company="">
        <p role="status" aria-busy="true" className="skeleton h-40 rounded-md">
          <span className="sr-only">{t('loading')}</span>
        </p>
      </RespondFrame>
    )
  if (opened.state === 'code')
    return <AskCode asked={opened} onSend={() => void sendCode()} onEnter={(code) => void enter(code)} />
  if (opened.state !== 'there') return <LinkProblem state={opened.state} onAgain={() => void enter()} />
  return <Room room={opened.data} reload={() => enter()} />
}

function Room({ room, reload }: { room: Room; reload: () => Promise<void> }) {
  const t = useTexts(roomTexts)
  const { date } = useFormats()
  const [open, setOpen] = useState<string | null>(null)
  const [page, setPage] = useState<(typeof views)[number]>('figures')
  const { company, name, version, year, ends } = room
  if (open !== null) {
    return (
      <RespondFrame company={company} wide>
        <FactView
          id={open}
          onBack={() => {
            setOpen(null)
            void reload()
          }}
        />
      </RespondFrame>
    )
  }
  return (
    <RespondFrame company={company} wide>
      <h1 className="font-semibold text-2xl tracking-tight [overflow-wrap:anywhere]">{t('title', { name })}</h1>
      <p className="mt-1 text-base text-secondary">
        {t(version === null ? 'of.draft' : 'of.version', { version: version ?? '', year })} ·{' '}
        {t('until', { date: date(ends) })}
      </p>
      <p className="mt-1 text-base text-muted">{t('trail', { company })}</p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <SegmentLine aria-label={t('view.label')}>
          {views.map((one) => (
            <SegmentItem key={one} current={page === one} onClick={() => setPage(one)}>
              {t(`view.${one}`)}
            </SegmentItem>
          ))}
        </SegmentLine>
        <Exports name={t('title', { name })} />
      </div>
      {page === 'figures' ? <Figures room={room} reload={reload} onOpen={setOpen} /> : <Papers of={page} />}
    </RespondFrame>
  )
}

/** The facts of the room with the sample, and the tools for drawing it. */
function Figures({
  room: { facts },
  reload,
  onOpen,
}: {
  room: Room
  reload: () => Promise<void>
  onOpen: (id: string) => void
}) {
  const t = useTexts(roomTexts)
  const [view, setView] = useState<'all' | 'sample'>('all')
  const shown = view === 'all' ? facts : facts.filter(({ sampled }) => sampled !== null)
  return (
    <>
      <Sampling onDrawn={reload} />
      <div className="mt-6">
        <Segment aria-label={t('show.label')}>
          {(['all', 'sample'] as const).map((one) => (
            <SegmentItem key={one} current={view === one} onClick={() => setView(one)}>
              {t(`show.${one}`)}
            </SegmentItem>
          ))}
        </Segment>
      </div>
      {shown.length === 0 && <p className="mt-4 text-base text-muted">{t('none')}</p>}
      <ul className="mt-3">
        {shown.map((fact) => (
          <FactRow key={fact.id} fact={fact} onOpen={() => onOpen(fact.id)} />
        ))}
      </ul>
    </>
  )
}

/** Buttons for the two export files of the room. */
function Exports({ name }: { name: string }) {
  const t = useTexts(roomTexts)
  const [state, setState] = useState<'xlsx' | 'pdf' | 'failed' | null>(null)
  const save = async (format: 'xlsx' | 'pdf') => {
    setState(format)
    try {
      const file = await call(contract.audit.export, { query: { format } })
      saveFile(file, `${name.replace(/[^\p{L}\d]+/gu, '-')}.${format}`)
      setState(null)
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {(['xlsx', 'pdf'] as const).map((format) => (
        <Button key={format} busy={state === format} onClick={() => void save(format)}>
          {t('export')}: {t(`exportAs.${format}`)}
        </Button>
      ))}
      <span role="alert" className="text-danger-text empty:hidden">
        {state === 'failed' ? t('failed') : ''}
      </span>
    </div>
  )
}

function FactRow({ fact, onOpen }: { fact: RoomFact; onOpen: () => void }) {
  const t = useTexts(roomTexts)
  const words = useStoredText()
  return (
    <li className="border-line border-b">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-12 w-full flex-wrap items-baseline gap-x-3 py-3 text-left text-base"
      >
        <span className="min-w-18 text-muted">{fact.id}</span>
        <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">{fact.name}</span>
        <span className="line-clamp-2 max-w-full font-medium tabular-nums">{words(fact)}</span>
        {fact.sampled && <span className="text-brand-text">{t('show.sample')}</span>}
        {fact.mark && <span className="font-medium">{t(`mark.${fact.mark}`)}</span>}
      </button>
    </li>
  )
}

function Sampling({ onDrawn }: { onDrawn: () => Promise<void> }) {
  const t = useTexts(roomTexts)
  const id = useId()
  const [count, setCount] = useState(25)
  const [seed, setSeed] = useState('')
  const [told, setTold] = useState('')
  const draw = async (by: 'seed' | 'risk') => {
    try {
      const body = by === 'seed' ? { by, seed: seed.trim(), count } : { by, count }
      const { drawn } = await call(contract.audit.draw, { body })
      setTold(t('drawn', { count: drawn.length }))
      await onDrawn()
    } catch {
      setTold(t('failed'))
    }
  }
  return (
    <section aria-label={t('draw')} className="mt-6 flex flex-wrap items-end gap-3 rounded-xl bg-sunken p-4 text-base">
      <h2 className="w-full font-semibold">{t('draw')}</h2>
      <label htmlFor={`${id}-count`} className="flex flex-col gap-1">
        {t('count')}
        <input
          id={`${id}-count`}
          type="number"
          min={1}
          max={500}
          value={count}
          onChange={(event) => setCount(Math.min(500, Math.max(1, Number(event.target.value) || 1)))}
          className={`${controlLook} h-10 w-24`}
        />
      </label>
      <label htmlFor={`${id}-seed`} className="flex flex-col gap-1">
        {t('seed')}
        <input
          id={`${id}-seed`}
          aria-describedby={`${id}-hint`}
          maxLength={100}
          value={seed}
          onChange={(event) => setSeed(event.target.value)}
          className={`${controlLook} h-10 w-40`}
        />
      </label>
      <Button size="lg" disabled={seed.trim() === ''} onClick={() => void draw('seed')}>
        {t('bySeed')}
      </Button>
      <Button size="lg" onClick={() => void draw('risk')}>
        {t('byRisk')}
      </Button>
      <p id={`${id}-hint`} className="w-full text-muted text-sm">
        {t('seedHint')}
      </p>
      <p role="status" className="w-full text-success-text empty:hidden">
        {told}
      </p>
    </section>
  )
}
