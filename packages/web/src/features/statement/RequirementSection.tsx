import type { StatementBlock, StatementRequirement } from '@esrs/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../api/role.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useChapter } from './chapter-context.ts'
import { FiguresBlock } from './FiguresBlock.tsx'
import { GapBlock } from './GapBlock.tsx'
import { LaidOutTable } from './LaidOutTable.tsx'
import { MatrixBlock } from './MatrixBlock.tsx'
import { OmittedBlock } from './OmittedBlock.tsx'
import { anchorOf } from './places.ts'
import { ReferenceBlock } from './ReferenceBlock.tsx'
import { TextBlock } from './TextBlock.tsx'
import { statementTexts } from './texts.ts'

type Text = Extract<StatementBlock, { type: 'text' }>

/** A new, empty text block at the end of a requirement, with an id made from the requirement's code. */
function newBlock({ code, blocks }: StatementRequirement): Text {
  const taken = blocks.flatMap(({ id }) => (id.startsWith(`${code}+`) ? [Number(id.slice(code.length + 1))] : []))
  return {
    type: 'text',
    id: `${code}+${taken.reduce((most, one) => Math.max(most, one), 0) + 1}`,
    datapoints: [],
    texts: { en: null, de: null },
    edited: { en: null, de: null },
  }
}

/** Section of a disclosure requirement with all its blocks. */
export function RequirementSection({ requirement }: { requirement: StatementRequirement }) {
  const t = useTexts(statementTexts)
  const { shown } = useChapter()
  const mayReport = useMay('report')
  const [added, setAdded] = useState<Text | null>(null)
  const { code, title, blocks } = requirement
  const [language = 'en'] = shown
  const isOwn = code.endsWith('.own')
  const isThere = added !== null && blocks.some(({ id }) => id === added.id)
  const all = added && !isThere ? [...blocks, added] : blocks
  return (
    <section
      id={anchorOf(code)}
      aria-labelledby={`${anchorOf(code)}-title`}
      // What is out of sight is not laid out; the room at the sides is for what reaches beyond the text, such as outlines.
      className="-mx-4 mb-10 scroll-mt-28 px-4 [contain-intrinsic-size:auto_30rem] [content-visibility:auto]"
    >
      <div className="mb-3 border-line border-b pb-2">
        <h3 id={`${anchorOf(code)}-title`} className="flex items-baseline gap-2 font-semibold text-lg">
          {!isOwn && <CodeChip code={code} className="-translate-y-px" />}
          <span className="min-w-0">{isOwn ? t('chapter.own') : title[language]}</span>
        </h3>
        {!isOwn &&
          shown.slice(1).map((other) => (
            <p key={other} lang={other} className="text-muted text-sm">
              {title[other]}
            </p>
          ))}
      </div>
      <div className="flex flex-col gap-5">
        {all.map((block) => (
          <BlockView key={block.id} block={block} code={code} isNew={block.id === added?.id} />
        ))}
      </div>
      {mayReport && (added === null || isThere) && (
        <Button
          look="ghost"
          className="mt-3 -ml-3"
          aria-label={t('chapter.addTo', { code })}
          onClick={() => setAdded(newBlock(requirement))}
        >
          <Plus aria-hidden className="size-4" />
          {t('chapter.add')}
        </Button>
      )}
    </section>
  )
}

function BlockView({ block, code, isNew }: { block: StatementBlock; code: string; isNew: boolean }) {
  switch (block.type) {
    case 'text':
      return <TextBlock block={block} code={code} isNew={isNew} />
    case 'figures':
      return <FiguresBlock block={block} />
    case 'table':
      return <LaidOutTable block={block} />
    case 'matrix':
      return <MatrixBlock block={block} />
    case 'omitted':
      return <OmittedBlock block={block} />
    case 'reference':
      return <ReferenceBlock block={block} />
    case 'gap':
      return <GapBlock block={block} code={code} />
  }
}
