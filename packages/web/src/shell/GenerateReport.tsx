import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileCheck, Lock } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useMay } from '../api/role.ts'
import { useTexts } from '../i18n/texts.tsx'
import { reviewQuery } from '../report/queries.ts'
import { Button } from '../ui/Button.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { frameTexts } from './frame/texts.ts'

/** Where the report is made from, and whether a person has confirmed the final review that it waits for. */
export function useReportPlace(): { to: string; isLocked: boolean } {
  const { pathname } = useLocation()
  const client = useQueryClient()
  const { data } = useQuery({ ...reviewQuery, enabled: useMay('read') })
  // Whatever was changed on the page before may have taken the confirmation back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks once.
  useEffect(() => {
    void client.refetchQueries({ queryKey: reviewQuery.queryKey, stale: true, type: 'active' })
  }, [pathname, client])
  const isLocked = !data?.confirmation
  return { to: isLocked ? '/report/review' : '/report/versions', isLocked }
}

/** Looks off until the final review is confirmed, and leads to it; then leads to where it is issued and its files are made. */
export function GenerateReport({ className }: { className: string }) {
  const t = useTexts(frameTexts)
  const { to, isLocked } = useReportPlace()
  const link = (look: string, icon: ReactNode) => (
    <Button asChild className={`${look} ${className}`}>
      <Link to={to}>
        {icon}
        {t('header.generateReport')}
      </Link>
    </Button>
  )
  if (!isLocked) return link('', <FileCheck aria-hidden className="size-3.5" />)
  return (
    <Tooltip content={t('header.generateReportOff')}>
      {link('bg-sunken! text-muted! border-line! shadow-none!', <Lock aria-hidden className="size-3.5" />)}
    </Tooltip>
  )
}
