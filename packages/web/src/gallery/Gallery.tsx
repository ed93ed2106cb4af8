import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { MemoryRouter } from 'react-router'
import { LanguageSwitch } from '../i18n/LanguageSwitch.tsx'
import { useTexts } from '../i18n/texts.tsx'
import { UiLanguage } from '../i18n/UiLanguage.tsx'
import { routes } from '../routes.tsx'
import { RouteContext } from '../shell/RouteContext.tsx'
import { Brand } from '../ui/Brand.tsx'
import { Segment, SegmentItem } from '../ui/Segment.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { TooltipProvider } from '../ui/Tooltip.tsx'
import { setThemeChoice, useDarkTheme } from '../ui/theme-mode.ts'
import { Buttons } from './parts/Buttons.tsx'
import { Evidence } from './parts/Evidence.tsx'
import { Fields } from './parts/Fields.tsx'
import { Figures } from './parts/Figures.tsx'
import { Foundations } from './parts/Foundations.tsx'
import { Labels } from './parts/Labels.tsx'
import { Lists } from './parts/Lists.tsx'
import { Messages } from './parts/Messages.tsx'
import { Navigation } from './parts/Navigation.tsx'
import { Overlays } from './parts/Overlays.tsx'
import { States } from './parts/States.tsx'
import { Work } from './parts/Work.tsx'
import type { SectionName } from './Section.tsx'
import { galleryTexts } from './texts.ts'

const sections: SectionName[] = [
  'foundations',
  'buttons',
  'fields',
  'labels',
  'navigation',
  'lists',
  'overlays',
  'messages',
  'states',
  'figures',
  'evidence',
  'work',
]

interface GalleryProps {
  client: QueryClient
  /** What lies over the page from the beginning, such as `dialog`. */
  opened: string | null
}

/** Every component of the app in every state, in the language and the theme that are chosen at its top. */
export function Gallery({ client, opened }: GalleryProps) {
  return (
    <QueryClientProvider client={client}>
      <RouteContext value={routes}>
        <UiLanguage>
          <TooltipProvider>
            {/* Links of the examples lead nowhere: the address of the window stays. */}
            <MemoryRouter initialEntries={['/overview']}>
              <Page opened={opened} />
            </MemoryRouter>
          </TooltipProvider>
          <Toaster />
        </UiLanguage>
      </RouteContext>
    </QueryClientProvider>
  )
}

function Page({ opened }: { opened: string | null }) {
  const t = useTexts(galleryTexts)
  const isDark = useDarkTheme()
  const title = t('title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <header className="sticky top-0 z-30 flex min-h-14 flex-wrap items-center gap-3 border-line border-b bg-surface px-gutter">
        <Brand />
        <span className="flex-1" />
        <Segment size="sm" aria-label={t('theme')}>
          <SegmentItem current={!isDark} onClick={() => setThemeChoice('light')}>
            {t('light')}
          </SegmentItem>
          <SegmentItem current={isDark} onClick={() => setThemeChoice('dark')}>
            {t('dark')}
          </SegmentItem>
        </Segment>
        <LanguageSwitch />
      </header>
      <div className="mx-auto flex max-w-page gap-10 p-gutter">
        <nav aria-label={t('sections')} className="sticky top-20 w-48 shrink-0 self-start max-lg:hidden">
          <ul className="flex flex-col">
            {sections.map((name) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  className="flex min-h-8 items-center rounded-md px-3 font-medium text-secondary text-sm hover:bg-hover"
                >
                  {t(`section.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main className="flex min-w-0 flex-1 flex-col gap-6">
          <div>
            <h1 className="text-2xl">{title}</h1>
            <p className="max-w-prose text-secondary">{t('lead')}</p>
          </div>
          <Foundations />
          <Buttons />
          <Fields />
          <Labels />
          <Navigation />
          <Lists />
          <Overlays opened={opened} />
          <Messages />
          <States />
          <Figures />
          <Evidence />
          <Work />
        </main>
      </div>
    </>
  )
}
