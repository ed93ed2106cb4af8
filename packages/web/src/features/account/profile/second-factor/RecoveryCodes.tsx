import { Copy, Download, Printer } from 'lucide-react'
import { useSession } from '../../../../api/session.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { saveFile } from '../../../../ui/save-file.ts'
import { copyText } from './queries.ts'
import { factorTexts } from './texts.ts'

/** Recovery codes that were just made, to be kept now or never. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTexts(factorTexts)
  const { user } = useSession()
  const text = `${t('codes.head', { email: user?.email ?? '' })}\n\n${codes.join('\n')}\n`
  const said = { copied: t('codes.copied'), failed: t('codes.copyFailed') }
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border border-line bg-sunken px-4 py-3 font-mono text-sm max-sm:grid-cols-1">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), t('codes.file'))}>
          <Download aria-hidden className="size-4" />
          {t('codes.download')}
        </Button>
        <Button onClick={() => printText(text)}>
          <Printer aria-hidden className="size-4" />
          {t('codes.print')}
        </Button>
        <Button onClick={() => void copyText(codes.join('\n'), said)}>
          <Copy aria-hidden className="size-4" />
          {t('codes.copy')}
        </Button>
      </div>
      <div className="flex justify-end border-line border-t pt-4">
        <Button look="primary" onClick={onDone} className="max-md:w-full">
          {t('codes.done')}
        </Button>
      </div>
    </div>
  )
}

/** Prints a text alone, without the page around it. */
function printText(text: string) {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const inner = frame.contentDocument
  if (inner) {
    const words = inner.createElement('pre')
    words.textContent = text
    inner.body.append(words)
  }
  frame.contentWindow?.print()
  // Some browsers read the page only after the call has returned.
  setTimeout(() => frame.remove(), 60_000)
}
