import type { Language, Task } from '@esrs/contract'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSend } from '../../kit/use-send.ts'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import { toast } from '../../ui/toast.ts'
import { readPeople } from './read-people.ts'
import { workTexts } from './texts.ts'

interface AskDialogProps {
  datapoints: readonly { key: string; name: string; tables?: Task['tables'] }[]
  onClose: () => void
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Dialog that sends a request for datapoints to people without an account. */
export function AskDialog({ datapoints, onClose }: AskDialogProps) {
  const t = useTexts(workTexts)
  const [chosen, setChosen] = useState(() => new Set(datapoints.map(({ key }) => key)))
  const [people, setPeople] = useState('')
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [due, setDue] = useState(() => inDays(14))
  const [note, setNote] = useState('')
  const [showLastYear, setShowLastYear] = useState(true)
  /** Datapoints that are asked for cell by cell, each with the axes that may be left out and are not. */
  const [tables, setTables] = useState<Record<string, string[]>>({})
  const [isTried, setTried] = useState(false)
  const named = readPeople(people)
  const peopleError = named.wrong
    ? t('ask.peopleWrong', { line: named.wrong })
    : named.people.length === 0
      ? t('ask.peopleMissing')
      : undefined
  const dueError = due < inDays(0) ? t('ask.dueMissing') : undefined
  const ask = useSend(
    () =>
      call(contract.requests.ask, {
        body: {
          people: named.people.map((person) => ({ ...person, language })),
          datapoints: [...chosen],
          tables: datapoints.flatMap(({ key, tables: axes = [] }) => {
            const more = tables[key]
            if (!more || !chosen.has(key)) return []
            return [
              {
                key,
                axes: axes.filter(({ axis, optional }) => !optional || more.includes(axis)).map(({ axis }) => axis),
              },
            ]
          }),
          due,
          note,
          show_last_year: showLastYear,
        },
      }),
    t('ask.failed'),
    ({ requests }) => {
      toast({ title: t('ask.done', { count: requests.length }) })
      onClose()
    },
  )
  const submit = () => {
    setTried(true)
    if (!peopleError && !dueError && chosen.size > 0) ask.mutate(undefined)
  }
  const toggle = (key: string, isOn: boolean) =>
    setChosen((known) => new Set(isOn ? [...known, key] : [...known].filter((one) => one !== key)))
  return (
    <FormDialog
      size="lg"
      title={t('ask.title')}
      description={t('ask.text', { count: chosen.size })}
      submit={t('ask.submit')}
      busy={ask.isPending}
      disabled={chosen.size === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      {datapoints.length > 1 && (
        <fieldset className="max-h-44 overflow-y-auto rounded-md border border-line px-3 py-2">
          <legend className="px-1 font-medium text-sm">{t('ask.datapoints')}</legend>
          <Checkbox
            className="w-full font-medium"
            label={t('all.selectAll')}
            checked={chosen.size === datapoints.length}
            onChange={(isOn) => setChosen(new Set(isOn ? datapoints.map(({ key }) => key) : []))}
          />
          {datapoints.map(({ key, name }) => (
            <Checkbox
              key={key}
              className="w-full"
              label={`${key} ${name}`}
              checked={chosen.has(key)}
              onChange={(isOn) => toggle(key, isOn)}
            />
          ))}
        </fieldset>
      )}
      <TablesField datapoints={datapoints.filter(({ key }) => chosen.has(key))} tables={tables} onChange={setTables} />
      <Field label={t('ask.people')} hint={t('ask.peopleHint')} keepsHint error={isTried ? peopleError : undefined}>
        {(control) => (
          <Textarea {...control} rows={3} value={people} onChange={(event) => setPeople(event.target.value)} />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('ask.due')} error={isTried ? dueError : undefined}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={inDays(0)}
              value={due}
              onChange={(event) => setDue(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('ask.language')}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={setLanguage}
              options={(['en', 'de'] as const).map((one) => ({ value: one, label: t(`ask.${one}`) }))}
            />
          )}
        </Field>
      </div>
      <Field label={t('ask.note')} hint={t('ask.noteHint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Checkbox label={t('ask.lastYear')} checked={showLastYear} onChange={setShowLastYear} />
    </FormDialog>
  )
}

interface TablesFieldProps {
  datapoints: AskDialogProps['datapoints']
  tables: Readonly<Record<string, string[]>>
  onChange: (tables: Record<string, string[]>) => void
}

/** Which of the datapoints are asked for cell by cell, and by what. */
function TablesField({ datapoints, tables, onChange }: TablesFieldProps) {
  const t = useTexts(workTexts)
  const broken = datapoints.filter(({ tables: axes = [] }) => axes.length > 0)
  if (broken.length === 0) return null
  return (
    <fieldset className="max-h-52 overflow-y-auto rounded-md border border-line px-3 py-2">
      <legend className="px-1 font-medium text-sm">{t('ask.tables')}</legend>
      <p className="mb-1 text-muted text-xs">{t('ask.tablesHint')}</p>
      {broken.map(({ key, name, tables: axes = [] }) => {
        const more = tables[key]
        const needed = axes.filter(({ optional }) => !optional).map((one) => one.name)
        const { [key]: _, ...rest } = tables
        return (
          <div key={key}>
            <Checkbox
              className="w-full"
              label={
                needed.length > 0
                  ? t('ask.table', { datapoint: `${key} ${name}`, axes: needed.join(', ') })
                  : `${key} ${name}`
              }
              checked={more !== undefined}
              onChange={(isOn) => onChange(isOn ? { ...tables, [key]: [] } : rest)}
            />
            {more !== undefined &&
              axes
                .filter(({ optional }) => optional)
                .map((one) => (
                  <Checkbox
                    key={one.axis}
                    className="ml-7"
                    label={t('ask.tableAlso', { axis: one.name })}
                    checked={more.includes(one.axis)}
                    onChange={(isOn) =>
                      onChange({
                        ...tables,
                        [key]: isOn ? [...more, one.axis] : more.filter((axis) => axis !== one.axis),
                      })
                    }
                  />
                ))}
          </div>
        )
      })}
    </fieldset>
  )
}
