import type { contract, Iro, Language, Recommendation, Wording, WordingAsked } from '@esrs/contract'
import { translationRequest, type WordingRequest, type WordingSource, wordingRequest } from '@esrs/engine'
import type { Clock } from '../../../clock.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Context, Handlers } from '../../../http/serve.ts'
import type { Model } from '../../../models/model.ts'
import type { Text } from '../../../texts/texts.ts'
import type { Reporting } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import { consentsTo } from './store.ts'
import { askForWords, type Worded } from './wording.ts'

interface WordingParts {
  /** `null` where none is set up; then nothing is sent anywhere. */
  model: Model | null
  clock: Clock
  reporting: Pick<Reporting, 'iroCalls' | 'adviceCalls' | 'passagesFor'>
}

type AskedWording = Context<(typeof contract)['wording']['ask']>

/** Words and translations that a person asks a language model for. */
export function wordingCalls({ model, clock, reporting }: WordingParts): Handlers<(typeof contract)['wording']> {
  return {
    standing: async ({ tenant }) => ({
      host: model && (await consentsTo(tenant, model.host)) ? model.host : null,
    }),
    ask: async (context) => {
      const { tenant, actor, body, caller } = context
      if (!model) throw new AppError('conflict', say('model.none'))
      const { request, places } = await requestFor(reporting, context)
      const asking = { userId: actor.userId, subject: 'id' in body ? body.id : null }
      const worded = await askForWords({ model, clock }, tenant, request, asking)
      return { ...shown(worded, places, caller.language), model: model.name }
    },
  }
}

/** What is sent, and where each given source stands in a document. */
interface Prepared {
  request: WordingRequest
  places: readonly (Place | null)[]
}
type Place = NonNullable<NonNullable<Wording['proposal']>['sentences'][number]['place']>

async function requestFor(reporting: WordingParts['reporting'], context: AskedWording): Promise<Prepared> {
  const { body, tenant, actor, caller } = context
  const { language } = body
  if (body.kind === 'translation') {
    const request = translationRequest(body.text, language)
    if (!request) throw new AppError('invalid_input', say('wording.untranslatable'))
    return { request, places: [] }
  }
  if (body.kind === 'answer' || body.kind === 'disclosure') return fromDocuments(reporting, tenant, body)
  const inside = { tenant, actor, caller: { ...caller, language } }
  const sources =
    body.kind === 'questions'
      ? sourcesOfSurvey(body)
      : body.kind === 'paragraph'
        ? [own(body.text)]
        : await sourcesOfEntry(reporting, body, inside)
  const request = wordingRequest(body.kind, language, sources)
  if (!request) throw new AppError('conflict', say('wording.nothing'))
  return { request, places: [] }
}

/** Words that rest on passages of documents and nothing else; where there are none, nobody is asked. */
async function fromDocuments(
  { passagesFor }: WordingParts['reporting'],
  tenant: Tenant,
  body: Extract<WordingAsked, { kind: 'answer' | 'disclosure' }>,
): Promise<Prepared> {
  const about = body.kind === 'answer' ? { question: body.question } : { block: body.id }
  const found = await passagesFor(tenant, about, body.language)
  if (!found) throw new AppError('not_found', say('wording.gone'))
  const asked: WordingSource = { kind: 'asked', text: found.asked }
  const evidence = found.passages.map(({ text }): WordingSource => ({ kind: 'evidence', text }))
  const request = wordingRequest(body.kind, body.language, [asked, ...evidence])
  if (!request) throw new AppError('conflict', say('wording.noPassage'))
  const places = found.passages.map(({ documentId, filename, page }) => ({ document_id: documentId, filename, page }))
  return { request, places: [null, ...places] }
}

type Inside = Pick<AskedWording, 'tenant' | 'actor' | 'caller'>

async function sourcesOfEntry(
  { iroCalls, adviceCalls }: WordingParts['reporting'],
  { kind, id }: { kind: 'iro' | 'recommendation'; id: string },
  inside: Inside,
): Promise<WordingSource[]> {
  const sources =
    kind === 'iro'
      ? (await iroCalls.list(inside)).impacts.filter((iro) => iro.id === id).map(sourcesOfIro)
      : (await adviceCalls.list(inside)).data.filter(({ key }) => key === id).map(sourcesOfAdvice)
  if (!sources[0]) throw new AppError('not_found', say('wording.gone'))
  return sources[0]
}

const own = (text: string): WordingSource => ({ kind: 'own', text })

/** The description first, for that is what is worded. */
const sourcesOfIro = ({ title, description, reason, metrics, evidence }: Iro): WordingSource[] => [
  own(description || title),
  own(title),
  own(reason),
  ...metrics.map(({ name, current, target }) => own([name, current, target].filter(Boolean).join(': '))),
  ...evidence.map(({ text }): WordingSource => ({ kind: 'evidence', text })),
]

const sourcesOfAdvice = (advice: Recommendation): WordingSource[] => [
  own(advice.description),
  own(advice.title),
  own(advice.suggestedApproach),
  ...advice.actionSteps.map(({ title, details }) => own(`${title}. ${details}`)),
  ...advice.targetNotes.split('\n').map(own),
]

const sourcesOfSurvey = ({
  title,
  description,
  group,
  questions,
}: Extract<WordingAsked, { kind: 'questions' }>): WordingSource[] => [title, description, group, ...questions].map(own)

/** The proposed words, with what was left out and what to check. */
function shown(worded: Worded, places: Prepared['places'], language: Language): Pick<Wording, 'proposal' | 'refusal'> {
  const inLanguage = (text: Text) => text(language)
  const words = (all: readonly string[]) => [...new Set(all)].slice(0, 8).join(', ')
  if (!('text' in worded) || worded.text === null || worded.refused !== null) {
    const reason = worded.refused ?? 'malformed'
    const faults = 'dropped' in worded ? worded.dropped.filter(({ fault }) => fault === reason) : []
    const message = inLanguage(say(`wording.why.${reason}`, { words: words(faults.flatMap((one) => one.words)) }))
    return { proposal: null, refusal: { reason, message } }
  }
  const { text, sentences, dropped, doubts } = worded
  const faults = [...new Set(dropped.map(({ fault }) => fault))]
  const left = faults.map((fault) => {
    const these = dropped.filter((one) => one.fault === fault)
    const count = String(these.length)
    return inLanguage(say(`wording.left.${fault}`, { count, words: words(these.flatMap((one) => one.words)) }))
  })
  const look = [
    ...(doubts.names.length ? [inLanguage(say('wording.look.names', { words: words(doubts.names) }))] : []),
    ...doubts.polarity.slice(0, 3).map((sentence) => inLanguage(say('wording.look.polarity', { words: sentence }))),
  ]
  const placed = sentences.map(({ given, ...one }) => ({ ...one, place: places[given] ?? null }))
  return { proposal: { text, sentences: placed, notes: [...look, ...left] }, refusal: null }
}
