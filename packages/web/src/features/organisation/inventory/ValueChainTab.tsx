import type { InventoryCategory, InventoryView } from '@esrs/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { useSend } from '../../../kit/use-send.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Textarea } from '../../../ui/Input.tsx'
import { Card } from '../../../ui/Page.tsx'
import { Quantity } from '../../../values/Quantity.tsx'
import { inventoryTexts } from './texts.ts'

/** The fifteen categories of the value chain: what each comes to, how it was computed, or why it is left out. */
export function ValueChainTab({ inventory: { categories } }: { inventory: InventoryView }) {
  const t = useTexts(inventoryTexts)
  const [changed, setChanged] = useState<InventoryCategory | null>(null)
  const chain = categories.filter(({ scope }) => scope === 'scope3')
  const answered = chain.filter(({ activities, left_out }) => activities > 0 || left_out !== '').length
  return (
    <>
      <p className="num max-w-prose text-pretty text-muted text-sm">
        {t('chain.text', { answered, all: chain.length })}
      </p>
      <Card className="overflow-hidden">
        <ul aria-label={t('view.scope3')}>
          {chain.map((one) => (
            <Row key={one.id} category={one} onChange={() => setChanged(one)} />
          ))}
        </ul>
      </Card>
      {changed && <LeaveOutDialog category={changed} onClose={() => setChanged(null)} />}
    </>
  )
}

function Row({ category, onChange }: { category: InventoryCategory; onChange: () => void }) {
  const t = useTexts(inventoryTexts)
  const { percent } = useFormats()
  const mayReport = useMay('report')
  const { id, name, activities, tonnes, primary, methods, left_out: leftOut } = category
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 text-sm last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
          {activities > 0 ? (
            <Badge tone="success">{t('chain.computed')}</Badge>
          ) : leftOut ? (
            <Badge>{t('chain.leftOut')}</Badge>
          ) : (
            <Badge tone="warning">{t('chain.open')}</Badge>
          )}
        </p>
        <p className="num text-muted text-xs [overflow-wrap:anywhere]">
          {activities > 0
            ? [
                ...methods.map((method) => t(`method.${method}`)),
                primary !== null && t('activity.primaryOf', { percent: percent(primary) }),
              ]
                .filter(Boolean)
                .join(' · ')
            : leftOut}
        </p>
      </div>
      {activities > 0 && (
        <Link to={`?show=activities&category=${id}`} className="num text-xs">
          {t('figure.activities', { count: activities })}
        </Link>
      )}
      {tonnes !== null && (
        <p className="num ml-auto min-w-28 text-right font-semibold">
          <Quantity value={tonnes} unit="tCO2e" />
        </p>
      )}
      {mayReport && activities === 0 && (
        <Button onClick={onChange}>{t(leftOut ? 'chain.changeReason' : 'chain.leaveOut')}</Button>
      )}
    </li>
  )
}

/** Dialog that says why a category is left out; emptied, it is open again. */
function LeaveOutDialog({ category, onClose }: { category: InventoryCategory; onClose: () => void }) {
  const t = useTexts(inventoryTexts)
  const errorText = useErrorText()
  const leaveOut = (reason: string) =>
    call(contract.inventory.leaveOut, { params: { category: category.id }, body: { reason } })
  const { register, errorOf, frame } = useSentForm({
    begins: { reason: category.left_out },
    problems: ({ reason }) => ({ reason: reason.trim() === '' && t('problem.missing') }),
    send: ({ reason }) => leaveOut(reason.trim()),
    onSent: onClose,
  })
  const takeIn = useSend(() => leaveOut(''), null, onClose)
  return (
    <FormDialog
      title={t('chain.leaveOut')}
      description={category.name}
      submit={t('save')}
      aside={
        category.left_out && (
          <Button look="ghost" busy={takeIn.isPending} onClick={() => takeIn.mutate(undefined)}>
            {t('chain.takeIn')}
          </Button>
        )
      }
      onClose={onClose}
      {...frame}
      failure={frame.failure ?? (takeIn.error && errorText(takeIn.error))}
    >
      <Field label={t('chain.reason')} hint={t('chain.reasonHint')} error={errorOf('reason')}>
        {(props) => <Textarea {...props} {...register('reason')} rows={4} maxLength={1_000} />}
      </Field>
    </FormDialog>
  )
}
