import { type Catalogue, loadCatalogue } from '@esrs/engine/esrs'
import type { OwnTopicRow } from './topic-store.ts'

/** A topic that is assessed, with the sub-topics and sub-sub-topics below it. */
export interface ListedTopic {
  code: string
  title: string
  own: boolean
  matters: { code: string; title: string }[]
}

/**
 * The long list (ESRS 1, AR 16; revised ESRS 1, Appendix A) and the company's own topics. The voluntary standard has no list:
 * who assesses all the same uses that of ESRS Set 1.
 */
export function longList(
  { set, language }: Pick<Catalogue, 'set' | 'language'>,
  own: readonly OwnTopicRow[],
): ListedTopic[] {
  const { topics, standard } = loadCatalogue(set === 'vs-2026' ? 'esrs-2023' : set, language)
  const listed = topics.filter(({ level }) => level === 'topic')
  return [
    ...listed.map(({ code, name }) => ({
      code,
      // The list calls a topic shorter than its standard; everywhere else people read the standard's title.
      title: standard(code)?.title ?? name,
      own: false,
      matters: topics
        .filter((topic) => topic.code.startsWith(`${code}.`))
        .map(({ code: below, name: title }) => ({ code: below, title })),
    })),
    ...own.map(({ code, title }) => ({ code, title, own: true, matters: [] })),
  ]
}

/** Whether a topic that is not material needs an outlook: climate change does (ESRS 2, IRO-2, paragraph 57). */
export const needsOutlook = (code: string): boolean => code === 'E1'
