import type { Survey } from '@esrs/contract'
import { Copy, Download, ExternalLink } from 'lucide-react'
import { useMemo } from 'react'
import { renderSVG } from 'uqr'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Card } from '../../ui/Page.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.ts'
import { statusOf } from './status.ts'
import { surveyTexts } from './texts.ts'

/** How people come to the survey: its address, to copy, to open, and as a code for a poster. `isMain`: sharing is what to do now. */
export function ShareCard({ survey, isMain }: { survey: Survey; isMain: boolean }) {
  const t = useTexts(surveyTexts)
  const address = `${location.origin}/survey/${survey.sid}`
  const code = useMemo(() => renderSVG(address, { border: 2 }), [address])
  const status = statusOf(survey.status)
  const says = status === 'draft' ? 'draft' : status === 'active' ? 'open' : 'closed'
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: t('share.copied') })
    } catch {
      toast({ title: t('share.copyFailed'), description: t('share.copyFailedText'), variant: 'destructive' })
    }
  }
  return (
    <Card className="flex flex-col gap-4 self-start p-5">
      <div>
        <h2 className="font-semibold text-base">{t('share.title')}</h2>
        <p className="mt-1 text-pretty text-muted text-sm">{t(`share.${says}`)}</p>
      </div>
      <Field label={t('share.address')} hint={t('share.language')}>
        {(control) => (
          <Input
            {...control}
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
            className="truncate text-xs!"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button look={isMain ? 'primary' : 'outline'} onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          {t('share.copy')}
        </Button>
        <Button asChild>
          <a href={address} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden className="size-4" />
            {t('share.view')}
          </a>
        </Button>
      </div>
      <div className="flex flex-col items-start gap-2 border-line border-t pt-4">
        <img
          alt={t('share.qr')}
          src={`data:image/svg+xml;utf8,${encodeURIComponent(code)}`}
          className="size-36 rounded-md border border-line bg-paper"
        />
        <Button
          look="ghost"
          className="-ml-3.5"
          onClick={() => saveFile(new Blob([code], { type: 'image/svg+xml' }), `survey-${survey.sid}.svg`)}
        >
          <Download aria-hidden className="size-4" />
          {t('share.saveQr')}
        </Button>
      </div>
    </Card>
  )
}
