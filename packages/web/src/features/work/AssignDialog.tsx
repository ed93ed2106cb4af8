import type { TaskKind } from '@esrs/contract'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSend } from '../../kit/use-send.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { workTexts } from './texts.ts'

interface AssignDialogProps {
  targets: readonly { kind: TaskKind; key: string }[]
  people: readonly { id: string; name: string }[]
  onClose: () => void
}

/** Dialog that assigns an owner, a reviewer or a due date to one or many tasks. */
export function AssignDialog({ targets, people, onClose }: AssignDialogProps) {
  const t = useTexts(workTexts)
  const ui = useUiTexts()
  const [owner, setOwner] = useState('keep')
  const [reviewer, setReviewer] = useState('keep')
  const [due, setDue] = useState('')
  const assign = useSend(
    () => {
      const chosen = (value: string) => (value === 'keep' ? undefined : value === 'none' ? null : value)
      const body = { targets: [...targets], owner: chosen(owner), reviewer: chosen(reviewer), due: due || undefined }
      return call(contract.work.assign, { body })
    },
    t('assign.failed'),
    ({ assigned }) => {
      toast({ title: t('assign.done', { count: assigned }) })
      onClose()
    },
  )
  const options = [
    { value: 'keep', label: t('assign.keep') },
    { value: 'none', label: t('assign.none') },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const isUnchanged = owner === 'keep' && reviewer === 'keep' && due === ''
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('assign.title')}
      description={t('assign.text', { count: targets.length })}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button
            look="primary"
            disabled={isUnchanged}
            busy={assign.isPending}
            onClick={() => assign.mutate(undefined)}
          >
            {t('assign.submit')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-1">
        <Field label={t('owner')}>
          {(control) => <Select {...control} value={owner} onChange={setOwner} options={options} />}
        </Field>
        <Field label={t('reviewer')}>
          {(control) => <Select {...control} value={reviewer} onChange={setReviewer} options={options} />}
        </Field>
        <Field label={t('due')}>
          {(control) => <Input {...control} type="date" value={due} onChange={(event) => setDue(event.target.value)} />}
        </Field>
      </div>
    </Dialog>
  )
}
