import type { TextKey } from '../../i18n/texts.tsx'
import type en from './en.json'
import { onboardingTexts } from './texts.ts'

/** Groups of stakeholders as the wire names them. */
export const categories = Object.keys(onboardingTexts.en.stakeholders.categories)

const isKnown = (category: string): category is keyof typeof en.stakeholders.categories => categories.includes(category)

/** A category in the person's language; one that a person named in own words stays as it is. */
export const categoryText = (t: (key: TextKey<typeof en>) => string, category: string): string =>
  isKnown(category) ? t(`stakeholders.categories.${category}`) : category
