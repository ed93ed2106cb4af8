import type { Figure } from '@esrs/contract'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { organisationTexts } from '../texts.ts'

/** What is to be known of a figure at a glance: missing months, estimates, and whether it agrees with what is stated. */
export function FigureBadges({ figure }: { figure: Figure }) {
  const { missing, estimated_share: share, apportioned_share: apportioned, stated, value } = figure
  const t = useTexts(organisationTexts)
  const { percent } = useFormats()
  return (
    <span className="flex flex-wrap items-center gap-2">
      {missing > 0 && <Badge tone="warning">{t('figures.missing', { count: missing })}</Badge>}
      {share > 0 && <Badge tone="info">{t('figures.estimated', { share: percent(100 * share) })}</Badge>}
      {apportioned > 0 && <Badge>{t('figures.apportioned', { share: percent(100 * apportioned) })}</Badge>}
      {value !== null &&
        stated &&
        (stated.agrees ? (
          <Badge tone="success">{t('figures.agrees')}</Badge>
        ) : (
          stated.difference !== null && <Badge tone="danger">{t('figures.differs')}</Badge>
        ))}
    </span>
  )
}
