import { Lightbulb, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { inBrowser } from '../../../ui/kept.ts'
import { openHelp } from '../open-help.ts'
import { type HelpPage, hinted, pageOf } from './pages.ts'
import { hintTexts } from './texts.ts'

const storageKey = 'hints_seen'

const seen = (): string[] => (inBrowser.get(storageKey) ?? '').split(' ').filter(Boolean)

function keepSeen(page: HelpPage) {
  const pages = seen()
  if (!pages.includes(page)) inBrowser.set(storageKey, [...pages, page].join(' '))
}

/** One sentence at the first visit of a page. It is gone when it was dismissed or the page was left. */
export function Hint() {
  const t = useTexts(hintTexts)
  const { pathname, search } = useLocation()
  // What stands below a page is something else, and says itself what it is for.
  const page = pathname.split('/').length > 2 ? null : pageOf(pathname)
  const [dismissed, setDismissed] = useState<HelpPage | null>(null)
  const before = useRef(page)
  useEffect(() => {
    const last = before.current
    if (last !== page && last) keepSeen(last)
    before.current = page
  }, [page])
  // Whoever has opened a passage has found what the sentence is about, and needs the height of the window for it.
  if (new URLSearchParams(search).has('datapoint')) return null
  if (!page || !hinted.has(page) || dismissed === page || seen().includes(page)) return null
  return (
    <section
      aria-label={t('label')}
      className="flex items-start gap-3 border-line border-b bg-info-soft py-2.5 pr-gutter pl-5 text-info-text text-sm max-md:px-4"
    >
      <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 flex-1">
        {t(`page.${page}`)}{' '}
        <Button look="link" className="text-sm" onClick={() => openHelp('panel')}>
          {t('more')}
        </Button>
      </p>
      <Button
        look="ghost"
        size="icon-small"
        aria-label={t('dismiss')}
        className="-my-1 max-md:-my-2.5 max-md:-mr-2"
        onClick={() => {
          keepSeen(page)
          setDismissed(page)
        }}
      >
        <X aria-hidden className="size-3.5" />
      </Button>
    </section>
  )
}
