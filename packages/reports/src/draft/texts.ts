import type {
  RichText,
  StatementBlock,
  StatementChapter,
  StatementLanguage,
  StatementRequirement,
} from '@esrs/contract'
import type { Catalogue } from '@esrs/engine/esrs'
import { both, say } from '../words/messages.ts'
import type { DraftInput, WrittenText } from './input.ts'

type TextBlock = Extract<StatementBlock, { type: 'text' }>
/** The texts of one block by language. */
type OfBlock = Partial<Record<StatementLanguage, WrittenText>>

/**
 * Chapters with the texts that people wrote, in place of a drafted text or beside those of a requirement. A text without draft,
 * because its values are gone, stays beside the others: a text by a person does not vanish by itself.
 */
export function withTexts(
  chapters: readonly StatementChapter[],
  { texts = [], own = [] }: Pick<DraftInput, 'texts' | 'own'>,
  en: Catalogue,
  de: Catalogue,
): StatementChapter[] {
  const byBlock = new Map<string, OfBlock>()
  for (const text of texts) byBlock.set(text.block, { ...byBlock.get(text.block), [text.language]: text })
  const placed = new Set<string>()
  const take = (id: string): OfBlock | undefined => {
    placed.add(id)
    return byBlock.get(id)
  }
  const replaced = chapters.map(
    (chapter): StatementChapter => ({
      ...chapter,
      explanation: chapter.explanation && explained(chapter.explanation, take(`${chapter.code}.explanation`)),
      requirements: chapter.requirements.map((requirement) => ({
        ...requirement,
        blocks: requirement.blocks.map((block) => (block.type === 'text' ? replace(block, take(block.id)) : block)),
      })),
    }),
  )
  const requirementOf = (id: string): string | undefined => {
    const beside = /^(.+)\+\d+$/.exec(id)?.[1] ?? /^(.+)\.(?:text|assessment-[a-z]+)$/.exec(id)?.[1]
    const controlCode = own.find((datapoint) => datapoint.id === id)?.controlCode
    return beside ?? en.get(id)?.dr ?? (controlCode && `${controlCode}.own`)
  }
  const added = new Map<string, TextBlock[]>()
  for (const [id, ofBlock] of byBlock) {
    const code = placed.has(id) ? undefined : requirementOf(id)
    if (code) added.set(code, [...(added.get(code) ?? []), replace(emptyBlock(id), ofBlock)])
  }
  return added.size === 0 ? replaced : replaced.map((chapter) => withAdded(chapter, added, en, de))
}

const emptyBlock = (id: string): TextBlock => ({
  type: 'text',
  id,
  datapoints: [],
  texts: { en: null, de: null },
  edited: { en: null, de: null },
})

function written<T extends { en: RichText | null; de: RichText | null }>(texts: T, ofBlock: OfBlock | undefined) {
  return { en: ofBlock?.en?.text ?? texts.en, de: ofBlock?.de?.text ?? texts.de }
}

const editedAt = (ofBlock: OfBlock | undefined) => ({ en: ofBlock?.en?.at ?? null, de: ofBlock?.de?.at ?? null })

const explained = (texts: NonNullable<StatementChapter['explanation']>, ofBlock: OfBlock | undefined) => ({
  ...written(texts, ofBlock),
  ...(ofBlock && { edited: editedAt(ofBlock) }),
})

const replace = (block: TextBlock, ofBlock: OfBlock | undefined): TextBlock => ({
  ...block,
  texts: written(block.texts, ofBlock),
  edited: editedAt(ofBlock),
})

/** A chapter with added texts; a requirement that was empty before is inserted in the order of the standard. */
function withAdded(
  chapter: StatementChapter,
  added: ReadonlyMap<string, TextBlock[]>,
  en: Catalogue,
  de: Catalogue,
): StatementChapter {
  const present = new Map(chapter.requirements.map((requirement) => [requirement.code, requirement]))
  // A topic that is not material keeps only the requirements that the draft kept.
  const isOfStandard = chapter.state === 'reported' && chapter.standard !== ''
  const codes = isOfStandard ? codesOf(chapter.code, en) : [...present.keys()]
  const requirements = codes.flatMap((code): StatementRequirement[] => {
    const more = (added.get(code) ?? []).toSorted(byNumber)
    const requirement = present.get(code)
    if (more.length === 0) return requirement ? [requirement] : []
    const { blocks, title } = requirement ?? { blocks: [], title: titleOf(code, en, de) }
    const found = blocks.findIndex(({ type }) => !['text', 'figures', 'table', 'matrix'].includes(type))
    const end = found < 0 ? blocks.length : found
    return [{ code, title, blocks: [...blocks.slice(0, end), ...more, ...blocks.slice(end)] }]
  })
  return { ...chapter, requirements }
}

/** Codes of the requirements of a chapter, the company's own disclosures last. */
export const codesOf = (chapter: string, { disclosureRequirements }: Pick<Catalogue, 'disclosureRequirements'>) => [
  ...disclosureRequirements.filter(({ standard }) => standard === chapter).map(({ code }) => code),
  `${chapter}.own`,
]

const titleOf = (code: string, en: Catalogue, de: Catalogue) =>
  code.endsWith('.own')
    ? both((language) => say(language, 'own'))
    : { en: en.disclosureRequirement(code)!.title, de: de.disclosureRequirement(code)!.title }

const byNumber = (a: TextBlock, b: TextBlock): number => a.id.localeCompare(b.id, 'en', { numeric: true })
