import { Link } from 'react-router'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useRouteTable } from '../../shell/RouteContext.tsx'
import { hasRoute } from '../../shell/routes.ts'
import type { Pillar } from '../../ui/pillar.ts'
import { pillarOf } from '../../ui/pillar.ts'
import { Notice } from '../../ui/States.tsx'
import { extractedTexts } from './texts.ts'

/** A topic of the assessment as far as the notice needs it. */
export interface AssessedTopic {
  code: string
  title: string
  /** `null` while undecided. */
  material: boolean | null
}

/** The topics of a pillar that the company found not material. */
export const notMaterialOf = (topics: readonly AssessedTopic[], pillar: Pillar): AssessedTopic[] =>
  topics.filter(({ code, material }) => material === false && pillarOf(code) === pillar)

/** Why a group has nothing on some topics: the company's own assessment. Absent where all of them are material. */
export function NotMaterial({ topics }: { topics: readonly AssessedTopic[] }) {
  const t = useTexts(extractedTexts)
  const { list } = useFormats()
  const routes = useRouteTable()
  if (topics.length === 0) return null
  const named = list(topics.map(({ code, title }) => (title === '' ? code : `${code} (${title})`)))
  return (
    <Notice tone="neutral">
      {t(topics.length === 1 ? 'notMaterial.one' : 'notMaterial.many', { topics: named })}{' '}
      {hasRoute(routes, '/iro') && <Link to="/iro?view=materiality">{t('notMaterial.open')}</Link>}
    </Notice>
  )
}
