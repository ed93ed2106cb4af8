import { operatorNotes, type TrailRow } from '@esrs/contract'
import { useTexts } from '../../../../i18n/texts.tsx'
import { callTexts } from './calls/texts.ts'
import { hasWords, trailTexts } from './texts.ts'

// What the codes of an entry say to a person. A code that has no words, because a newer server has written it, is shown as it is.

const { event: events, page, refused } = trailTexts.en

/** A security event in words. */
export function useEvent() {
  const t = useTexts(trailTexts)
  return (event: string, host: string | null): string =>
    hasWords(events, event) ? t(`event.${event}`, { host: host ?? '' }) : event
}

/** What was done, in words: the security event, or else the call or job, or what it belongs to. */
export function useTitle() {
  const t = useTexts(trailTexts)
  const said = useTexts(callTexts)
  const eventOf = useEvent()
  return ({ event, host, call }: TrailRow): string => {
    if (event) return eventOf(event, host)
    if (hasWords(callTexts.en.call, call)) return said(`call.${call}`)
    const group = call.split('.')[0]!
    return hasWords(page.groups, group) ? t(`page.groups.${group}`) : call
  }
}

/** How it ended, in words, and why. */
export function useOutcome() {
  const t = useTexts(trailTexts)
  return ({ outcome, code }: Pick<TrailRow, 'outcome' | 'code'>): string => {
    const ended = hasWords(page.outcomes, outcome) ? t(`page.outcomes.${outcome}`) : outcome
    if (!code) return ended
    return t('page.refusal', { outcome: ended, code: hasWords(page.codes, code) ? t(`page.codes.${code}`) : code })
  }
}

/** Why, as a sentence: what somebody wrote, or a word for why a sign-in was refused; the domain, where it was about one. */
export function useReason() {
  const t = useTexts(trailTexts)
  return ({ event, reason }: Pick<TrailRow, 'event' | 'reason'>): string | null => {
    if (!reason) return null
    if (event?.startsWith('single_sign_on.domain_')) return t('domain', { domain: reason })
    if (!event && reason === operatorNotes.keysDestroyed) return t('page.keysDestroyed')
    const isWord = event === 'single_sign_on.refused' && hasWords(refused, reason)
    return t('reason', { reason: isWord ? t(`refused.${reason}`) : reason })
  }
}

/** An id that says nothing to a person. */
const isId = (object: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(object)

/** Where a thing of the company is looked at; a survey and a room are opened from their lists. */
const placeOf: Record<TrailRow['subjects'][number]['kind'], (object: string) => string> = {
  datapoint: (key) => `/datapoints?with_values=false&datapoint=${encodeURIComponent(key)}`,
  document: (id) => `/documents?document=${id}`,
  person: (id) => `/users/${id}/edit`,
  survey: () => '/surveys',
  request: () => '/documents/requests',
  room: () => '/report/rooms',
  questionnaire: (id) => `/report/questionnaires?id=${id}`,
  answer: () => '/report/questionnaires?view=answers',
  unit: () => '/company/structure',
  entry: (key) => `/iro?entry=${encodeURIComponent(key)}`,
}

/** What of a row can be looked at: its name, and where. */
export const linksOf = ({ subjects, about }: Pick<TrailRow, 'subjects' | 'about'>) =>
  subjects
    .filter(({ object }) => object !== about?.id)
    .map(({ object, kind, name }) => ({
      to: placeOf[kind](object),
      name: kind === 'datapoint' ? `${object} ${name}` : name,
    }))

/** What it was about and has no name: codes and keys as they are, ids in short, and words for what else the product notes there. */
export function useObjects() {
  const t = useTexts(trailTexts)
  const objectOf = (call: string, object: string): string => {
    const [noted, number] = object.split(' ')
    if (call === 'operator' && noted === operatorNotes.key && number) return t('page.companyKey', { number })
    if (call === 'report.makeFile' && hasWords(page.formats, object)) return t(`page.formats.${object}`)
    if (/^(report\.|materiality\.(sign|version)$)/.test(call) && /^\d+$/.test(object))
      return t('page.version', { number: object })
    const [, more] = /^\+(\d+)$/.exec(object) ?? []
    if (more) return t('page.further', { count: more })
    return isId(object) ? t('page.gone', { id: object.slice(0, 8) }) : object
  }
  return ({ call, objects: all, subjects }: Pick<TrailRow, 'call' | 'objects' | 'subjects'>): string | null => {
    // What a file of the report is, its format and version say: nobody finds it by its id.
    const isFile = /^(report\.(makeFile|file)|statement\.file)$/.test(call)
    const objects = all.filter((object) => !subjects.some((one) => one.object === object) && !(isFile && isId(object)))
    if (objects.length === 0) return null
    if (call === 'trail.emptied') return t('page.entries', { list: objects.join(', ').replaceAll('-', '–') })
    return t('page.objects', { list: objects.map((object) => objectOf(call, object)).join(', ') })
  }
}

/** Who acted, in words. */
export function useActor() {
  const t = useTexts(trailTexts)
  return ({ actor, by }: Pick<TrailRow, 'actor' | 'by'>): string => {
    if (!by) return hasWords(page.actors, actor) ? t(`page.actors.${actor}`) : actor
    const name = by.name ?? t('who.erased')
    return actor === 'token' ? t('page.byToken', { name }) : name
  }
}
