import type { Datapoint } from '@esrs/contract'
import { FileText } from 'lucide-react'
import { useTexts } from '../../i18n/texts.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { datapointTexts } from './texts.ts'

/** The excerpts of a datapoint, one block a line, with the file that they come from. */
export default function ExcerptsDialog({ datapoint, onClose }: { datapoint: Datapoint; onClose: () => void }) {
  const t = useTexts(datapointTexts)
  const blocks = datapoint.excerpts.split('\n').filter((line) => line.trim() !== '')
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('excerpts.title')}
      description={`${datapoint.code} · ${datapoint.name}`}
    >
      {datapoint.filename && (
        <p className="mb-3 flex items-center gap-2 text-secondary text-sm">
          <FileText aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.75} />
          <span className="break-all">{t('excerpts.from', { filename: datapoint.filename })}</span>
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand there twice.
          <li key={index}>
            <blockquote className="whitespace-pre-wrap break-words rounded-lg bg-sunken px-4 py-3">{block}</blockquote>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
