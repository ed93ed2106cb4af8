import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { tabsOf } from '../../shell/house.ts'
import { useRouteTable } from '../../shell/RouteContext.tsx'
import { SideMenu } from '../../shell/SideMenu.tsx'
import { TabBar } from '../../shell/TabBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Segment, SegmentItem } from '../../ui/Segment.tsx'
import { SegmentLine } from '../../ui/SegmentLine.tsx'
import { Example, Section, Shown } from '../Section.tsx'
import { galleryTexts } from '../texts.ts'

const views = ['all', 'impact', 'risk'] as const

export function Navigation() {
  const t = useTexts(galleryTexts)
  const routes = useRouteTable()
  const [menuOpen, setMenuOpen] = useState(false)
  const [view, setView] = useState<(typeof views)[number]>('all')
  return (
    <Section name="navigation">
      <Example title={t('navigation.tabs')} className="overflow-hidden rounded-md border border-line bg-surface">
        <TabBar tabs={tabsOf(routes)} />
      </Example>
      <Example title={t('navigation.menu')}>
        <Button onClick={() => setMenuOpen(true)}>
          <MenuIcon aria-hidden className="size-4" />
          {t('navigation.menuOpen')}
        </Button>
        <SideMenu open={menuOpen} onOpenChange={setMenuOpen} company={undefined} continueTo="/onboarding" />
      </Example>
      <Example title={t('navigation.segments')}>
        <SegmentLine aria-label={t('navigation.view')}>
          {views.map((one) => (
            <SegmentItem key={one} current={one === view} onClick={() => setView(one)}>
              {t(`view.${one}`)}
            </SegmentItem>
          ))}
        </SegmentLine>
        <Segment size="sm" aria-label={t('navigation.viewSmall')}>
          {views.map((one) => (
            <SegmentItem key={one} current={one === view} onClick={() => setView(one)}>
              {t(`view.${one}`)}
            </SegmentItem>
          ))}
        </Segment>
        <Segment aria-label={t('navigation.states')}>
          <SegmentItem current>{t('state.selected')}</SegmentItem>
          <Shown as="hover">
            <SegmentItem>{t('state.hover')}</SegmentItem>
          </Shown>
          <Shown as="focus">
            <SegmentItem>{t('state.focus')}</SegmentItem>
          </Shown>
          <SegmentItem aria-disabled>{t('state.disabled')}</SegmentItem>
        </Segment>
      </Example>
      <Pages />
    </Section>
  )
}

const sizes = [20, 50, 100] as const

function Pages() {
  const t = useTexts(galleryTexts)
  const [page, setPage] = useState(2)
  const [size, setSize] = useState<number>(50)
  const count = 1248
  return (
    <Example title={t('navigation.pages')} className="flex flex-col gap-3">
      <Card>
        <Pagination
          page={page}
          pages={Math.ceil(count / size)}
          count={count}
          pageSize={size}
          onPage={setPage}
          pageSizes={sizes}
          onPageSize={(next) => {
            setSize(next)
            setPage(1)
          }}
        />
      </Card>
      <Card>
        <Pagination page={1} pages={1} count={7} pageSize={50} onPage={setPage} />
      </Card>
    </Example>
  )
}
