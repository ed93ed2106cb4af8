import type { Document } from '@esrs/contract'
import { Building2, Download, Ellipsis, Eye, RefreshCw, RotateCw, Trash2 } from 'lucide-react'
import { useMay } from '../../api/role.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx'
import type { DocumentActions } from './actions.ts'
import { canOpen } from './actions.ts'
import { documentTexts } from './texts.ts'

/** What can be done with a document. */
export function DocumentMenu({ document, actions }: { document: Document; actions: DocumentActions }) {
  const t = useTexts(documentTexts)
  const mayReport = useMay('report')
  return (
    <Menu
      trigger={
        <Button look="ghost" size="icon-small" aria-label={t('menu.label', { title: document.title })}>
          <Ellipsis aria-hidden className="size-4" />
        </Button>
      }
    >
      {canOpen(document) && (
        <MenuItem onSelect={() => actions.open(document)}>
          <Eye aria-hidden />
          {t('menu.open')}
        </MenuItem>
      )}
      <MenuItem onSelect={() => actions.download(document)}>
        <Download aria-hidden />
        {t('menu.download')}
      </MenuItem>
      {mayReport && document.stage === 'processed' && (
        <MenuItem onSelect={() => actions.reanalyse(document)}>
          <RefreshCw aria-hidden />
          {t('menu.reanalyse')}
        </MenuItem>
      )}
      {mayReport && document.canRetry && (
        <MenuItem onSelect={() => actions.retry(document)}>
          <RotateCw aria-hidden />
          {t('menu.retry')}
        </MenuItem>
      )}
      {mayReport && document.stage === 'processed' && document.company !== null && (
        <MenuItem onSelect={() => actions.settle(document, document.standing !== 'own')}>
          <Building2 aria-hidden />
          {t(document.standing === 'own' ? 'menu.isOther' : 'menu.isOwn')}
        </MenuItem>
      )}
      {mayReport && (
        <>
          <MenuSeparator />
          <MenuItem danger onSelect={() => actions.remove(document)}>
            <Trash2 aria-hidden />
            {t('menu.delete')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
