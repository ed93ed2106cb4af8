import type { Explanation } from '@esrs/contract'
import { useState } from 'react'
import { May } from '../../api/May.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { ExplainDialog } from './ExplainDialog.tsx'
import { statementTexts } from './texts.ts'

/** Button that changes why a datapoint is not disclosed here, with its dialog. */
export function ChangeWhy({ datapoint, known }: { datapoint: string; known: Explanation | null }) {
  const t = useTexts(statementTexts)
  const [isAsking, setAsking] = useState(false)
  return (
    <May>
      <Button
        look="link"
        className="min-h-6 text-sm max-md:min-h-10"
        aria-label={t('block.changeWhyOf', { code: datapoint })}
        onClick={() => setAsking(true)}
      >
        {t('block.changeWhy')}
      </Button>
      {isAsking && (
        <ExplainDialog code={datapoint} datapoints={[datapoint]} known={known} onClose={() => setAsking(false)} />
      )}
    </May>
  )
}
