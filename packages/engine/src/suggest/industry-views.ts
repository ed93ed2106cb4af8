import type { Language } from '../esrs/index.ts'
import { knowledge, listed } from '../knowledge.ts'
import type { IroTemplate, ValueChainPlace } from './iro-bank.ts'

/** What an industry says in its own words of a template: where it arises, and whether it is so by the activity itself. */
export interface IndustryView {
  /** It happens in every company of the industry: an actual impact, without a figure of the company. */
  isActual: boolean
  /** `null` where it is that of the template. */
  place: ValueChainPlace | null
  /** `null` where the words of the template fit. */
  words: Readonly<Record<Language, { title: string; description: string }>> | null
}

let views: ReadonlyMap<string, IndustryView> | null = null

/** All of them, by industry and template. */
export function industryViews(): ReadonlyMap<string, IndustryView> {
  if (views) return views
  const rows = knowledge<'template' | 'industries' | 'actual' | 'place' | 'titleEn' | 'textEn' | 'titleDe' | 'textDe'>(
    'industry-views',
  )
  views = new Map(
    rows.flatMap((row) => {
      const view: IndustryView = {
        isActual: row.actual === 'yes',
        place: row.place === '' ? null : (row.place as ValueChainPlace),
        words:
          row.titleEn === ''
            ? null
            : {
                en: { title: row.titleEn, description: row.textEn },
                de: { title: row.titleDe, description: row.textDe },
              },
      }
      return listed(row.industries).map((industry) => [`${industry} ${row.template}`, view] as const)
    }),
  )
  return views
}

/** A template as an industry sees it; the template itself where it says nothing of it, or where no industry is known. */
export function seenBy(industry: string | null, template: IroTemplate): IroTemplate {
  const view = industry === null ? undefined : industryViews().get(`${industry} ${template.key}`)
  if (!view) return template
  return {
    ...template,
    isPotential: template.isPotential && !view.isActual,
    valueChain: view.place ?? template.valueChain,
    en: { ...template.en, ...view.words?.en },
    de: { ...template.de, ...view.words?.de },
  }
}
