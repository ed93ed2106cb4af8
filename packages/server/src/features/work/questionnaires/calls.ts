import { setImmediate as breathe } from 'node:timers/promises'
import { type contract, limits } from '@esrs/contract'
import { type AskedQuestion, matchQuestion, type PlacedQuestion, prepareMatching, questionsInText } from '@esrs/engine'
import { newId } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { wholeFile } from '../../../files/encryption/file-on-disk.ts'
import { AppError } from '../../../http/errors.ts'
import type { Caller, Handlers } from '../../../http/serve.ts'
import { datapointEntry, type OpenReport } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { lockWork } from '../tasks/task-store.ts'
import { questionnaireValues, shownQuestion, shownQuestionnaire } from './answer-question.ts'
import { filledFile } from './fill-questionnaire.ts'
import {
  addQuestionnaire,
  countQuestionnaires,
  decideQuestion,
  fileOf,
  getQuestionnaire,
  type QuestionnaireRow,
  questionnairesOf,
  questionsOf,
  removeQuestionnaire,
} from './questionnaire-store.ts'

const unreadable = (key: Parameters<typeof say>[0], values?: Parameters<typeof say>[1]) =>
  new AppError('unreadable_file', say(key, values), { fields: { file: say(key, values) } })

const placeOf = (question: AskedQuestion | PlacedQuestion) => {
  if (!('row' in question)) return null
  const { sheet, row, answer, remark } = question
  return { sheet, row, answer, remark }
}

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
    await breathe()
  }
  const questions = []
  for (const [index, question] of found.entries()) {
    if (index % atOnce.questions === 0) await breathe()
    const text = question.text.slice(0, 2_000)
    const { sure, suggested } = matchQuestion({ ...question, text }, catalogue, year)
    const { section, unit } = question
    questions.push({
      section: section.slice(0, 500),
      text,
      unit: unit.slice(0, 100),
      place: placeOf(question),
      sure,
      suggested: suggested.map(({ key }) => key),
    })
  }
  return questions
}

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
    const questions = rows.map((one) => shownQuestion(one, held, caller.language))
    return { rows, questions, questionnaire: shownQuestionnaire(row, questions, held) }
  }

  async function add(
    tenant: Tenant,
    caller: Caller,
    found: readonly (AskedQuestion | PlacedQuestion)[],
    given: { name: string; kind: QuestionnaireRow['kind']; fileName: string; file: Buffer | null; addedBy: string },
  ) {
    const { report, catalogue } = await reporting.open(tenant, caller.language)
    if (found.length === 0) throw unreadable('questionnaire.nothing')
    const { questions: most, perReport } = limits.questionnaires
    if (found.length > most) throw unreadable('questionnaire.many', { count: most })
    const id = newId()
    const questions = await matchAll(found, catalogue, report.year)
    await tenant.transaction(async (inside) => {
      await lockWork(inside)
      if ((await countQuestionnaires(inside, report)) >= perReport)
        throw new AppError('conflict', say('questionnaire.full', { count: perReport }))
      const row = { id, set: report.set, reportingYear: report.year, ...given, addedAt: clock() }
      await addQuestionnaire(inside, row, questions)
    })
    const { rows: _, ...shown } = await show(tenant, await present(tenant, id), caller)
    return shown
  }

  return {
    list: async ({ tenant, caller }) => {
      const opened = await reporting.open(tenant, caller.language)
      const found = await questionnairesOf(tenant, opened.report)
      const rows = new Map(await Promise.all(found.map(async ({ id }) => [id, await questionsOf(tenant, id)] as const)))
      const held = await questionnaireValues(parts, tenant, opened, [...rows.values()].flat())
      return {
        questionnaires: found.map((row) => {
          const questions = rows.get(row.id)!.map((one) => shownQuestion(one, held, caller.language))
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
      const { questions, isCsv } = await reporting.forWork.questions(tenant, table, report.year)
      const kind = isCsv ? ('csv' as const) : ('xlsx' as const)
      const name = body.name ?? file.name.replace(/\.\w+$/, '').slice(0, limits.shortText)
      const given = {
        name,
        kind,
        fileName: file.name,
        file: Buffer.from(await wholeFile(received)),
        addedBy: actor.userId,
      }
      return add(tenant, caller, questions, given)
    },
    paste: async ({ tenant, actor, body, caller }) => {
      await accounts.throttle.count('askUser', actor.userId)
      const given = { name: body.name, kind: 'text' as const, fileName: '', file: null, addedBy: actor.userId }
      return add(tenant, caller, questionsInText(body.text), given)
    },
    get: async ({ tenant, params, caller }) => {
      const { rows: _, ...shown } = await show(tenant, await present(tenant, params.id), caller)
      return shown
    },
    decide: async ({ tenant, actor, params, body, caller }) => {
      const row = await present(tenant, params.id)
      const known = await questionsOf(tenant, row.id)
      if (!known.some(({ position }) => position === params.position))
        throw new AppError('not_found', say('questionnaire.missing'))
      const opened = await openFor(tenant, row, caller)
      if (body.as === 'datapoint') datapointEntry(opened.catalogue, body.key)
      await decideQuestion(tenant, row.id, params.position, {
        decided: body.as === 'undecided' ? null : body.as,
        key: body.as === 'datapoint' ? body.key : null,
        words: body.as === 'words' ? body.words : '',
        decidedBy: actor.userId,
        decidedAt: clock(),
      })
      const { questions } = await show(tenant, row, caller)
      return questions.find(({ position }) => position === params.position)!
    },
    remove: async ({ tenant, params }) => {
      await present(tenant, params.id)
      await removeQuestionnaire(tenant, params.id)
      return { ok: true }
    },
    file: async ({ tenant, params, caller }) => {
      const row = await present(tenant, params.id)
      const { rows, questions } = await show(tenant, row, caller)
      return filledFile(parts, tenant, row, await fileOf(tenant, row.id), rows, questions, caller.language)
    },
  }
}
