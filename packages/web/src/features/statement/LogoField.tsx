import type { ReportSettings } from '@esrs/contract'
import { ImageUp, TriangleAlert } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { isProblem, type LogoProblem, readLogo } from './logo.ts'
import { statementTexts } from './texts.ts'

interface LogoFieldProps {
  logo: ReportSettings['logo']
  onChange: (logo: ReportSettings['logo']) => void
}

/** Field for the logo on the first page of files, with a preview on white. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const t = useTexts(statementTexts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<LogoProblem | null>(null)
  const take = async (file: File) => {
    const outcome = await readLogo(file)
    if (isProblem(outcome)) setProblem(outcome)
    else {
      setProblem(null)
      onChange(outcome)
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <p id={id} className="font-medium text-sm">
        {t('settings.logo')}
      </p>
      {logo && (
        <div className="flex items-center gap-4">
          <img
            src={`data:${logo.mime_type};base64,${logo.base64}`}
            alt={t('settings.logoOf')}
            className="max-h-20 max-w-48 rounded-md border border-line bg-paper object-contain p-2"
          />
          <span className="num text-muted text-xs">
            {t('settings.pixels', { width: logo.width, height: logo.height })}
          </span>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
          <ImageUp aria-hidden className="size-3.5" />
          {t(logo ? 'settings.logoChange' : 'settings.logoChoose')}
        </Button>
        {logo && (
          <Button look="ghost" onClick={() => onChange(null)}>
            {t('settings.logoRemove')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          aria-labelledby={id}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // Emptied, so that the same file can be chosen again after it was changed.
            event.target.value = ''
            if (file) void take(file)
          }}
        />
      </div>
      {problem && <Problem problem={problem} />}
      <p id={`${id}-hint`} className="text-muted text-xs">
        {t('settings.logoHint')}
      </p>
    </div>
  )
}

function Problem({ problem }: { problem: LogoProblem }) {
  const t = useTexts(statementTexts)
  const { bytes, number } = useFormats()
  const sentence = {
    type: () => t('settings.logoType'),
    broken: () => t('settings.logoBroken'),
    big: () => t('settings.logoBig', { size: 'size' in problem ? bytes(problem.size) : '' }),
    pixels: () =>
      'width' in problem
        ? t('settings.logoPixels', { width: number(problem.width), height: number(problem.height) })
        : '',
  }[problem.kind]()
  return (
    <p role="alert" className="flex items-start gap-1 text-danger-text text-xs">
      <TriangleAlert aria-hidden className="mt-0.5 size-3 shrink-0" strokeWidth={2.25} />
      {sentence}
    </p>
  )
}
