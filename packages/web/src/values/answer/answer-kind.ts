import { type Choices, supportingExtensions } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { valueTexts } from '../texts.ts'

const figures = new Set(['number', 'percent', 'money'])

/** Whether a datapoint asks for a figure, which has a unit. */
export const isFigure = (type: string): boolean => figures.has(type)

/** Whether its answer is typed on one line. */
export const isLine = (type: string): boolean => isFigure(type) || type === 'date' || type === 'year'

/** Whether the server has something to say of what was typed: words are taken as they are, and so is an answer that was chosen. */
export const isRead = (type: string, value: string): boolean =>
  isLine(type) || (type === 'yes-no' && value !== 'yes' && value !== 'no')

/** The answers that a datapoint offers; `null` where its answer is typed. */
export function useOffered({ type, choices }: { type: string; choices?: Choices | undefined }): Choices | null {
  const t = useTexts(valueTexts)
  if (type !== 'yes-no') return choices ?? null
  return { several: false, options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`choice.${value}`) })) }
}

/** Whether an answer in a person's own words is one too. */
export const takesOwnWords = (type: string): boolean => type !== 'yes-no'

/** The files that prove an answer, as a field for files takes them. */
export const proofFiles = supportingExtensions.map((extension) => `.${extension}`).join(',')
