import type { AssessmentLog, Consultation, Iro, LogEntry } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import type { Text } from '../../../texts/texts.ts'
import { personOf } from '../author.ts'
import { topicOf } from './calculate-results.ts'
import { shownConsultations } from './consultations.ts'
import { logNotes } from './log-notes.ts'
import { entrySentences, sentencesOf, type VerdictChange } from './log-sentences.ts'
import type { ListedTopic } from './long-list.ts'
import { groupText, say } from './messages.ts'
import { methodVersions } from './method-store.ts'
import { type OpenAssessment, subjectPrefix } from './open-assessment.ts'
import { type ChangeRow, changesOfReport } from './signed-store.ts'
import type { TopicSurvey } from './stakeholder-store.ts'

/** Highest number of log entries that one reply holds. */
const most = 5_000

/** The log of an assessment: every change by a person and every survey as sentences, the newest first, and how to read it. */
export async function assessmentLog(tenant: Tenant, assessment: OpenAssessment): Promise<AssessmentLog> {
  const { topics, iros, rejected } = assessment
  const rows = await changesOfReport(tenant, subjectPrefix(assessment.report), most)
  const named: Named = {
    topics: new Map(topics.map((topic) => [topic.code, topic])),
    iros: new Map([...iros, ...rejected].map((iro) => [iro.id, iro])),
    matters: new Map(
      topics.flatMap((topic) => [topic, ...topic.matters]).map(({ code, title }) => [code, `${code} ${title}`]),
    ),
  }
  const changes = rows.map((row) => changeEntry(row, assessment, named))
  const entries = [...changes, ...(await surveyEntries(tenant, assessment))].sort((a, b) =>
    a.at === b.at ? b.id - a.id : a.at < b.at ? 1 : -1,
  )
  const [first] = entries.slice(-1)
  const notes = first ? logNotes(assessment, await methodVersions(tenant, assessment.report), first.at) : []
  return { notes, entries }
}

/** Topics by code, entries by identifier, and the names of topics and sub-topics by code. */
interface Named {
  topics: ReadonlyMap<string, ListedTopic>
  iros: ReadonlyMap<string, Iro>
  matters: ReadonlyMap<string, string>
}

function changeEntry(
  row: ChangeRow,
  { report, names, positions, opened, topics }: OpenAssessment,
  named: Named,
): LogEntry {
  const { language } = opened.catalogue
  const prefix = subjectPrefix(report)
  const isEntry = !row.subject.startsWith(prefix)
  const place: Pick<LogEntry, 'kind' | 'code'> = { kind: 'entry', code: row.subject }
  const { kind, code } = isEntry ? place : placeOf(row.subject.slice(prefix.length), row.action)
  const topic = named.topics.get(code ?? '')
  const iro = named.iros.get(code ?? '')
  const fields = { ...row.before, ...row.after } as Partial<Iro>
  const { esrsTopics = [], subTopic = null } = iro ?? (isEntry ? fields : {})
  const title = topic ? `${topic.code} ${topic.title}` : iro?.title
  const { text, grounds } = isEntry ? { text: entrySentences(row, named.matters), grounds: [] } : sentencesOf(row)
  const joined = (all: readonly Text[]) => all.map((one) => one(language)).join(' ')
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: personOf(row.userId, names),
    position: positions.get(row.userId ?? '') ?? '',
    kind,
    about: (code && (title ?? (fields.title || code))) || aboutOf(kind, row)(language),
    code,
    topic: topic?.code ?? (topicOf({ esrsTopics, subTopic }, topics) || concerned(row)),
    text: joined(text),
    grounds: joined(grounds),
  }
}

/** What a change is about that has no topic or entry: a consultation by its group, anything else by its kind. */
function aboutOf(kind: LogEntry['kind'], { before, after }: ChangeRow): Text {
  const { group, way } = { ...before, ...after } as Partial<Pick<Consultation, 'group' | 'way'>>
  if (kind !== 'consultation' || !group || !way) return say(`log.about.${kind}`)
  return (language) => `${say(`way.${way}`)(language)}: ${groupText(group)(language)}`
}

/** Codes of the topics that a consultation is about, or that a change of the method turned; `null` where there are none. */
function concerned({ before, after }: ChangeRow): string | null {
  const { about, shifted } = { ...before, ...after } as { about?: string[]; shifted?: VerdictChange[] }
  const codes = about ?? shifted?.map(({ code }) => code) ?? []
  return [...new Set(codes)].join(', ') || null
}

function placeOf(subject: string, action: ChangeRow['action']): Pick<LogEntry, 'kind' | 'code'> {
  const [first = '', ...rest] = subject.split(' ')
  if (first === 'entry') return { kind: 'entry', code: rest.join(' ') }
  if (first === 'consultation') return { kind: 'consultation', code: null }
  if (first === 'method' || first === 'version' || first === 'carried') return { kind: first, code: null }
  return { kind: action === 'imported' ? 'imported' : 'topic', code: first }
}

/** Surveys are no changes of the assessment, and its results rest on their answers: each stands where it began. */
async function surveyEntries(tenant: Tenant, assessment: OpenAssessment): Promise<LogEntry[]> {
  const { opened, answers, names, positions } = assessment
  const { language } = opened.catalogue
  const made = new Map(answers.surveys.map((one) => [one.id, one]))
  const surveys = (await shownConsultations(tenant, assessment)).filter(({ survey }) => survey !== null)
  return surveys.map(({ id, at, group, about, people, held, result, survey }, index) => ({
    id: -1 - index,
    at,
    by: personOf(made.get(id)!.createdBy, names),
    position: positions.get(made.get(id)!.createdBy ?? '') ?? '',
    kind: 'survey',
    about: survey!.title,
    code: null,
    topic: about.join(', ') || null,
    text: say('log.survey', {
      asked: askedIn(made.get(id)!.questions)(language),
      group: groupText(group)(language),
      topics: about.join(', '),
      held,
      people: people ?? 0,
      result,
    })(language),
    grounds: '',
  }))
}

/** The sides of materiality that a survey asks about, with its scale. */
const askedIn =
  (questions: TopicSurvey['questions']): Text =>
  (language) => {
    const asked = questions.flatMap(({ topic, scale, side = 'impact' }) => (topic && scale ? [{ scale, side }] : []))
    const kinds = asked.map(({ scale: { low, high }, side }) => say(`log.asked.${side}`, { low, high })(language))
    return [...new Set(kinds)].join('; ')
  }
