import { Ellipsis, History, Info, Pencil, Trash2, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { cx } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { FullScreen } from '../../ui/FullScreen.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { Example, Section } from '../Section.tsx'
import { galleryTexts } from '../texts.ts'

const ErrorDetailsDialog = lazy(() => import('../../ui/ErrorDetailsDialog.tsx'))

const overlays = ['dialog', 'large', 'confirm', 'confirmBusy', 'sheet', 'fullScreen', 'inset', 'error'] as const
type Overlay = (typeof overlays)[number]

/** What lies over the page. `?open=dialog` opens one with the page. */
export function Overlays({ opened }: { opened: string | null }) {
  const t = useTexts(galleryTexts)
  const [open, setOpen] = useState(overlays.find((one) => one === opened) ?? null)
  return (
    <Section name="overlays">
      <Example title={t('overlay.title')}>
        {overlays.map((one) => (
          <Button key={one} onClick={() => setOpen(one)}>
            {t(`overlay.${one}`)}
          </Button>
        ))}
      </Example>
      <Example title={t('overlay.beside')}>
        <Menu
          align="start"
          trigger={
            <Button>
              <Ellipsis aria-hidden className="size-4" />
              {t('overlay.menu')}
            </Button>
          }
        >
          <MenuItem>
            <Pencil aria-hidden />
            {t('menu.edit')}
          </MenuItem>
          <MenuItem disabled>
            <History aria-hidden />
            {t('menu.history')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger>
            <Trash2 aria-hidden />
            {t('menu.delete')}
          </MenuItem>
        </Menu>
        <Popover label={t('overlay.popover')} trigger={<Button>{t('overlay.popover')}</Button>}>
          <p className="max-w-72 text-secondary text-sm">{t('sample.sentence')}</p>
        </Popover>
        <Tooltip content={t('sample.tooltip')}>
          <Button>
            <Info aria-hidden className="size-4" />
            {t('overlay.tooltip')}
          </Button>
        </Tooltip>
      </Example>
      {open && <Opened overlay={open} onClose={() => setOpen(null)} />}
    </Section>
  )
}

function Opened({ overlay, onClose }: { overlay: Overlay; onClose: () => void }) {
  const t = useTexts(galleryTexts)
  const shared = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) onClose()
    },
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t('overlay.cancel')}</Button>
      <Button look="primary" onClick={onClose}>
        {t('overlay.save')}
      </Button>
    </>
  )
  const fields = (
    <>
      <Field label={t('field.number')}>{(control) => <Input {...control} defaultValue={t('field.figure')} />}</Field>
      <Field label={t('field.notes')}>
        {(control) => <Textarea {...control} defaultValue={t('sample.sentence')} />}
      </Field>
    </>
  )
  switch (overlay) {
    case 'dialog':
      return (
        <FormDialog
          title={t('overlay.edit')}
          description={t('point.scope1')}
          submit={t('overlay.save')}
          onSubmit={onClose}
          onClose={onClose}
        >
          {fields}
        </FormDialog>
      )
    case 'large':
      return (
        <Dialog {...shared} size="lg" title={t('overlay.excerpts')} footer={footer}>
          <ul className="flex flex-col gap-3">
            {Array.from({ length: 12 }, (_, index) => index + 1).map((number) => (
              <li key={number} className="rounded-lg bg-sunken p-4 text-secondary">
                {t('sample.sentence')}
              </li>
            ))}
          </ul>
        </Dialog>
      )
    case 'confirm':
    case 'confirmBusy':
      return (
        <ConfirmDialog
          {...shared}
          title={t('confirm.title')}
          question={t('confirm.question')}
          consequence={t('confirm.consequence')}
          confirmLabel={t('menu.delete')}
          busy={overlay === 'confirmBusy'}
          onConfirm={onClose}
        />
      )
    case 'sheet':
      return (
        <Sheet {...shared} title={t('overlay.edit')} description={t('point.scope1')} footer={footer}>
          <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
            {fields}
          </form>
        </Sheet>
      )
    case 'fullScreen':
    case 'inset':
      return (
        <FullScreen label={t('sample.file')} size={overlay === 'inset' ? 'inset' : 'edge'} onClose={onClose}>
          <div className="flex items-center gap-3 border-line border-b px-4 py-2">
            <span className="min-w-0 flex-1 truncate font-medium">{t('sample.file')}</span>
            <Button look="ghost" size="icon" aria-label={t('overlay.close')} onClick={onClose}>
              <X aria-hidden className="size-4" />
            </Button>
          </div>
          <ScrollFrame
            aria-label={t('sample.file')}
            className={cx('bg-pressed p-gutter', overlay === 'inset' && 'md:rounded-b-xl')}
            takesFocus
          >
            <p className="mx-auto max-w-form bg-paper p-8 text-paper-ink shadow-md">{t('sample.sentence')}</p>
          </ScrollFrame>
        </FullScreen>
      )
    case 'error':
      return (
        <Suspense>
          <ErrorDetailsDialog
            message={t('toast.long')}
            stack={'ApiError: 500\n    at call (call.ts:84)'}
            onClose={onClose}
          />
        </Suspense>
      )
  }
}
