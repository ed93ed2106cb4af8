import type { Language, Task } from '@esrs/contract'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import { readPeople } from './read-people.ts'
import { workTexts } from './texts.ts'
import { usePeopleProblem } from './use-people-problem.ts'

interface AskDialogProps {
  datapoints: readonly { key: string; name: string; tables?: Task['tables'] }[]
  onClose: () => void
}

/** The form as it is typed. */
interface Asking {
  chosen: string[]
  people: string
  language: Language
  due: string
  note: string
  showLastYear: boolean
  /** Datapoints that are asked for cell by cell, each with the axes that may be left out and are not. */
  tables: Record<string, string[]>
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Dialog that sends a request for datapoints to people without an account. */
export function AskDialog({ datapoints, onClose }: AskDialogProps) {
  const t = useTexts(workTexts)
  const peopleProblem = usePeopleProblem()
  const begins: Asking = {
    chosen: datapoints.map(({ key }) => key),
    people: '',
    language: useLanguage(),
    due: inDays(14),
    note: '',
    showLastYear: true,
    tables: {},
  }
  const { register, errorOf, choice, frame } = useSentForm({
    begins,
    problems: ({ people, due }) => ({
      people: peopleProblem(people),
      due: due < inDays(0) && t('ask.dueMissing'),
    }),
    send: ({ chosen, people, language, due, note, showLastYear, tables }) =>
      call(contract.requests.ask, {
        body: {
          people: readPeople(people).people.map((person) => ({ ...person, language })),
          datapoints: chosen,
          tables: datapoints.flatMap(({ key, tables: axes = [] }) => {
            const more = tables[key]
            if (!more || !chosen.includes(key)) return []
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
    failed: t('ask.failed'),
    said: ({ requests }) => t('ask.done', { count: requests.length }),
    onSent: onClose,
  })
  const { value: chosen, onChange: choose } = choice('chosen')
  const { value: tables, onChange: setTables } = choice('tables')
  const { value: showsLastYear, onChange: showLastYear } = choice('showLastYear')
  return (
    <FormDialog
      size="lg"
      title={t('ask.title')}
      description={t('ask.text', { count: chosen.length })}
      submit={t('ask.submit')}
      disabled={chosen.length === 0}
      onClose={onClose}
      {...frame}
    >
      {datapoints.length > 1 && (
        <fieldset className="max-h-44 overflow-y-auto rounded-md border border-line px-3 py-2">
          <legend className="px-1 font-medium text-sm">{t('ask.datapoints')}</legend>
          <Checkbox
            className="w-full font-medium"
            label={t('all.selectAll')}
            checked={chosen.length === datapoints.length}
            onChange={(isOn) => choose(isOn ? datapoints.map(({ key }) => key) : [])}
          />
          {datapoints.map(({ key, name }) => (
            <Checkbox
              key={key}
              className="w-full"
              label={`${key} ${name}`}
              checked={chosen.includes(key)}
              onChange={(isOn) => choose(isOn ? [...chosen, key] : chosen.filter((one) => one !== key))}
            />
          ))}
        </fieldset>
      )}
      <TablesField
        datapoints={datapoints.filter(({ key }) => chosen.includes(key))}
        tables={tables}
        onChange={setTables}
      />
      <Field label={t('ask.people')} hint={t('ask.peopleHint')} keepsHint error={errorOf('people')}>
        {(control) => <Textarea {...control} {...register('people')} rows={3} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('ask.due')} error={errorOf('due')}>
          {(control) => <Input {...control} {...register('due')} type="date" min={inDays(0)} />}
        </Field>
        <Field label={t('ask.language')}>
          {(control) => (
            <Select
              {...control}
              {...choice('language')}
              options={(['en', 'de'] as const).map((one) => ({ value: one, label: t(`ask.${one}`) }))}
            />
          )}
        </Field>
      </div>
      <Field label={t('ask.note')} hint={t('ask.noteHint')} error={errorOf('note')}>
        {(control) => <Textarea {...control} {...register('note')} rows={2} maxLength={2000} />}
      </Field>
      <Checkbox label={t('ask.lastYear')} checked={showsLastYear} onChange={showLastYear} />
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
