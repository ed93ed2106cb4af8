import { Check, FileText } from 'lucide-react'
import { useFormats } from '../../../i18n/format.ts'
import { Rich, useTexts } from '../../../i18n/texts.tsx'
import { Badge, CodeChip } from '../../../ui/Badge.tsx'
import { pictureTexts } from './texts.ts'

/** One value with its evidence, as the product shows them. */
export default function ProductPicture() {
  const t = useTexts(pictureTexts)
  const { number, quantity } = useFormats()
  return (
    <figure className="overflow-hidden rounded-xl bg-surface shadow-lg">
      <div className="flex flex-col gap-3 px-6 py-5">
        <div className="flex items-center gap-2 text-sm">
          <CodeChip code="E1-6_07" />
          <span className="flex-1 text-muted">{t('standard')}</span>
          <Badge tone="success">
            <Check aria-hidden strokeWidth={2.5} />
            {t('accepted')}
          </Badge>
        </div>
        <div>
          <p className="font-medium">{t('name')}</p>
          <p className="num font-semibold text-2xl">
            {number(4812)} <span className="font-normal text-base text-muted tracking-normal">t CO₂e · 2025</span>
          </p>
        </div>
      </div>
      <div className="border-line border-t bg-sunken px-6 py-5 text-sm">
        <p className="flex items-center gap-2 text-secondary">
          <FileText aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{t('file')}</span>
          <span className="shrink-0 text-muted">{t('page')}</span>
        </p>
        <p className="mt-2 text-ink">
          <Rich
            texts={pictureTexts}
            text="quote"
            values={{ value: quantity(4812, 'tCO2e') }}
            components={{
              mark: (
                <mark className="-ml-0.5 whitespace-nowrap rounded-sm bg-mark px-0.5 py-0.5 font-semibold text-paper-ink" />
              ),
            }}
          />
        </p>
      </div>
    </figure>
  )
}
