import { respondentTypes, stakeholderTypes } from '@esrs/contract'
import { type Text, texts } from '../../../texts/texts.ts'
import de from './messages.de.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

/** Texts of the assessment of materiality. */
export const say = texts(en, de)
export type SayKey = keyof typeof en

/** A group of people who were asked: kinds that the product knows in the language, any other as people called it. */
export function groupText(group: string): Text {
  const kind = respondentTypes.find((type) => type === group)
  if (kind) return say(`group.${kind}`)
  const asked = stakeholderTypes.find((type) => type === group)
  return asked ? say(`stakeholder.${asked}`) : () => group
}
