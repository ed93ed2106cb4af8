import { columnName, type FormSheet, formColumnRoles, type UnderstoodForm } from '@esrs/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Notice } from '../../../ui/States.tsx'
import { useUiTexts } from '../../../ui/texts.tsx'
import { workTexts } from '../texts.ts'

type Role = (typeof formColumnRoles)[number]

/** What a person says of a sheet: the row of its heads, and what each column holds. */
interface Said {
  head: number
  roles: Role[]
}

const widthOf = ({ columns, rows }: FormSheet): number =>
  [...columns.map(({ column }) => column + 1), ...rows.map(({ cells }) => cells.length)].reduce(
    (most, one) => Math.max(most, one),
    0,
  )

const saidOf = (sheet: FormSheet): Said => ({
  head: sheet.head,
  roles: Array.from(
    { length: widthOf(sheet) },
    (_, column) => sheet.columns.find((one) => one.column === column)?.role ?? 'none',
  ),
})

/** Roles that one column of a sheet has at most. */
const single: ReadonlySet<Role> = new Set(['question', 'answer', 'option', 'tick', 'unit', 'type', 'source'])

interface ColumnsDialogProps {
  id: string
  form: UnderstoodForm
  /** Whether its answers go to places of a Word or PDF file, whose parts are no sheets. */
  isPlaced: boolean
  mayChange: boolean
  onClose: () => void
}

