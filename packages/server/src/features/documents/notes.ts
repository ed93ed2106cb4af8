import type { Language } from '@esrs/contract'
import type { StoredNote } from '../../database/schema/documents.ts'
import { errorOf, errorSentence } from './errors.ts'
import { say } from './messages.ts'

const namedPages = 12

/** Page numbers as people write them: `3, 5–8, 12`, the last of very many left out. */
function pageRanges(pages: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const page of pages.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && page <= last[1] + 1) last[1] = page
    else ranges.push([page, page])
  }
  const shown = ranges.slice(0, namedPages).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
  return shown.join(', ') + (ranges.length > namedPages ? ' …' : '')
}

/** The sentence of a note. */
export function noteSentence({ code, pages = [], count = 0, why }: StoredNote, language: Language): string {
  const values = { pages: pageRanges(pages), count }
  if (code === 'not_recognised') {
    const reason = why === 'too_many' || why === 'not_available' ? why : 'failed'
    return say(`note.not_recognised.${reason}`, values)(language)
  }
  if (code === 'pictures_not_recognised' && why === 'failed')
    return say('note.pictures_not_recognised.failed', values)(language)
  if (code === 'reanalysis_failed') {
    const error = errorOf(why ?? null)
    return say('note.reanalysis_failed', { error: error ? errorSentence(error, language) : '' })(language)
  }
  if (code === 'model_stopped') {
    const reason = why === 'budget' || why === 'refused' || why === 'context' ? why : 'unreachable'
    return say(`note.model_stopped.${reason}`)(language)
  }
  if (code === 'analysed_incompletely') {
    const stages = ['values', 'passages', 'omissions', 'hints', 'lookup'] as const
    const stagesNoted = stages.filter((stage) => (why ?? '').split(' ').includes(stage))
    return say('note.analysed_incompletely', {
      parts: stagesNoted.map((stage) => say(`stage.${stage}`)(language)).join(', '),
    })(language)
  }
  return say(`note.${code}`, values)(language)
}
