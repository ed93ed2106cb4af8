import { type Language, limits, type Wording } from '@esrs/contract'
import { type ReactNode, useId, useState } from 'react'
import { useErrorText } from '../i18n/error-texts/error-text.ts'
import { useFormats } from '../i18n/format.ts'
import { useLanguage } from '../i18n/language.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Segment, SegmentItem } from '../ui/Segment.tsx'
import { Notice } from '../ui/States.tsx'
import { toast } from '../ui/toast.ts'
import { useAskForWords, type WordingBody } from './queries.ts'
import { wordingTexts } from './texts.ts'

type WithoutLanguage<T> = T extends unknown ? Omit<T, 'language' | 'text'> : never
/** What words are asked about; the language is chosen in the dialog. */
export type WordingAbout = WithoutLanguage<WordingBody>

interface WordingDialogProps {
  about: WordingAbout
  what: 'reword' | 'paragraph' | 'questions' | 'translate' | 'answer' | 'disclosure'
  host: string
  present: string
  onTake?: (text: string) => void
  language?: Language
  onClose: () => void
}

/** Says what will be sent, has the model asked at a click, and shows its words beside those that stand there. */
export function WordingDialog({ about, what, host, present, onTake, language: wanted, onClose }: WordingDialogProps) {
  const t = useTexts(wordingTexts)
  const own = useLanguage()
  const errorText = useErrorText()
  const { number } = useFormats()
  const ask = useAskForWords()
  const isTranslation = about.kind === 'translation'
  const isParagraph = about.kind === 'paragraph'
  const [language, setLanguage] = useState<Language>(() => {
    if (isTranslation) return otherLanguage(present)
    return isParagraph ? (otherLanguage(present) === 'de' ? 'en' : 'de') : (wanted ?? own)
  })
  const sendsText = isTranslation || isParagraph
  const isEmpty = sendsText && present.trim() === ''
  const isTooLong = sendsText && present.length > limits.translation
  const proposal = ask.data?.proposal ?? null
  const send = () => {
    const body = sendsText ? { ...about, text: present, language } : { ...about, language }
    ask.mutate(body as WordingBody)
  }
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('copied') })
    } catch {
      toast({ title: t('notCopied'), variant: 'destructive' })
    }
  }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(what)}
      description={t(`sends.${what}`, { host })}
      footer={
        <>
          <Button onClick={onClose}>{t(proposal ? 'discard' : 'close')}</Button>
          <Button
            look={proposal ? 'outline' : 'primary'}
            busy={ask.isPending}
            disabled={isEmpty || isTooLong}
            onClick={send}
          >
            {t(ask.isIdle ? 'ask' : 'again')}
          </Button>
          {proposal &&
            (onTake ? (
              <Button
                look="primary"
                onClick={() => {
                  onTake(proposal.text)
                  onClose()
                }}
              >
                {t('take')}
              </Button>
            ) : (
              <Button look="primary" onClick={() => copy(proposal.text)}>
                {t('copy')}
              </Button>
            ))}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Segment aria-label={t('into')} className="self-start">
          {(['en', 'de'] as const).map((one) => (
            <SegmentItem
              key={one}
              current={language === one}
              onClick={() => {
                setLanguage(one)
                // Words in the one language are no answer in the other.
                ask.reset()
              }}
            >
              {t(one === 'en' ? 'english' : 'german')}
            </SegmentItem>
          ))}
        </Segment>
        {isEmpty && <Notice tone="neutral">{t('empty')}</Notice>}
        {isTooLong && <Notice tone="warning">{t('tooLong', { most: number(limits.translation) })}</Notice>}
        {ask.isError && (
          <Notice tone="danger" role="alert">
            {t('failed')}. {errorText(ask.error)}
          </Notice>
        )}
        {ask.data?.refusal && (
          <Notice tone="warning" role="alert">
            {ask.data.refusal.message}
          </Notice>
        )}
        <div className={proposal && present.trim() !== '' ? 'grid gap-4 md:grid-cols-2' : ''}>
          {present.trim() !== '' && (
            <Part title={t('present')}>
              <Words>{present}</Words>
            </Part>
          )}
          {proposal && (
            <Part title={t('proposed', { model: ask.data?.model ?? '' })}>
              <Words language={language}>{proposal.text}</Words>
            </Part>
          )}
        </div>
        {ask.isPending && (
          <p role="status" className="text-secondary text-sm">
            {t('asking')}
          </p>
        )}
        {proposal && <Behind proposal={proposal} hint={t(onTake ? 'takeHint' : 'copyHint')} />}
      </div>
    </Dialog>
  )
}

/** The language that a text is not in, as far as its commonest words tell. */
const otherLanguage = (text: string): Language =>
  /[äöüß]|(?<!\p{L})(?:der|die|das|und|wir|ist|nicht|mit|für)(?!\p{L})/iu.test(text) ? 'en' : 'de'

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-1.5 font-semibold text-sm">
        {title}
      </h3>
      {children}
    </section>
  )
}

function Words({ language, children }: { language?: Language; children: string }) {
  return (
    <p
      lang={language}
      className="whitespace-pre-line rounded-lg border border-line bg-sunken p-3 text-sm [overflow-wrap:anywhere]"
    >
      {children}
    </p>
  )
}

function Behind({
  proposal: { notes, sentences },
  hint,
}: {
  proposal: NonNullable<Wording['proposal']>
  hint: string
}) {
  const t = useTexts(wordingTexts)
  return (
    <>
      {notes.length > 0 && (
        <Notice tone="warning" role="status">
          <p className="font-medium">{t('notes')}</p>
          <ul className="mt-1 list-disc pl-4 [overflow-wrap:anywhere]">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p className="text-secondary text-sm">{hint}</p>
      <details className="text-sm">
        <summary className="min-h-6 cursor-pointer font-medium max-md:min-h-10">{t('rests')}</summary>
        <ol className="mt-2 flex flex-col gap-3">
          {sentences.map(({ text, quote, place }) => (
            <li key={`${text} ${quote}`} className="min-w-0 [overflow-wrap:anywhere]">
              <p>{text}</p>
              <blockquote className="mt-1 border-line-strong border-l-2 pl-3 text-muted">
                {t('quote', { text: quote })}
              </blockquote>
              {place && (
                <p className="mt-0.5 pl-3 text-muted text-xs">
                  {t('place', { file: place.filename, page: String(place.page) })}
                </p>
              )}
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}
