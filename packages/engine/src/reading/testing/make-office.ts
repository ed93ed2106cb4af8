import { strToU8, zipSync } from 'fflate'

/** A Word file from the XML inside its body, for what no library writes: tracked changes, hidden text, text boxes. */
export function makeWord(body: string, parts: Record<string, string> = {}): Uint8Array {
  const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${space}><w:body>${body}</w:body></w:document>`,
    ...parts,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

/** A paragraph of a Word file; `inside` is XML of runs. */
export function wordParagraph(inside: string, style?: string): string {
  return `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${inside}</w:p>`
}

/** A run of a Word file. */
export function wordRun(text: string, properties = ''): string {
  return `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`
}
