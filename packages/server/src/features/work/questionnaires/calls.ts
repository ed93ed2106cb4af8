import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { type contract, type Language, limits } from '@esrs/contract'
import {
  type AskedQuestion,
  languageOfSentence,
  matchQuestion,
  type PlacedQuestion,
  prepareMatching,
  questionsInText,
  unitIn,
} from '@esrs/engine'
import { newAuditedId } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { wholeFile } from '../../../files/encryption/file-on-disk.ts'
import { AppError } from '../../../http/errors.ts'
import type { Caller, Handlers } from '../../../http/serve.ts'
import { datapointEntry, type OpenReport } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { lockWork } from '../tasks/task-store.ts'
import { questionnaireValues, shownQuestion, shownQuestionnaire } from './answer-question.ts'
import { earlierAnswers, earlierFor } from './earlier-answers.ts'
import { extractCalls } from './extract-calls.ts'
import { filledFile } from './fill-questionnaire.ts'
import { keptAnswerCalls } from './kept-calls.ts'
import {
  addQuestionnaire,
  countQuestionnaires,
  decideQuestion,
  fileOf,
  getQuestionnaire,
  knownColumns,
  type QuestionnaireRow,
  questionnairesOf,
  questionsOf,
  rememberColumns,
  removeQuestionnaire,
  replaceQuestions,
} from './questionnaire-store.ts'
import { asKnown, decisionsOf, placesOf, shownForm, storedPlace } from './understood-form.ts'

const unreadable = (key: Parameters<typeof say>[0], values?: Parameters<typeof say>[1]) =>
  new AppError('unreadable_file', say(key, values), { fields: { file: say(key, values) } })

/** Datapoints read, or questions matched, in one go before other calls get their turn. */
const atOnce = { datapoints: 40, questions: 5 }

/** Matches questions with datapoints. Pauses in between: reading the words of a set takes a second of the main thread. */
async function matchAll(
  found: readonly (AskedQuestion | PlacedQuestion)[],
  catalogue: OpenReport['catalogue'],
  year: number,
) {
  const { datapoints } = catalogue
  for (let from = 0; from < datapoints.length; from += atOnce.datapoints) {
    prepareMatching(datapoints.slice(from, from + atOnce.datapoints))
    await yieldToEventLoop()
  }
  const questions = []
  for (const [index, question] of found.entries()) {
    if (index % atOnce.questions === 0) await yieldToEventLoop()
    const text = question.text.slice(0, 2_000)
    const { sure, proposed, suggested } = matchQuestion({ ...question, text }, catalogue, year)
    const { section, unit } = question
    const placed = 'row' in question ? question : null
    // An option asks for nothing of its own, unless it names a figure.
    if (placed?.isOption && !sure) continue
    questions.push({
      section: section.slice(0, 500),
      text,
      unit: (unit === '' ? unitIn(text).unit : unit).slice(0, 100),
      place: placed && storedPlace(placed),
      options: (placed?.options ?? []).map((option) => option.text),
      sure,
      proposed: [...proposed],
      suggested: suggested.map(({ key }) => key),
    })
  }
  return questions
}

/** The language that most questions of a form are in; `null` where that cannot be told. */
const languageOf = (rows: readonly { text: string }[]): Language | null =>
  languageOfSentence(rows.map(({ text }) => text).join(' '))

/** Refuses a form without questions, or with more than are taken, in a sentence that says why. */
function refuseOdd(found: readonly unknown[], form: QuestionnaireRow['form']): void {
  const { questions: most } = limits.questionnaires
  if (found.length > most) throw unreadable('questionnaire.many', { count: most })
  if (found.length > 0) return
  const answered = form?.left.filter(({ reason }) => reason === 'answered').length ?? 0
  throw answered > 0 ? unreadable('questionnaire.answered', { count: answered }) : unreadable('questionnaire.nothing')
}

const formOf = ({ sheets, left, leftCount }: NonNullable<QuestionnaireRow['form']>): QuestionnaireRow['form'] => ({
  sheets,
  left,
  leftCount,
})