/** Dialog that shows the sheets of a questionnaire as they were understood, and lets a person say what a column holds. */
export function ColumnsDialog({ id, form, isPlaced, mayChange, onClose }: ColumnsDialogProps) {
  const t = useTexts(workTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const sheets = form.sheets.filter(({ state }) => state !== 'hidden')
  const [open, setOpen] = useState(() =>
    String((sheets.find(({ state }) => state === 'read') ?? sheets[0])?.sheet ?? ''),
  )
  const [said, setSaid] = useState<ReadonlyMap<number, Said>>(
    () => new Map(sheets.map((sheet) => [sheet.sheet, saidOf(sheet)])),
  )
  const sheet = sheets.find((one) => String(one.sheet) === open)
  const own = sheet ? said.get(sheet.sheet)! : null
  // Sheets without a column of questions stay notes.
  const sent = [...said].flatMap(([number, one]) => (one.roles.includes('question') ? [{ sheet: number, ...one }] : []))
  const save = useSend(
    () => call(contract.questionnaires.columns, { params: { id }, body: { sheets: sent } }),
    t('questionnaires.failed'),
    onClose,
  )
  const change = (next: Said) => sheet && setSaid(new Map(said).set(sheet.sheet, next))
  const choose = (column: number, role: Role) => {
    if (!own) return
    const roles = own.roles.map((one, index) =>
      index === column ? role : one === role && single.has(role) ? ('none' as const) : one,
    )
    change({ ...own, roles })
  }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('questionnaires.columns.title')}
      description={t('questionnaires.columns.text')}
      footer={
        <>
          <Button onClick={onClose}>{mayChange ? ui.cancel : ui.close}</Button>
          {mayChange && (
            <Button
              look="primary"
              disabled={sent.length === 0}
              busy={save.isPending}
              onClick={() => save.mutate(undefined)}
            >
              {t('questionnaires.columns.save')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {save.error && (
          <Notice tone="danger" role="alert">
            {errorText(save.error)}
          </Notice>
        )}
        {sheets.length > 1 && (
          <Field label={t(isPlaced ? 'questionnaires.columns.part' : 'questionnaires.columns.sheet')}>
            {(control) => (
              <Select
                {...control}
                value={open}
                onChange={setOpen}
                options={sheets.map((one) => ({ value: String(one.sheet), label: one.name }))}
              />
            )}
          </Field>
        )}
        {sheet && own && (
          <Grid
            key={sheet.sheet}
            sheet={sheet}
            said={own}
            mayChange={mayChange}
            onRole={choose}
            onHead={(head) => change({ ...own, head })}
          />
        )}
        {form.left_count > 0 && <LeftOut form={form} />}
      </div>
    </Dialog>
  )
}

interface GridProps {
  sheet: FormSheet
  said: Said
  mayChange: boolean
  onRole: (column: number, role: Role) => void
  onHead: (head: number) => void
}

const shade: Partial<Record<Role, string>> = {
  question: 'bg-brand-soft',
  answer: 'bg-success-soft',
  source: 'bg-sunken',
}

function Grid({ sheet, said, mayChange, onRole, onHead }: GridProps) {
  const t = useTexts(workTexts)
  const { head, roles } = said
  const answer = useRef<HTMLTableCellElement>(null)
  // What a person has to see first is where the answers go, which may stand far to the right.
  useEffect(() => {
    answer.current?.scrollIntoView?.({ inline: 'end', block: 'nearest' })
  }, [])
  const options = formColumnRoles.map((role) => ({ value: role, label: t(`questionnaires.columns.role.${role}`) }))
  const headOf = (column: number) => sheet.columns.find((one) => one.column === column && one.is_new)?.head
  return (
    <>
      {mayChange && (
        <Field label={t('questionnaires.columns.heads')}>
          {(control) => (
            <Select
              {...control}
              value={String(head)}
              onChange={(value) => onHead(Number(value))}
              options={[
                { value: '0', label: t('questionnaires.columns.noHeads') },
                ...[...new Set([head, ...sheet.rows.map(({ row }) => row)])]
                  .filter((row) => row > 0)
                  .sort((a, b) => a - b)
                  .map((row) => ({ value: String(row), label: t('questionnaires.columns.row', { row: String(row) }) })),
              ]}
            />
          )}
        </Field>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section aria-label={sheet.name} tabIndex={0} className="overflow-x-auto rounded-lg border border-line">
        <table className="w-max min-w-full border-collapse text-xs">
          <thead>
            <tr>
              <th className="sticky left-0 bg-surface" />
              {roles.map((role, column) => (
                <th
                  ref={role === 'answer' ? answer : undefined}
                  key={columnName(column)}
                  className="min-w-40 border-line border-b border-l p-1.5 max-md:min-w-32 text-left align-top font-normal"
                >
                  <span className="mb-1 block font-medium text-muted">{columnName(column)}</span>
                  {mayChange ? (
                    <Select
                      aria-label={t('questionnaires.columns.of', { column: columnName(column) })}
                      value={role}
                      onChange={(value) => onRole(column, value)}
                      options={options}
                    />
                  ) : (
                    t(`questionnaires.columns.role.${role}`)
                  )}
                  {headOf(column) !== undefined && role === 'answer' && (
                    <span className="mt-1 block text-warning-text">
                      {t('questionnaires.columns.added', { head: headOf(column) || columnName(column) })}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map(({ row, cells }) => (
              <tr key={row} className={cx(row === head && 'font-semibold')}>
                <th
                  scope="row"
                  className="num sticky left-0 border-line border-t bg-surface px-2 py-1 align-top font-normal text-muted"
                >
                  {row}
                </th>
                {roles.map((role, column) => (
                  <td
                    key={columnName(column)}
                    className={cx(
                      'max-w-64 border-line border-t border-l px-2 py-1 align-top max-md:max-w-36',
                      shade[role],
                    )}
                  >
                    <span className="line-clamp-3 [overflow-wrap:anywhere]">{cells[column]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** Lines that are no questions, each with its reason. */
function LeftOut({ form }: { form: UnderstoodForm }) {
  const t = useTexts(workTexts)
  return (
    <details className="rounded-lg border border-line p-3 text-sm">
      <summary className="min-h-6 cursor-pointer font-medium">
        {t('questionnaires.columns.left', { count: form.left_count })}
      </summary>
      <ul className="mt-2 flex flex-col gap-1.5">
        {form.left.map(({ sheet, row, text, reason }) => (
          <li key={`${sheet} ${row} ${text}`} className="flex flex-wrap gap-x-3 border-line border-t pt-1.5">
            <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">{text}</span>
            <span className="text-muted text-xs">
              {row > 0 ? t('questionnaires.columns.at', { sheet, row: String(row) }) : sheet} ·{' '}
              {t(`questionnaires.columns.reason.${reason}`)}
            </span>
          </li>
        ))}
      </ul>
      {form.left_count > form.left.length && (
        <p className="mt-2 text-muted text-xs">
          {t('questionnaires.columns.more', { count: form.left_count - form.left.length })}
        </p>
      )}
    </details>
  )
}
