import type { RichBlock } from './rich-text.ts'

/** A paragraph of plain words. */
export const paragraphOf = (text: string): RichBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