/** Handlers of the calls of questionnaires: reading, matching, deciding, and the filled file. */
export function questionnaireCalls(parts: WorkParts): Handlers<(typeof contract)['questionnaires']> {
  const { reporting, accounts, clock } = parts

  const present = async (tenant: Tenant, id: string): Promise<QuestionnaireRow> => {
    const row = await getQuestionnaire(tenant, id)
    if (!row) throw new AppError('not_found', say('questionnaire.missing'))
    return row
  }
  /** The report of a questionnaire, which need not be the one that the company works in now. */
  const openFor = async (tenant: Tenant, { set, reportingYear }: QuestionnaireRow, { language }: Caller) => {
    const now = await reporting.open(tenant, language)
    const report = { set, year: reportingYear } as OpenReport['report']
    return now.report.set === set && now.report.year === reportingYear
      ? now
      : reporting.forWork.openAt(tenant, report, language)
  }
  const show = async (tenant: Tenant, row: QuestionnaireRow, caller: Caller) => {
    const opened = await openFor(tenant, row, caller)
    const rows = await questionsOf(tenant, row.id)
    const held = await questionnaireValues(parts, tenant, opened, rows)
    const nameOf = placesOf(row)
    const before = { catalogue: held.catalogue, people: held.book.people }
    const earlier = await earlierFor(rows, await earlierAnswers(tenant, row.id, before, clock()))
    const questions = rows.map((one, index) => shownQuestion(one, held, caller.language, nameOf, earlier[index]))
    return { rows, held, questions, questionnaire: shownQuestionnaire(row, questions, held), form: shownForm(row.form) }
  }

  async function add(
    tenant: Tenant,
    caller: Caller,
    found: readonly (AskedQuestion | PlacedQuestion)[],
    given: Pick<QuestionnaireRow, 'name' | 'kind' | 'fileName' | 'form'> & { file: Buffer | null; addedBy: string },
  ) {
    const { report, catalogue } = await reporting.open(tenant, caller.language)
    refuseOdd(found, given.form)
    const { perReport } = limits.questionnaires
    const id = newAuditedId()
    const questions = await matchAll(found, catalogue, report.year)
    await tenant.transaction(async (inside) => {
      await lockWork(inside)
      if ((await countQuestionnaires(inside, report)) >= perReport)
        throw new AppError('conflict', say('questionnaire.full', { count: perReport }))
      const row = { id, set: report.set, reportingYear: report.year, ...given, addedAt: clock() }
      await addQuestionnaire(inside, row, questions)
    })
    const { rows: _, held: __, ...shown } = await show(tenant, await present(tenant, id), caller)
    return shown
  }

  return {
    ...keptAnswerCalls(parts),
    ...extractCalls(parts),
    list: async ({ tenant, caller }) => {
      const opened = await reporting.open(tenant, caller.language)
      const found = await questionnairesOf(tenant, opened.report)
      const rows = new Map(await Promise.all(found.map(async ({ id }) => [id, await questionsOf(tenant, id)] as const)))
      const held = await questionnaireValues(parts, tenant, opened, [...rows.values()].flat())
      return {
        questionnaires: found.map((row) => {
          const nameOf = placesOf(row)
          const questions = rows.get(row.id)!.map((one) => shownQuestion(one, held, caller.language, nameOf))
          return shownQuestionnaire(row, questions, held)
        }),
      }
    },
    read: async ({ tenant, actor, body, file, caller }) => {
      await accounts.throttle.count('askUser', actor.userId)
      const { file: received, size } = file.received
      if (size > limits.questionnaires.fileBytes)
        throw unreadable('questionnaire.large', { megabytes: limits.questionnaires.fileBytes / 1_000_000 })
      const { report } = await reporting.open(tenant, caller.language)
      const table = { file: received, name: file.name }
      const known = asKnown(await knownColumns(tenant))
      const wanted = { year: report.year, said: [], known }
      const { questions, kind, ...form } = await reporting.forWork.questions(tenant, table, wanted)
      const name = body.name ?? file.name.replace(/\.\w+$/, '').slice(0, limits.shortText)
      const given = {
        name,
        kind,
        fileName: file.name,
        file: Buffer.from(await wholeFile(received)),
        addedBy: actor.userId,
        form: formOf(form),
      }
      return add(tenant, caller, questions, given)
    },
    paste: async ({ tenant, actor, body, caller }) => {
      await accounts.throttle.count('askUser', actor.userId)
      const given = {
        name: body.name,
        kind: 'text' as const,
        fileName: '',
        file: null,
        form: null,
        addedBy: actor.userId,
      }
      return add(tenant, caller, questionsInText(body.text), given)
    },
    get: async ({ tenant, params, caller }) => {
      const { rows: _, held: __, ...shown } = await show(tenant, await present(tenant, params.id), caller)
      return shown
    },
    decide: async ({ tenant, actor, params, body, caller }) => {
      const row = await present(tenant, params.id)
      const known = await questionsOf(tenant, row.id)
      if (!known.some(({ position }) => position === params.position))
        throw new AppError('not_found', say('questionnaire.missing'))
      const opened = await openFor(tenant, row, caller)
      const also = body.as === 'datapoint' ? (body.also ?? []).filter((key) => key !== body.key) : []
      if (body.as === 'datapoint') for (const key of [body.key, ...also]) datapointEntry(opened.catalogue, key)
      await decideQuestion(tenant, row.id, params.position, {
        decided: body.as === 'undecided' ? null : body.as,
        key: body.as === 'datapoint' ? body.key : null,
        also: [...new Set(also)],
        words: body.as === 'words' ? body.words : '',
        decidedBy: actor.userId,
        decidedAt: clock(),
      })
      const { questions } = await show(tenant, row, caller)
      return questions.find(({ position }) => position === params.position)!
    },
    columns: async ({ tenant, actor, params, body, caller }) => {
      const row = await present(tenant, params.id)
      const file = await fileOf(tenant, row.id)
      if (!file) throw new AppError('not_found', say('questionnaire.missing'))
      await accounts.throttle.count('askUser', actor.userId)
      const said = body.sheets.map(({ sheet, ...given }) => [sheet, given] as const)
      const table = { file, name: row.fileName }
      const wanted = { year: row.reportingYear, said, known: asKnown(await knownColumns(tenant)) }
      const { questions: found, kind: _, ...form } = await reporting.forWork.questions(tenant, table, wanted)
      refuseOdd(found, formOf(form))
      const { catalogue } = await openFor(tenant, row, caller)
      const matched = await matchAll(found, catalogue, row.reportingYear)
      const saidOf = new Map(said)
      const remembered = form.sheets.flatMap(({ sheet, fingerprint }) => {
        const given = saidOf.get(sheet)
        return given ? [{ ...given, fingerprint, decidedBy: actor.userId, decidedAt: clock() }] : []
      })
      await tenant.transaction(async (inside) => {
        await lockWork(inside)
        const decided = decisionsOf(await questionsOf(inside, row.id))
        const questions = matched.map((one) => ({ ...one, ...decided(one) }))
        await replaceQuestions(inside, row.id, formOf(form), questions)
        await rememberColumns(inside, remembered)
      })
      const { rows: __, held: ___, ...shown } = await show(tenant, await present(tenant, row.id), caller)
      return shown
    },
    remove: async ({ tenant, params }) => {
      await present(tenant, params.id)
      await removeQuestionnaire(tenant, params.id)
      return { ok: true }
    },
    file: async ({ tenant, params, query, caller }) => {
      const row = await present(tenant, params.id)
      // Whoever reads the file reads the language of its questions, whatever that of the person is who fills it.
      const language = languageOf(await questionsOf(tenant, row.id)) ?? caller.language
      const { rows, questions, held } = await show(tenant, row, { ...caller, language })
      const file = query.as === 'table' ? null : await fileOf(tenant, row.id)
      return filledFile(parts, tenant, row, file, rows, questions, held, language)
    },
  }
}
