import { Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { linkTexts } from './texts.ts'

/** What stands where a link of a mail leads that was used, has run out or is broken: why, and the way on. */
export function DeadLink({ kind, action }: { kind: 'reset' | 'invitation' | 'email'; action?: ReactNode }) {
  const t = useTexts(linkTexts)
  return (
    <AccountFrame title={t('dead.title')} lead={t(`dead.${kind}`)} icon={<Link2Off aria-hidden />}>
      {action && <div className="mt-6">{action}</div>}
      <BackToLogin />
    </AccountFrame>
  )
}
