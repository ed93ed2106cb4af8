import { asName, type Letter, momentIn } from '../../../mail/letter.ts'
import { type Text, texts } from '../../../texts/texts.ts'
import type { UserRow } from '../people.ts'
import de from './letters.de.json' with { type: 'json' }
import en from './letters.en.json' with { type: 'json' }

const say = texts(en, de)

/** What a letter about an account is about. */
export const letterKinds = [
  'reset',
  'resetByProvider',
  'invitation',
  'confirm',
  'registered',
  'email',
  'taken',
  'passwordSet',
  'emailSet',
  'factorAdded',
  'factorRemoved',
  'recoveryUsed',
  'factorReset',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyCopied',
] as const
type LetterKind = (typeof letterKinds)[number]

/** Whom a letter is to, and the address of the web app. */
interface To {
  user: Pick<UserRow, 'name' | 'email' | 'language'>
  web: string
}

interface About extends To {
  company: string
  inviter: string
  at: Date | null
  link: string | null
  /** The address that it is about. */
  email: string
  /** Its person signs in with the provider of the company alone. */
  byProvider: boolean
}

interface Content {
  lead: Text[]
  action?: Text
  after: Text[]
}

/** The text of each kind of letter beside its subject. */
const contents: Record<LetterKind, (about: About) => Content> = {
  reset: () => ({ lead: [say('reset.lead')], action: say('reset.action'), after: [say('reset.after')] }),
  resetByProvider: ({ company, email }) => ({
    lead: [say('resetByProvider.lead'), say('invitation.nextByProvider', { company, email })],
    action: say('invitation.actionByProvider'),
    after: [say('resetByProvider.after')],
  }),
  invitation: ({ inviter, company, email, byProvider }) => ({
    lead: [
      say('invitation.lead', { inviter, company }),
      byProvider ? say('invitation.nextByProvider', { company, email }) : say('invitation.next'),
    ],
    action: say(byProvider ? 'invitation.actionByProvider' : 'invitation.action'),
    after: [say('invitation.after', { inviter, company })],
  }),
  confirm: () => ({ lead: [say('confirm.lead')], action: say('confirm.action'), after: [say('confirm.after')] }),
  registered: ({ email, web }) => ({
    lead: [say('registered.lead', { email })],
    after: [say('taken.after', { forgot: `${web}/forgot-password` })],
  }),
  email: ({ email }) => ({
    lead: [say('email.lead', { email })],
    action: say('email.action'),
    after: [say('email.after')],
  }),
  taken: ({ email, web }) => ({
    lead: [say('taken.lead', { email })],
    after: [say('taken.after', { forgot: `${web}/forgot-password` })],
  }),
  passwordSet: (about) => ({
    lead: [inTime(about, (when) => say('passwordSet.lead', { when }))],
    after: [say('notYou', { forgot: `${about.web}/forgot-password` })],
  }),
  emailSet: (about) => ({
    lead: [inTime(about, (when) => say('emailSet.lead', { when, old: about.email, email: about.user.email }))],
    after: [say('emailSet.after', { company: about.company })],
  }),
  factorAdded: (about) => aboutFactor('factorAdded', about),
  factorRemoved: (about) => aboutFactor('factorRemoved', about),
  factorReset: (about) => aboutFactor('factorReset', about),
  recoveryUsed: (about) => aboutFactor('recoveryUsed', about),
  passkeyAdded: (about) => aboutFactor('passkeyAdded', about),
  passkeyRemoved: (about) => aboutFactor('passkeyRemoved', about),
  passkeyCopied: (about) => aboutFactor('passkeyCopied', about),
}

type FactorLetter = Extract<LetterKind, `factor${string}` | `passkey${string}` | 'recoveryUsed'>

/** What happened to the second factor, and what to do if it was somebody else. */
const aboutFactor = (kind: FactorLetter, about: About): Content => ({
  lead: [inTime(about, (when) => say(`${kind}.lead`, { when }))],
  after: [say('notYou', { forgot: `${about.web}/forgot-password` })],
})

/** A sentence with a moment in it, in the language's own format. */
const inTime =
  ({ at }: About, sentence: (when: string) => Text): Text =>
  (language) =>
    sentence(at ? momentIn(at, language) : '')(language)

/** The letter of one kind in its reader's language. */
export function letterOf(kind: LetterKind, given: About): Letter {
  const about = { ...given, inviter: asName(given.inviter), company: asName(given.company) }
  const { user, web, link } = about
  const { language } = user
  const { lead, action, after } = contents[kind](about)
  const isStranger = kind === 'email' || kind === 'confirm'
  return {
    language,
    // Nobody's free text: whoever may write a subject line can write an advertisement or a warning that we seem to send.
    subject: say(`${kind}.subject`)(language),
    greeting: say('greeting', { name: asName(user.name) })(language),
    paragraphs: lead.map((text) => text(language)),
    action: action && link ? { label: action(language), link } : undefined,
    after: after.map((text) => text(language)),
    footer: say(isStranger ? 'footer.stranger' : 'footer', { web })(language),
  }
}

/** The letter about a batch of documents. */
interface Processed {
  processed: number
  failed: number
  /** The company is in the onboarding wizard, which waits for its documents; it goes on from there. */
  isInWizard: boolean
}

export function processedLetter({ user, web }: To, { processed: count, failed, isInWizard }: Processed): Letter {
  const { language } = user
  const form = (n: number) => (n === 1 ? 'one' : 'other')
  const failure = failed > 0 ? [say(`processed.failed.${form(failed)}`, { failed })(language)] : []
  return {
    language,
    subject: say(`processed.subject.${form(count)}`, { count })(language),
    greeting: say('greeting', { name: asName(user.name) })(language),
    paragraphs: [
      say(`processed.done.${form(count)}`, { count })(language),
      ...failure,
      ...(isInWizard ? [say('processed.continue')(language)] : []),
    ],
    action: isInWizard
      ? { label: say('processed.continueAction')(language), link: `${web}/onboarding` }
      : { label: say('processed.action')(language), link: `${web}/datapoints` },
    footer: say('footer', { web })(language),
  }
}
