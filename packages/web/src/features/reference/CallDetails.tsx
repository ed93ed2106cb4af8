import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Code, withCode } from './Code.tsx'
import { type Call, type Description, fieldsOf, type Parameter, type Schema, typeOf } from './openapi.ts'
import { referenceTexts } from './texts.ts'

/** What a call takes and gives: parameters, body, reply and failures, with examples. */
export function CallDetails({ call, of }: { call: Call; of: Description }) {
  const t = useTexts(referenceTexts)
  const own = call.parameters.filter((one): one is Parameter => 'name' in one)
  const status = Object.keys(call.responses)[0] ?? '200'
  const reply = call.responses[status]?.content
  const failures = Object.entries(call.responses).slice(1)
  return (
    <div className="flex flex-col gap-5 border-line border-t bg-bg px-4 py-4 md:pl-23">
      <p lang="en" className="max-w-3xl text-pretty text-sm">
        {withCode(call.description)}
      </p>
      {own.length > 0 && (
        <Part title={t('parameters')}>
          <Fields
            rows={own.map(({ name, required, description, schema }) => ({
              name,
              type: typeOf(schema),
              note: required ? t('required') : null,
              text: description,
            }))}
          />
        </Part>
      )}
      <RequestPart call={call} of={of} />
      <Part title={t('reply', { status })}>
        {reply?.['application/json'] ? (
          <Exchange content={reply['application/json']} of={of} label={t('reply', { status })} />
        ) : (
          <p className="text-secondary text-sm">{t('file')}</p>
        )}
      </Part>
      <Part title={t('failures')}>
        <Fields
          rows={failures.map(([name, { description }]) => ({ name, type: null, note: null, text: description }))}
        />
      </Part>
    </div>
  )
}

function RequestPart({ call, of }: { call: Call; of: Description }) {
  const t = useTexts(referenceTexts)
  const content = call.requestBody?.content
  const json = content?.['application/json']
  const form = content?.['multipart/form-data']
  if (json)
    return (
      <Part title={t('request')}>
        <Exchange content={json} of={of} label={t('request')} />
      </Part>
    )
  if (!form) return null
  return (
    <Part title={t('request')}>
      <p className="mb-2 text-secondary text-sm">{t('form')}</p>
      <SchemaFields schema={form.schema} of={of} />
    </Part>
  )
}

function Exchange({
  content,
  of,
  label,
}: {
  content: { schema: Schema; example?: unknown }
  of: Description
  label: string
}) {
  return (
    <div className="flex flex-col gap-3">
      <SchemaFields schema={content.schema} of={of} />
      {content.example !== undefined && <Code label={label} text={JSON.stringify(content.example, null, 2)} />}
    </div>
  )
}

function SchemaFields({ schema, of }: { schema: Schema; of: Description }) {
  const rows = fieldsOf(schema, of).map(([name, field]) => ({
    name,
    type: typeOf(field),
    note: null,
    text: field.description ?? '',
  }))
  return rows.length > 0 ? <Fields rows={rows} /> : null
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-2 font-medium text-sm">{title}</h4>
      {children}
    </section>
  )
}

interface FieldRow {
  name: string
  type: string | null
  note: string | null
  text: string
}

/** Names with what they hold and mean; below each other on a phone. */
function Fields({ rows }: { rows: FieldRow[] }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {rows.map(({ name, type, note, text }) => (
        <div key={name} className="grid gap-x-4 gap-y-0.5 py-1.5 md:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="wrap-anywhere font-mono text-xs leading-5">
            {name}
            {note && <span className="ml-2 font-sans text-danger-text">{note}</span>}
          </dt>
          <dd className="min-w-0">
            {type && <span className="wrap-anywhere block font-mono text-muted text-xs leading-5">{type}</span>}
            {text && (
              <span lang="en" className="block text-pretty text-secondary">
                {withCode(text)}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
