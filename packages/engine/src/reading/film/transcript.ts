import { cleanText, oneLine } from '../clean-text.ts'
import type { Page, Utterance } from '../document.ts'
import { plainRun, TextPage } from '../text-page.ts'

/** A pause of this many seconds ends a paragraph, and so does the end of a sentence after this many letters. */
const longPause = 2.5
const longParagraph = 300
const longestParagraph = 1_200

/** Words of a subtitle without the marks for their looks. */
export function spokenLines(text: string): string {
  return oneLine(cleanText(text.replace(/<[^<>]{0,80}>|\{\\[^{}]{0,80}\}/g, '')))
}

/**
 * What is said in a film as one page of paragraphs, each with its time: pieces of subtitles are joined to sentences, so that
 * these can be quoted whole.
 * @param title of the film, which becomes the page's heading
 */
export function transcriptPage(said: readonly Utterance[], title: string | null): Page {
  const page = new TextPage()
  if (title) page.add('heading', [[plainRun(oneLine(cleanText(title)))]], 1)
  let open: Utterance | null = null
  const close = (): void => {
    if (!open) return
    const before = page.blocks.length
    page.add('paragraph', [[plainRun(open.text)]])
    const block = page.blocks[before]
    if (block) block.time = { from: open.from, to: open.to }
    open = null
  }
  for (const { from, to, text } of said) {
    const words = spokenLines(text)
    if (words === '') continue
    if (open) {
      const sentence = /[.!?…]["”»“]?$/.test(open.text) && open.text.length > longParagraph
      if (sentence || from - open.to > longPause || open.text.length > longestParagraph) close()
    }
    // Subtitles that stay on the screen are repeated with the next line.
    if (open?.text.endsWith(words)) open.to = to
    else open = open ? { from: open.from, to, text: `${open.text} ${words}` } : { from, to, text: words }
  }
  close()
  return page.page()
}
