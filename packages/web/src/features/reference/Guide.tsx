import { apiUrl } from '../../api/config.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Card } from '../../ui/Page.tsx'
import { Code, withCode } from './Code.tsx'
import { referenceTexts } from './texts.ts'

const parts = ['token', 'session', 'failures', 'lists', 'language', 'again'] as const

/** What holds for all calls, and an example to copy. */
export function Guide() {
  const t = useTexts(referenceTexts)
  const example = [
    `curl -H "Authorization: Bearer $TOKEN" -F file=@report.pdf \\`,
    `  ${apiUrl()}/documents/upload/`,
    `curl -H "Authorization: Bearer $TOKEN" \\`,
    `  "${apiUrl()}/csrd/datapoints/?with_values=true&page_size=50"`,
  ].join('\n')
  return (
    <section>
      <h2 className="mb-3 font-semibold text-base">{t('guide.title')}</h2>
      <Card className="px-5 py-5 max-md:px-4">
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {parts.map((part) => (
            <div key={part}>
              <dt className="font-medium text-sm">{t(`guide.${part}.title`)}</dt>
              <dd className="mt-1 text-pretty text-secondary text-sm">{withCode(t(`guide.${part}.text`))}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 mb-2 font-medium text-sm">{t('guide.example')}</p>
        <Code label={t('guide.example')} text={example} />
      </Card>
    </section>
  )
}
