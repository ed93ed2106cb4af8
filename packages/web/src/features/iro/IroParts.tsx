import type { Iro } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { StatusBadge } from '../../iros/badges.tsx'
import { irosTexts } from '../../iros/texts.ts'
import { Badge, CodeChip } from '../../ui/Badge.tsx'
import { inOrder } from './code-order.ts'
import { iroTexts } from './texts.ts'

/** Topics, whether it is actual, and where the decision stands, in one line. */
export function IroFacts({ iro, withCategory = false }: { iro: Iro; withCategory?: boolean }) {
  const t = useTexts(iroTexts)
  const names = useTexts(irosTexts)
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-muted text-xs">
      {inOrder(iro.esrsTopics).map((code) => (
        <CodeChip key={code} code={code} />
      ))}
      <span className="[overflow-wrap:anywhere]">
        {withCategory && `${iro.category} `}
        <span className="whitespace-nowrap">
          {withCategory && <span aria-hidden>· </span>}
          {names(iro.isPotential ? 'potential' : 'actual')}
        </span>
      </span>
      <StatusBadge status={iro.status} />
      {iro.origin === 'manual' && <Badge>{t('entry.manual')}</Badge>}
      {iro.edited.length > 0 && <Badge>{t('entry.edited')}</Badge>}
    </div>
  )
}
