import { onlineManager } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '../i18n/texts.tsx'
import { frameTexts } from './frame/texts.ts'

const follow = (listener: () => void) => onlineManager.subscribe(listener)
const isOffline = () => !onlineManager.isOnline()

/** Says that the browser has no network, for as long as it has none: what is looked at waits for it. */
export function Offline() {
  const t = useTexts(frameTexts)
  const off = useSyncExternalStore(follow, isOffline)
  if (!off) return null
  return (
    <p
      role="status"
      className="flex items-start gap-2 border-line border-b bg-warning-soft px-4 py-2 text-pretty text-sm text-warning-text"
    >
      <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('offline')}
    </p>
  )
}
