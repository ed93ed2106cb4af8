import { HelpPanel } from './HelpPanel.tsx'
import { KeySheet } from './KeySheet.tsx'
import { openHelp, useHelpPlace } from './open-help.ts'

/** The open part of the help; its code and words come when it is opened for the first time. */
export default function Help() {
  const place = useHelpPlace()
  const close = () => openHelp(null)
  if (place === 'panel') return <HelpPanel onClose={close} />
  if (place === 'keys') return <KeySheet onClose={close} />
  return null
}
