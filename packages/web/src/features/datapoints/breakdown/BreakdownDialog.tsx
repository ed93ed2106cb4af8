import type { Datapoint, DatapointBreakdown } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../api/errors.ts'
import { sessionStore } from '../../../api/session.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { LoadFailed } from '../../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Loading, Notice, Skeleton } from '../../../ui/States.tsx'
import { Checkbox } from '../../../ui/Toggles.tsx'
import { toast } from '../../../ui/toast.ts'
import { AddMembers } from '../../../values/breakdown/AddMembers.tsx'
import { BreakdownGrid } from '../../../values/breakdown/BreakdownGrid.tsx'
import { beginning, type Draft, emptyCell, gridOf, sentCells, sumOf } from '../../../values/breakdown/grid-model.ts'
import { gridTexts } from '../../../values/breakdown/texts.ts'
import { breakdownQuery } from '../../../values/queries.ts'
import { CellDetails } from './CellDetails.tsx'
import { CellHistory } from './CellHistory.tsx'
import { useSaveBreakdown } from './queries.ts'
import { breakdownTexts } from './texts.ts'

/** What was typed and not saved, by person and datapoint; a dialog that was closed by accident gives it back. */
const drafts = new Map<string, Draft>()

interface BreakdownDialogProps {
  datapoint: Pick<Datapoint, 'key' | 'code' | 'name'>
  onClose: () => void
}

/** The breakdown of a datapoint, once it is loaded. */
export default function BreakdownDialog({ datapoint, onClose }: BreakdownDialogProps) {
  const t = useTexts(breakdownTexts)
  const language = useLanguage()
  const { data, error, refetch, isFetching } = useQuery(breakdownQuery(datapoint.key, language))
  if (data) return <BreakdownForm breakdown={data} asked={datapoint.code} onClose={onClose} />
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('title')}
      description={`${datapoint.code} · ${datapoint.name}`}
    >
      {error ? (
        <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : (
        <Loading label={t('loading')}>
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Dialog>
  )
}

interface BreakdownFormProps {
  breakdown: DatapointBreakdown
  /** The datapoint that was asked about; another one where it asks for the table. */
  asked: string
  onClose: () => void
}

function BreakdownForm({ breakdown, asked, onClose }: BreakdownFormProps) {
  const t = useTexts(breakdownTexts)
  const grids = useTexts(gridTexts)
  const language = useLanguage()
  const errorText = useErrorText()
  const { exact, quantity } = useFormats()
  const { key, axes, whole } = breakdown
  const draftKey = `${sessionStore.get().user?.id} ${key}`
  const [kept] = useState(() => drafts.get(draftKey))
  const [draft, setDraft] = useState<Draft>(() => kept ?? beginning(breakdown, language))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const [history, setHistory] = useState(false)
  const saving = useSaveBreakdown(key)
  const grid = gridOf(breakdown, draft)
  const cells = grid.rows.flatMap((row) =>
    row.cells.map((cell, at) => ({ ...cell, name: [...row.heads, grid.columns[at]] })),
  )
  const named = cells.find(({ dimension }) => dimension === selected)
  const sum = sumOf(cells, draft)
  const adds = whole.rule === 'sum' || whole.rule === 'at_most'

  const change = (next: Draft) => {
    setDraft(next)
    drafts.set(draftKey, next)
    setErrors({})
    setFailure(null)
  }
  const leave = () => {
    drafts.delete(draftKey)
    onClose()
  }
  const toggleAxis = (axis: string, on: boolean) =>
    change({
      ...draft,
      used: axes.filter((one) => (one.axis === axis ? on : draft.used.includes(one.axis))).map((one) => one.axis),
      added: Object.fromEntries(Object.entries(draft.added).filter(([of]) => of !== axis)),
    })
  const save = async () => {
    const sent = sentCells(breakdown, grid, draft, language)
    const follows = adds && draft.follows && sent.length > 0
    try {
      await saving.mutateAsync({
        cells: sent.map(({ dimension: _, ...cell }) => cell),
        whole: follows ? 'follow' : 'keep',
        version: breakdown.version,
      })
      toast({ title: t('saved'), description: t('savedBody', { code: breakdown.code, count: sent.length }) })
      leave()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const found = Object.entries(error.fields).flatMap(([field, text]) => {
        const dimension = sent[Number(/^cells\.(\d+)\./.exec(field)?.[1] ?? -1)]?.dimension
        return dimension ? [[dimension, text] as const] : []
      })
      setErrors(Object.fromEntries(found))
      if (!found[0]) return setFailure(errorText(error))
      const [first] = found[0]
      setSelected(first)
      // What is wrong is said below the grid; the cell itself comes into sight.
      document.querySelector<HTMLElement>(`[data-dimension="${CSS.escape(first)}"]`)?.focus()
    }
  }

  return (
    <FormDialog
      size="lg"
      title={t('title')}
      description={`${breakdown.code} · ${breakdown.name}`}
      submit={t('save')}
      busy={saving.isPending}
      failure={failure}
      aside={
        <Button onClick={() => setHistory(!history)} aria-expanded={history}>
          {t('history')}
        </Button>
      }
      onSubmit={save}
      onCancel={leave}
      onClose={onClose}
    >
      {kept && <Notice tone="info">{t('restored')}</Notice>}
      {asked !== breakdown.code && <p className="text-secondary text-sm">{t('of', { code: breakdown.code })}</p>}
      {breakdown.cells.some(({ status }) => status === 'proposed') && <Notice tone="info">{t('proposed')}</Notice>}
      {axes.some(({ optional }) => optional) && (
        <div className="flex flex-wrap gap-x-6">
          {axes
            .filter(({ optional }) => optional)
            .map(({ axis, name }) => (
              <Checkbox
                key={axis}
                checked={draft.used.includes(axis)}
                onChange={(on) => toggleAxis(axis, on)}
                label={t('optional', { axis: name })}
              />
            ))}
        </div>
      )}
      {grid.rows.length === 0 ? (
        <p className="rounded-md border border-line border-dashed px-3 py-4 text-secondary text-sm">
          {grids('noRows')}
        </p>
      ) : (
        <BreakdownGrid
          table={{ unit: breakdown.unit, rule: whole.rule }}
          grid={grid}
          draft={draft}
          errors={errors}
          selected={selected}
          onSelect={setSelected}
          onChange={change}
        />
      )}
      <AddMembers axes={axes} draft={draft} onChange={change} />
      {named && (
        <CellDetails
          key={named.dimension}
          name={named.name.filter(Boolean).join(', ')}
          cell={draft.cells[named.dimension] ?? emptyCell}
          kept={breakdown.cells.find(({ dimension }) => dimension === named.dimension)}
          error={errors[named.dimension]}
          onChange={(cell) => change({ ...draft, cells: { ...draft.cells, [named.dimension]: cell } })}
        />
      )}
      {adds && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            checked={draft.follows}
            onChange={(follows) => change({ ...draft, follows })}
            label={sum === null ? t('followPlain') : t('follow', { sum: exact(sum) })}
          />
          {whole.stated !== null && (
            <span className="num text-secondary text-sm">
              {t('value', { code: whole.key, value: quantity(whole.stated, breakdown.unit) })}
            </span>
          )}
        </div>
      )}
      {whole.differs && Object.keys(errors).length === 0 && <Notice tone="warning">{whole.differs}</Notice>}
      {history && <CellHistory datapoint={key} />}
      <p className="text-muted text-xs max-md:hidden">{t('hint')}</p>
    </FormDialog>
  )
}
