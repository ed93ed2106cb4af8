import { useState } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { Select } from '../../ui/Select.tsx'
import { Checkbox, Switch } from '../../ui/Toggles.tsx'
import { Example, Section, Shown } from '../Section.tsx'
import { galleryTexts } from '../texts.ts'

const grid = 'grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3'

export function Fields() {
  return (
    <Section name="fields">
      <Inputs />
      <Choices />
      <Toggles />
    </Section>
  )
}

function Inputs() {
  const t = useTexts(galleryTexts)
  const { unit } = useFormats()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState('CO₂')
  return (
    <>
      <Example title={t('field.text')} className={grid}>
        <Field label={t('state.empty')} hint={t('field.hint')}>
          {(control) => <Input {...control} placeholder={t('field.placeholder')} />}
        </Field>
        <Field label={t('state.filled')}>{(control) => <Input {...control} defaultValue={t('field.company')} />}</Field>
        <Field label={t('state.focus')}>
          {(control) => (
            <div data-shown="focus">
              <Input {...control} defaultValue={t('field.company')} />
            </div>
          )}
        </Field>
        <Field label={t('state.invalid')} error={t('field.error')}>
          {(control) => <Input {...control} defaultValue="jana@nordhafen" />}
        </Field>
        <Field label={t('state.disabled')}>
          {(control) => <Input {...control} defaultValue={t('field.company')} disabled />}
        </Field>
        <Field
          label={t('field.large')}
          aside={
            <a href="#fields" className="text-brand-text text-sm hover:underline">
              {t('field.aside')}
            </a>
          }
        >
          {(control) => <Input {...control} size="lg" defaultValue={t('field.company')} />}
        </Field>
      </Example>
      <Example title={t('field.figures')} className={grid}>
        <Field label={t('field.number')} hint={t('field.unit', { unit: unit('tCO2e') })}>
          {(control) => <Input {...control} inputMode="decimal" className="num" defaultValue={t('field.figure')} />}
        </Field>
        <Field label={t('field.date')}>
          {(control) => <Input {...control} type="date" className="num" defaultValue="2026-03-31" />}
        </Field>
        <Field label={t('field.dateNone')}>{(control) => <Input {...control} type="date" className="num" />}</Field>
      </Example>
      <Example title={t('field.long')} className={grid}>
        <Field label={t('state.filled')}>
          {(control) => <Textarea {...control} defaultValue={t('sample.sentence')} />}
        </Field>
        <Field label={t('state.invalid')} error={t('field.required')}>
          {(control) => <Textarea {...control} />}
        </Field>
        <Field label={t('state.disabled')}>
          {(control) => <Textarea {...control} defaultValue={t('sample.sentence')} disabled />}
        </Field>
      </Example>
      <Example title={t('field.special')} className={grid}>
        <Field label={t('field.password')}>
          {(control) => (
            <PasswordInput
              {...control}
              showLabel={t('field.show')}
              hideLabel={t('field.hide')}
              defaultValue="sourdough-at-dawn"
              autoComplete="off"
            />
          )}
        </Field>
        <div className="self-end">
          <SearchInput
            aria-label={t('field.search')}
            placeholder={t('field.search')}
            value={search}
            onSearch={setSearch}
          />
        </div>
        <div className="self-end">
          <SearchInput aria-label={t('field.searched')} value={found} onSearch={setFound} />
        </div>
      </Example>
    </>
  )
}

function Choices() {
  const t = useTexts(galleryTexts)
  const [chosen, setChosen] = useState<'e1' | 's1' | 'g1' | 'long' | ''>('e1')
  const [none, setNone] = useState<'e1' | 's1' | 'g1' | 'long' | ''>('')
  const options = (['e1', 's1', 'g1', 'long'] as const).map((value) => ({ value, label: t(`option.${value}`) }))
  const useFound = (search: string) => ({
    options: options
      .filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))
      .map(({ value, label }) => ({ id: value, label })),
    status: '',
  })
  return (
    <Example title={t('field.select')} className={grid}>
      <Field label={t('state.empty')}>
        {(control) => (
          <Select {...control} value={none} onChange={setNone} options={options} placeholder={t('field.choose')} />
        )}
      </Field>
      <Field label={t('state.filled')}>
        {(control) => <Select {...control} value={chosen} onChange={setChosen} options={options} />}
      </Field>
      <Field label={t('state.focus')}>
        {(control) => (
          <div data-shown="focus">
            <Select {...control} value="long" onChange={setChosen} options={options} />
          </div>
        )}
      </Field>
      <Field label={t('state.invalid')} error={t('field.required')}>
        {(control) => (
          <Select {...control} value={none} onChange={setNone} options={options} placeholder={t('field.choose')} />
        )}
      </Field>
      <Field label={t('state.disabled')}>
        {(control) => <Select {...control} value="e1" onChange={setChosen} options={options} disabled />}
      </Field>
      <Field label={t('field.selectOff')}>
        {(control) => (
          <Select
            {...control}
            value=""
            onChange={setChosen}
            options={options}
            placeholder={t('field.choose')}
            disabled
          />
        )}
      </Field>
      <Field label={t('field.selectSearched')}>
        {(control) => (
          <SearchSelect
            {...control}
            value={chosen}
            shown={options.find(({ value }) => value === chosen)?.label}
            searchLabel={t('field.search')}
            useFound={useFound}
            onChoose={(id) => setChosen(id as typeof chosen)}
          />
        )}
      </Field>
    </Example>
  )
}

function Toggles() {
  const t = useTexts(galleryTexts)
  const [on, setOn] = useState(true)
  const [off, setOff] = useState(false)
  const [radio, setRadio] = useState('yes')
  return (
    <>
      <Example title={t('field.switch')} className="flex flex-wrap items-center gap-6">
        <Switch checked={on} onChange={setOn} label={t('state.on')} />
        <Switch checked={off} onChange={setOff} label={t('state.off')} />
        <Shown as="focus">
          <Switch checked={on} onChange={setOn} label={t('state.focus')} />
        </Shown>
        <Switch checked onChange={setOn} label={t('state.disabledOn')} disabled />
        <Switch checked={false} onChange={setOff} label={t('state.disabled')} disabled />
      </Example>
      <Example title={t('field.checkbox')} className="flex flex-wrap items-center gap-6">
        <Checkbox checked={on} onChange={setOn} label={t('state.on')} />
        <Checkbox checked={off} onChange={setOff} label={t('state.off')} />
        <Shown as="focus">
          <Checkbox checked={on} onChange={setOn} label={t('state.focus')} />
        </Shown>
        <Checkbox checked onChange={setOn} label={t('state.disabledOn')} disabled />
        <Checkbox checked={false} onChange={setOff} label={t('state.disabled')} disabled />
      </Example>
      <Example title={t('field.radio')} className="flex flex-wrap items-center gap-6">
        {(['yes', 'no', 'open'] as const).map((answer) => (
          <label key={answer} className="inline-flex min-h-control items-center gap-2 text-sm">
            <input
              type="radio"
              name="gallery-answer"
              checked={radio === answer}
              onChange={() => setRadio(answer)}
              className="size-4 accent-(--brand)"
            />
            {t(`answer.${answer}`)}
          </label>
        ))}
      </Example>
    </>
  )
}
