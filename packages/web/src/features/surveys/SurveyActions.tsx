import { CopyPlus, Ellipsis, Lock, type LucideIcon, Pencil, Send, Trash2 } from 'lucide-react'
import { useMay } from '../../api/role.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button, type ButtonLook } from '../../ui/Button.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { useNarrow } from '../../ui/use-media.ts'
import type { statusOf } from './status.ts'
import { surveyTexts } from './texts.ts'

interface SurveyActionsProps {
  status: ReturnType<typeof statusOf>
  isEditable: boolean
  isEditing: boolean
  busy: boolean
  onActivate: () => void
  onClose: () => void
  onEdit: () => void
  onDuplicate: () => void
  onDelete: () => void
}

interface Action {
  name: 'activate' | 'close' | 'edit' | 'duplicate' | 'delete'
  icon: LucideIcon
  look: ButtonLook
  off?: boolean
  onSelect: () => void
}

/** What can be done with a survey, the main action at the end: on a phone that one, and the others in a menu. */
export function SurveyActions(props: SurveyActionsProps) {
  const { status, isEditable, isEditing, busy, onActivate, onClose, onEdit, onDuplicate, onDelete } = props
  const t = useTexts(surveyTexts)
  const isNarrow = useNarrow()
  const mayReport = useMay('report')
  const actions: Action[] = []
  // While the survey is edited, saving is the main action.
  if (status === 'draft')
    actions.push({ name: 'activate', icon: Send, look: isEditing ? 'outline' : 'primary', onSelect: onActivate })
  if (status === 'active') actions.push({ name: 'close', icon: Lock, look: 'outline', onSelect: onClose })
  // It stays in its place while the survey is edited, so that no other action slides under the pointer.
  if (isEditable) actions.push({ name: 'edit', icon: Pencil, look: 'outline', off: isEditing, onSelect: onEdit })
  actions.push({ name: 'duplicate', icon: CopyPlus, look: 'outline', onSelect: onDuplicate })
  if (status === 'draft' && isEditable)
    actions.push({ name: 'delete', icon: Trash2, look: 'ghost', onSelect: onDelete })
  const shown = isNarrow ? actions.slice(0, 1) : actions.toReversed()
  const others = actions.slice(shown.length)
  if (!mayReport) return null
  return (
    <>
      <span className="flex-1" />
      {shown.map(({ name, icon: Icon, look, off, onSelect }) => (
        <Button
          key={name}
          look={look}
          className={name === 'delete' ? 'text-danger-text!' : undefined}
          aria-disabled={off}
          busy={name === 'activate' && busy}
          onClick={onSelect}
        >
          <Icon aria-hidden className="size-4" />
          {t(`detail.${name}`)}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu
          trigger={
            <Button size="icon" aria-label={t('detail.more')}>
              <Ellipsis aria-hidden className="size-4" />
            </Button>
          }
        >
          {others.map(({ name, icon: Icon, off, onSelect }) => (
            <MenuItem key={name} danger={name === 'delete'} disabled={off} onSelect={onSelect}>
              <Icon aria-hidden />
              {t(`detail.${name}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
