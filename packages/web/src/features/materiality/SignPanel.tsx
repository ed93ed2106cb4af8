import type { Assessment } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { isDeclined } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Card, SectionHeader } from '../../ui/Page.tsx'
import { FailureNotice } from '../../ui/States.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.ts'
import { fetchVersion, versionsQuery } from './queries.ts'
import { materialityTexts } from './texts.ts'

/** Panel for signing the assessment: obstacles, and the signed versions. */
export function SignPanel({ assessment }: { assessment: Assessment }) {
  const t = useTexts(materialityTexts)
  const errorText = useErrorText()
  const { date } = useFormats()
  const { data: versions = [] } = useQuery(versionsQuery)
  const { register, errorOf, reset, frame } = useSentForm({
    begins: { note: '' },
    send: ({ note }) => call(contract.materiality.sign, { body: { note: note.trim() } }),
    failed: t('sign.failed'),
    said: ({ number }) => t('sign.done', { number }),
    onSent: () => reset(),
  })
  const { obstacles, gaps, unrated, may, signed, changed, set, year } = assessment
  const isSame = signed !== null && !changed
  const failed = (failure: unknown) => {
    if (!isDeclined(failure))
      toast({ title: t('sign.failed'), description: errorText(failure), variant: 'destructive' })
  }
  return (
    <section aria-label={t('sign.title')}>
      <SectionHeader title={t('sign.title')} />
      <Card className="p-4 text-sm">
        {obstacles.length > 0 ? (
          <>
            <p className="font-medium">{t('sign.obstacles')}</p>
            <ul className="mt-1 list-disc pl-5">
              {obstacles.map((obstacle) => (
                <li key={obstacle}>{obstacle}</li>
              ))}
            </ul>
          </>
        ) : isSame ? (
          <p>{t('sign.same', { number: signed.number })}</p>
        ) : may.sign ? (
          <form noValidate className="flex flex-col gap-3" onSubmit={frame.onSubmit}>
            <p className="text-pretty">{t('sign.text')}</p>
            {unrated.length > 0 && <Named says={t('sign.unrated', { count: unrated.length })} all={unrated} />}
            {gaps.length > 0 && <Named says={t('sign.gaps', { count: gaps.length })} all={gaps} />}
            {gaps.length > 0 && (
              <Link to="/iro/decisions" className="self-start text-brand-text underline underline-offset-2">
                {t('sign.toDecisions')}
              </Link>
            )}
            <Field label={t('sign.note')} hint={t('sign.noteHint')} error={errorOf('note')}>
              {(control) => <Input {...control} {...register('note')} maxLength={4000} />}
            </Field>
            <FailureNotice>{frame.failure}</FailureNotice>
            <Button look="primary" type="submit" busy={frame.busy} className="self-start">
              {t(gaps.length + unrated.length > 0 ? 'sign.buttonInPart' : 'sign.button', {
                number: (signed?.number ?? 0) + 1,
              })}
            </Button>
          </form>
        ) : (
          <p>{t('sign.notAllowed')}</p>
        )}
        {versions.length > 0 && (
          <ol className="mt-4 flex flex-col gap-3 border-line border-t pt-3">
            {versions.map(
              ({ number, at, by, note: said, sha256, material, topics, gaps: open, unrated: bare }, index) => (
                <li key={number}>
                  <p className="flex flex-wrap items-baseline gap-x-2">
                    <span className="font-medium">{t('sign.version', { number })}</span>
                    {index > 0 && (
                      <Badge tone="neutral">{t('sign.superseded', { number: versions[index - 1]!.number })}</Badge>
                    )}
                    {open > 0 && <Badge tone="warning">{t('sign.inPart', { count: open })}</Badge>}
                    {bare > 0 && <Badge tone="warning">{t('sign.unratedIn', { count: bare })}</Badge>}
                    <span className="num text-muted">{t('sign.result', { count: topics, material })}</span>
                    <Button
                      look="link"
                      onClick={() =>
                        void fetchVersion(number)
                          .then((bytes) => saveFile(bytes, `materiality-${set}-${year}-v${number}.json`))
                          .catch(failed)
                      }
                    >
                      {t('sign.download')}
                      <span className="sr-only"> {t('sign.version', { number })}</span>
                    </Button>
                  </p>
                  {said && <p className="text-pretty">{said}</p>}
                  <p className="text-muted text-xs">
                    {by}, {date(at)} ·{' '}
                    <span className="[overflow-wrap:anywhere]">{t('sign.hash', { hash: sha256 })}</span>
                  </p>
                </li>
              ),
            )}
          </ol>
        )}
      </Card>
    </section>
  )
}

interface NamedProps {
  says: string
  all: readonly { code: string; title: string }[]
}

/** What the version says of itself, with each topic or sub-topic by name; folded, since the names may be ninety. */
function Named({ says, all }: NamedProps) {
  return (
    <details className="rounded-lg bg-warning-soft px-3 py-2 text-warning-text">
      <summary className="min-h-6 cursor-pointer text-pretty">{says}</summary>
      <ul className="mt-1 max-h-60 overflow-y-auto">
        {all.map(({ code, title }) => (
          <li key={code} className="[overflow-wrap:anywhere]">
            {code} {title}
          </li>
        ))}
      </ul>
    </details>
  )
}
