import type { Language } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { FileSearch, Languages, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../api/role.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Button } from '../ui/Button.tsx'
import { wordingQuery } from './queries.ts'
import { wordingTexts } from './texts.ts'
import { type WordingAbout, WordingDialog } from './WordingDialog.tsx'

interface WordingButtonProps {
  /** What is asked about. */
  about: WordingAbout
  /** The text as it stands now; what is sent where it is translated. */
  present: string
  /** Puts the words into the form that the person is filling in; without it they can only be copied. */
  onTake?: (text: string) => void
  /** The language in which words are wanted at first; the person's own one if left out. */
  language?: Language
}

const icons = {
  reword: Sparkles,
  paragraph: Sparkles,
  questions: Sparkles,
  translate: Languages,
  answer: FileSearch,
  disclosure: FileSearch,
}

/** Asks the language model for words. Stands nowhere while there is none, the company has not agreed, or the role does no reporting work. */
export function WordingButton({ about, present, onTake, language }: WordingButtonProps) {
  const t = useTexts(wordingTexts)
  const mayReport = useMay('report')
  const { data: host } = useQuery({ ...wordingQuery, enabled: mayReport })
  const [isOpen, setOpen] = useState(false)
  if (!host || !mayReport) return null
  const { kind } = about
  const what = kind === 'translation' ? 'translate' : kind === 'iro' || kind === 'recommendation' ? 'reword' : kind
  const Icon = icons[what]
  return (
    <>
      <Button look="link" className="min-h-6 gap-1.5! text-sm max-md:min-h-10" onClick={() => setOpen(true)}>
        <Icon aria-hidden className="size-3.5 shrink-0" />
        {t(what)}
      </Button>
      {isOpen && (
        <WordingDialog
          about={about}
          what={what}
          host={host}
          present={present}
          {...(onTake && { onTake })}
          {...(language && { language })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
