import { trailFormats } from '@esrs/contract'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Menu, MenuItem } from '../../../../ui/Menu.tsx'
import { saveFile } from '../../../../ui/save-file.ts'
import { useFailureToast } from '../../failure.ts'
import { trailTexts } from './texts.ts'
import type { TrailSearch } from './use-trail-address.ts'

/** Saves the actions that are asked for, all pages of them. */
export function TrailExport({ search: { page: _, ...filter } }: { search: TrailSearch }) {
  const t = useTexts(trailTexts)
  const showFailure = useFailureToast()
  const save = useMutation({
    mutationFn: async (format: (typeof trailFormats)[number]) => {
      const file = await call(contract.trail.export, { query: { ...filter, format } })
      saveFile(file as Blob, `${t('page.file')}.${format}`)
    },
    onError: (failure) => showFailure(failure, t('page.exportFailed')),
  })
  return (
    <Menu
      trigger={
        <Button busy={save.isPending}>
          {!save.isPending && <Download aria-hidden className="size-3.5" />}
          {t('page.export')}
        </Button>
      }
    >
      {trailFormats.toReversed().map((format) => (
        <MenuItem key={format} onSelect={() => save.mutate(format)}>
          {t(`page.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
