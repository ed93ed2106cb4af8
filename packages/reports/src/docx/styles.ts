import type { StatementLanguage } from '@esrs/contract'
import { AlignmentType, type IStylesOptions, LevelFormat } from 'docx'

const font = 'Calibri'
/** Names of the languages by which Word spells, hyphenates and reads aloud. */
const spoken: Record<StatementLanguage, string> = { en: 'en-GB', de: 'de-DE' }

/** The styles that people find in Word, in the company’s colour and the language of the statement. */
export function stylesOf(colour: string, language: StatementLanguage): IStylesOptions {
  const brand = colour.slice(1)
  const heading = (size: number, before: number, color?: string) => ({
    run: { font, size, bold: true, ...(color && { color }) },
    paragraph: { spacing: { before, after: 120, line: 252, lineRule: 'auto' as const }, keepNext: true },
  })
  const own = (id: string, name: string, run: object, paragraph: object) => ({
    id,
    name,
    basedOn: 'Normal',
    next: 'Normal',
    quickFormat: true,
    run,
    paragraph,
  })
  const bar = (color: string, space = 8) => ({ left: { style: 'single' as const, size: 18, color, space } })
  return {
    default: {
      document: {
        run: { font, size: 21, language: { value: spoken[language] } },
        paragraph: { spacing: { after: 110, line: 276, lineRule: 'auto' } },
      },
      title: {
        run: { font, size: 60, bold: true },
        paragraph: { spacing: { before: 120, after: 240, line: 240, lineRule: 'auto' } },
      },
      heading1: heading(38, 0, brand),
      heading2: heading(27, 360),
      heading3: heading(23, 240),
      heading4: heading(21, 200),
      heading5: heading(20, 180),
      hyperlink: { run: { color: brand, underline: { type: 'single' } } },
    },
    paragraphStyles: [
      own('Caption', 'caption', { bold: true, size: 19 }, { spacing: { before: 200, after: 80 }, keepNext: true }),
      own('Quote', 'Quote', {}, { keepNext: true, indent: { left: 240 }, border: bar('D5DAD7') }),
      own(
        'QuoteSource',
        'Quote source',
        { size: 18, color: '57605B' },
        { indent: { left: 240 }, border: bar('D5DAD7') },
      ),
      own(
        'Notice',
        'Notice',
        { size: 20 },
        { shading: { fill: 'F3F6F4' }, indent: { left: 160 }, border: bar('57605B') },
      ),
      own('Gap', 'Gap', { size: 20 }, { shading: { fill: 'FFF6E5' }, indent: { left: 160 }, border: bar('8A5A00') }),
      own('TableText', 'Table text', { size: 18 }, { spacing: { after: 0, line: 252 } }),
      own('TableHead', 'Table head', { size: 18, bold: true }, { spacing: { after: 0, line: 252 }, keepNext: true }),
      own('About', 'About', { size: 22 }, { spacing: { after: 80 } }),
      own(
        'Contents',
        'Contents heading',
        { size: 38, bold: true, color: brand },
        { spacing: { after: 200 }, pageBreakBefore: true },
      ),
    ],
  }
}

const indents = [360, 720, 1080]

/** Lists of both kinds, three deep. */
export const numbering = {
  config: [
    {
      reference: 'bullets',
      levels: indents.map((left, level) => ({
        level,
        format: LevelFormat.BULLET,
        text: ['•', '–', '·'][level]!,
        alignment: AlignmentType.START,
        style: { paragraph: { indent: { left, hanging: 280 } } },
      })),
    },
    {
      reference: 'ordered',
      levels: indents.map((left, level) => ({
        level,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        alignment: AlignmentType.START,
        style: { paragraph: { indent: { left, hanging: 280 } } },
      })),
    },
  ],
}
