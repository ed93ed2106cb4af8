import { ApiError } from '../../api/errors.ts'
import { PageFailure } from '../../document/viewer/PageFailure.tsx'
import { PaperSkeleton } from '../../document/viewer/PaperSkeleton.tsx'
import { PictureMarks } from '../../document/viewer/PictureMarks.tsx'
import { partsOf } from '../../document/viewer/parts.ts'
import { locate, runsOf } from '../../document/viewer/passage.ts'
import { Runs } from '../../document/viewer/Runs.tsx'
import { SheetGrid } from '../../document/viewer/SheetGrid.tsx'
import { TextParts } from '../../document/viewer/TextParts.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Card } from '../../ui/Page.tsx'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { Example, Section } from '../Section.tsx'
import { samplePage } from '../samples.ts'
import { galleryTexts } from '../texts.ts'

const passage = 'Scope 1, ovens and vehicles         5,218     5,604    -6.9 %'
const value = { start: passage.indexOf('5,218'), end: passage.indexOf('5,218') + '5,218'.length }
const size = { width: 480, height: 200 }
const line = { left: 24, top: 24, height: 16 }

export function Evidence() {
  const t = useTexts(galleryTexts)
  const page = samplePage('report 2025.pdf', 2)
  const found = locate(page.text, passage, value, null)
  const lines = page.text.split('\n').slice(5, 14)
  const at = lines.indexOf(passage)
  const boxOf = (from: number, until: number) => ({
    x: line.left + from * 6,
    y: line.top + at * line.height,
    width: (until - from) * 6,
    height: line.height,
  })
  const sheet = samplePage('emissions 2025.xlsx', 1)
  const stored = samplePage('2025.docx', 1)
  return (
    <Section name="evidence">
      <Example title={t('evidence.words')} className="rounded-lg bg-paper p-4 text-paper-ink">
        <Runs runs={found ? runsOf(page.text, { start: found.passage.start, end: found.passage.end }, found) : []} />
      </Example>
      <Example title={t('evidence.page')} className="">
        <ScrollFrame aria-label={t('evidence.page')} className="h-auto!">
          <div className="relative bg-knob text-paper-ink" style={size}>
            <pre
              className="absolute font-mono"
              style={{ left: line.left, top: line.top, fontSize: 10, lineHeight: `${line.height}px` }}
            >
              {lines.join('\n')}
            </pre>
            <PictureMarks
              page={size}
              marks={{ boxes: [boxOf(0, passage.length)], value: boxOf(value.start, value.end) }}
            />
          </div>
        </ScrollFrame>
      </Example>
      <Example title={t('evidence.sheet')} className="">
        <Card className="h-64 overflow-hidden">
          {sheet.grid && (
            <SheetGrid grid={sheet.grid} filename={t('sample.file')} sheet={sheet.name ?? ''} cell="C10" />
          )}
        </Card>
      </Example>
      <Example title={t('evidence.text')} className="rounded-lg bg-paper p-4 text-paper-ink">
        <TextParts
          text={stored.text}
          parts={partsOf(stored)}
          found={locate(stored.text, stored.text.split('\n')[3] ?? '', null, null)}
        />
      </Example>
      <Example title={t('evidence.states')} className="grid gap-4 sm:grid-cols-2">
        <Card className="h-72 overflow-hidden bg-pressed!">
          <PaperSkeleton />
        </Card>
        <Card className="h-72 overflow-hidden">
          <PageFailure
            error={new ApiError(t('states.failedText'), { status: 503, code: 'unavailable' })}
            onRetry={() => {}}
          />
        </Card>
      </Example>
    </Section>
  )
}
