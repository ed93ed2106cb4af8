import { HelpPanel } from './HelpPanel.tsx'
import { KeySheet } from './KeySheet.tsx'
import { useHelpPlace } from './open-help.ts'

/** The open part of the help; its code and words come when it is opened for the first time. */
export default function Help({ onClose }: { onClose: () => void }) {
  const place = useHelpPlace()
  if (place === 'panel') return <HelpPanel onClose={onClose} />
  if (place === 'keys') return <KeySheet onClose={onClose} />
  return null
}
