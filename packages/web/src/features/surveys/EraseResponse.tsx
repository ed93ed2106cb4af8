import type { SurveyResponse } from '@esrs/contract'
import { Ellipsis, Trash2, UserX } from 'lucide-react'
import { useState } from 'react'
import { isDeclined } from '../../api/errors.ts'
import { useMay } from '../../api/role.ts'
import { useSession } from '../../api/session.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { toast } from '../../ui/toast.ts'
import { useNarrow } from '../../ui/use-media.ts'
import { useEraseRespondent, useRemoveResponse } from './queries.ts'
import { surveyTexts } from './texts.ts'

interface EraseResponseProps {
  sid: string
  response: SurveyResponse
  /** Called when the response is gone. */
  onErased: () => void
}

/** Erases the response, or everything that the person behind it has answered; each asks once. */
export function EraseResponse({ sid, response, onErased }: EraseResponseProps) {
  const t = useTexts(surveyTexts)
  const errorText = useErrorText()
  const { user } = useSession()
  const isNarrow = useNarrow()
  const mayReport = useMay('report')
  const remove = useRemoveResponse(sid)
  const erase = useEraseRespondent()
  const [asking, setAsking] = useState<'response' | 'person' | null>(null)
  const { email } = response.metadata
  const mayErase = user?.user_type === 'company_admin' && email !== ''
  const onError = (failure: unknown) => {
    if (isDeclined(failure)) return
    toast({ title: t('response.deleteFailed'), description: errorText(failure), variant: 'destructive' })
  }
  if (!mayReport) return null
  return (
    <>
      {isNarrow && mayErase ? (
        <Menu
          trigger={
            <Button look="ghost" size="icon" className="-mr-3" aria-label={t('detail.more')}>
              <Ellipsis aria-hidden className="size-4" />
            </Button>
          }
        >
          <MenuItem danger onSelect={() => setAsking('response')}>
            <Trash2 aria-hidden />
            {t('response.delete')}
          </MenuItem>
          <MenuItem danger onSelect={() => setAsking('person')}>
            <UserX aria-hidden />
            {t('response.erase')}
          </MenuItem>
        </Menu>
      ) : (
        <>
          <Button look="ghost" className="text-danger-text! last:-mr-3" onClick={() => setAsking('response')}>
            <Trash2 aria-hidden className="size-4" />
            {t('response.delete')}
          </Button>
          {mayErase && (
            <Button look="ghost" className="-mr-3 text-danger-text!" onClick={() => setAsking('person')}>
              <UserX aria-hidden className="size-4" />
              {t('response.erase')}
            </Button>
          )}
        </>
      )}
      <ConfirmDialog
        open={asking === 'response'}
        onOpenChange={() => setAsking(null)}
        title={t('response.deleteTitle')}
        question={t('response.deleteQuestion')}
        confirmLabel={t('response.delete')}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(response.id, {
            onSuccess: () => {
              toast({ title: t('response.deleted') })
              onErased()
            },
            onError,
          })
        }
      />
      <ConfirmDialog
        open={asking === 'person'}
        onOpenChange={() => setAsking(null)}
        title={t('response.eraseTitle')}
        question={t('response.eraseQuestion', { email })}
        confirmLabel={t('response.erase')}
        busy={erase.isPending}
        onConfirm={() =>
          erase.mutate(email, {
            onSuccess: ({ erased }) => {
              toast({ title: t('response.erased', { count: erased }) })
              onErased()
            },
            onError,
          })
        }
      />
    </>
  )
}
