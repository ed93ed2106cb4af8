import type { Iro, Quote } from '@esrs/contract'
import { Check, Ellipsis, Eye, History, Pencil, RotateCcw, Trash2, X } from 'lucide-react'
import { useMay } from '../../api/role.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx'
import { iroTexts } from './texts.ts'

/** What a person can do with an entry. */
export interface IroActions {
  confirm: (iro: Iro) => void
  review: (iro: Iro) => void
  reject: (iro: Iro) => void
  reopen: (iro: Iro) => void
  edit: (iro: Iro) => void
  history: (iro: Iro) => void
  remove: (iro: Iro) => void
  adopt: (iro: Iro) => void
  openQuote: (quotes: readonly Quote[], index: number) => void
}

export function IroMenu({ iro, actions }: { iro: Iro; actions: IroActions }) {
  const t = useTexts(iroTexts)
  const { status, origin } = iro
  const mayReport = useMay('report')
  return (
    <Menu
      trigger={
        <Button look="ghost" size="icon-small" aria-label={t('action.menu', { title: iro.title })}>
          <Ellipsis aria-hidden className="size-4" />
        </Button>
      }
    >
      {mayReport && status !== 'confirmed' && (
        <MenuItem onSelect={() => actions.confirm(iro)}>
          <Check aria-hidden />
          {t('action.confirm')}
        </MenuItem>
      )}
      {mayReport && status !== 'in_review' && (
        <MenuItem onSelect={() => actions.review(iro)}>
          <Eye aria-hidden />
          {t('action.review')}
        </MenuItem>
      )}
      {mayReport && status !== 'rejected' && (
        <MenuItem onSelect={() => actions.reject(iro)}>
          <X aria-hidden />
          {t('action.reject')}
        </MenuItem>
      )}
      {mayReport && status !== 'proposed' && origin === 'proposed' && (
        <MenuItem onSelect={() => actions.reopen(iro)}>
          <RotateCcw aria-hidden />
          {t('action.reopen')}
        </MenuItem>
      )}
      {mayReport && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => actions.edit(iro)}>
            <Pencil aria-hidden />
            {t('action.edit')}
          </MenuItem>
        </>
      )}
      <MenuItem onSelect={() => actions.history(iro)}>
        <History aria-hidden />
        {t('action.history')}
      </MenuItem>
      {mayReport && origin === 'manual' && (
        <MenuItem danger onSelect={() => actions.remove(iro)}>
          <Trash2 aria-hidden />
          {t('action.delete')}
        </MenuItem>
      )}
    </Menu>
  )
}
