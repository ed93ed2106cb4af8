import type { Datapoint } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { contract } from '../../../api/contract.ts'
import { read } from '../../../api/read.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { ComparedSources } from '../../../values/compared/ComparedSources.tsx'
import { Section } from '../Section.tsx'
import { datapointTexts } from '../texts.ts'

const figures: readonly string[] = ['number', 'percent', 'money']

/** What inventory, parts of units and documents say of a figure beside its value; nothing where there are no two of them. */
export function Compared({ datapoint: { key, dataType } }: { datapoint: Datapoint }) {
  const t = useTexts(datapointTexts)
  const language = useLanguage()
  const { data } = useQuery({
    ...read(contract.figures.compared, { params: { key } }, language),
    enabled: figures.includes(dataType),
  })
  if (!data?.compared) return null
  return (
    <Section title={t('review.compared')}>
      <ComparedSources compared={data.compared} />
    </Section>
  )
}
