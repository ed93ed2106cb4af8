import { Readable } from 'node:stream'
import { type contract, type Language, limits } from '@esrs/contract'
import { defaultMethod, type Method, materialitySurvey, methodSources, scaleEnds } from '@esrs/engine/materiality'
import { newAuditedId } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import type { UploadedFile } from '../../../http/upload.ts'
import { isId } from '../../../is-id.ts'
import { headedRows, tooLong } from '../../../tables/headed-rows.ts'
import { tableFile } from '../../../tables/table-file.ts'
import { personOf } from '../author.ts'
import type { CallParts } from '../datapoints/calls.ts'
import { readSheets, type SheetReading } from '../exchange/read-sheet.ts'
import { addChange } from '../materiality/assessment-history-store.ts'
import { subjectOf } from '../materiality/decide-topic.ts'
import { reportOf } from '../stores/report.ts'
import { lockReporting } from '../stores/report-store.ts'
import { considerMatter } from './answer-matters.ts'
import { assessmentLog } from './assessment-log.ts'
import { assessmentTables } from './assessment-table.ts'
import { carryOver } from './carry-over.ts'
import {
  citableConsultations,
  dropConsultation,
  keepConsultation,
  shownConsultation,
  shownConsultations,
} from './consultations.ts'
import { decideAssessed, previewMethod, refuseUnknownTopic } from './decide-assessed.ts'
import { assessmentShape, planAssessmentImport } from './import-assessment.ts'
import type { VerdictChange } from './log-sentences.ts'
import { demand } from './may-assess.ts'
import { say } from './messages.ts'
import { addMethod, currentMethod, type MethodRow, methodVersions } from './method-store.ts'
import { entrySubject, type OpenAssessment, openAssessment, subjectPrefix, withScores } from './open-assessment.ts'
import { signedResults } from './reported-assessment.ts'
import { entryOf, scoreEntry, showEntry, unscoreEntry } from './score-entry.ts'
import { allScores, documentTitles } from './score-store.ts'
import { showAssessment } from './show-assessment.ts'
import { shownTopic } from './show-topics.ts'
import { hasChanged, shownSigned, signAssessment } from './sign-assessment.ts'
import { signedContent, signedVersions } from './signed-store.ts'
import { shownAnswers } from './stakeholder-answers.ts'
import { addDissent, addOwnTopic, deleteDissent, ownTopics } from './topic-store.ts'
import { refuseUnusable } from './usable-method.ts'

export interface AssessmentParts extends CallParts {
  /** Settings for reading the table of an imported assessment. */
  sheets: SheetReading
}

/** Highest number of own topics in one report. */
const mostOwnTopics = 50

/** Handlers of all calls of the assessment of double materiality. */
export function assessmentCalls({
  accounts,
  clock,
  sheets,
}: AssessmentParts): Handlers<(typeof contract)['materiality']> {
  const open = (tenant: Tenant, language: Language) => openAssessment(accounts, tenant, language)
  const reportFor = async (tenant: Tenant) => reportOf(await accounts.settings(tenant))
  /** Opens the assessment in a transaction that holds the lock of reporting, so that nobody else changes it meanwhile. */
  const locked = <Result>(
    tenant: Tenant,
    language: Language,
    act: (inside: Tenant, assessment: OpenAssessment) => Promise<Result>,
  ): Promise<Result> =>
    tenant.transaction(async (inside) => {
      await lockReporting(inside)
      return act(inside, await open(inside, language))
    })
  const topicAt = async (tenant: Tenant, language: Language, code: string, userId: string) => {
    const assessment = await open(tenant, language)
    return shownTopic(assessment, assessment.topics.find((topic) => topic.code === code)!, { userId })
  }
  const tableOf = async (tenant: Tenant, { name, received }: UploadedFile) => {
    if (received.size > limits.importBytes) throw tooLong()
    return headedRows(await readSheets(tenant, { file: received.file, name }, sheets), assessmentShape)
  }

  return {
    assessment: async ({ tenant, actor, caller }) => showAssessment(tenant, await open(tenant, caller.language), actor),
    entry: async ({ tenant, actor, params, caller }) =>
      showEntry(tenant, await open(tenant, caller.language), params.id, actor),
    score: async ({ tenant, actor, params, body, caller: { language } }) => {
      demand(actor, 'score')
      const by = { userId: actor.userId, at: clock() }
      const scored = await locked(tenant, language, async (inside, assessment) => {
        const isProposal = entryOf(assessment, params.id).decided_at === null
        await scoreEntry(inside, assessment, params.id, body, by)
        return isProposal ? open(inside, language) : withScores(inside, assessment)
      })
      return showEntry(tenant, scored, params.id, actor)
    },
    removeScore: async ({ tenant, actor, params, caller: { language } }) => {
      const by = { userId: actor.userId, at: clock() }
      const unscored = await locked(tenant, language, async (inside, assessment) => {
        entryOf(assessment, params.id)
        await unscoreEntry(inside, assessment, params.id, by)
        return withScores(inside, assessment)
      })
      return showEntry(tenant, unscored, params.id, actor)
    },
    comment: async ({ tenant, actor, params, body, caller: { language } }) => {
      const assessment = await open(tenant, language)
      entryOf(assessment, params.id)
      const subject = entrySubject(assessment.report, params.id)
      const change = { subject, at: clock(), userId: actor.userId, action: 'commented' as const }
      await addChange(tenant, { ...change, before: {}, after: { text: body.text } })
      return showEntry(tenant, assessment, params.id, actor)
    },
    addTopic: async ({ tenant, actor, body, caller: { language } }) => {
      demand(actor, 'decide')
      const code = await locked(tenant, language, async (inside, { report }) => {
        const own = await ownTopics(inside, report)
        if (own.length >= mostOwnTopics) throw new AppError('conflict', say('topic.tooMany', { most: mostOwnTopics }))
        const next = `X${own.reduce((most, topic) => Math.max(most, Number(topic.code.slice(1))), 0) + 1}`
        const by = { by: actor.userId, at: clock() }
        await addOwnTopic(inside, report, { code: next, title: body.title, ...by })
        const change = { subject: subjectOf(report, next), at: by.at, userId: actor.userId, action: 'created' as const }
        await addChange(inside, { ...change, before: {}, after: { title: body.title } })
        return next
      })
      return topicAt(tenant, language, code, actor.userId)
    },
    consider: async ({ tenant, actor, params, body, caller: { language } }) => {
      demand(actor, 'decide')
      const by = { userId: actor.userId, at: clock() }
      const code = await locked(tenant, language, (inside, assessment) =>
        considerMatter(inside, assessment, params.code, body.reason, by),
      )
      return topicAt(tenant, language, code, actor.userId)
    },
    decide: async ({ tenant, actor, params, body, caller: { language } }) => {
      demand(actor, 'decide')
      const by = { userId: actor.userId, at: clock() }
      await locked(tenant, language, (inside, assessment) => decideAssessed(inside, assessment, params.code, body, by))
      return topicAt(tenant, language, params.code, actor.userId)
    },
    dissent: async ({ tenant, actor, params, body, caller: { language } }) => {
      await locked(tenant, language, async (inside, assessment) => {
        refuseUnknownTopic(assessment, params.code)
        const { report } = assessment
        const row = { code: params.code, text: body.text, by: actor.userId, at: clock() }
        await addDissent(inside, report, { id: newAuditedId(), ...row })
        const subject = subjectOf(report, params.code)
        const change = { subject, at: row.at, userId: actor.userId, action: 'dissented' as const }
        await addChange(inside, { ...change, before: {}, after: { text: body.text } })
      })
      return topicAt(tenant, language, params.code, actor.userId)
    },
    withdrawDissent: async ({ tenant, actor, params }) => {
      const report = await reportFor(tenant)
      await tenant.transaction(async (inside) => {
        const gone = isId(params.id) ? await deleteDissent(inside, report, params.id, actor.userId) : null
        if (!gone) throw new AppError('not_found', say('dissent.missing'))
        const change = { at: clock(), userId: actor.userId, action: 'agreed' as const }
        const subject = subjectOf(report, gone.code)
        await addChange(inside, { subject, ...change, before: { text: gone.text }, after: {} })
      })
      return { ok: true }
    },
    method: async ({ tenant, caller: { language } }) => {
      const { opened, names, report } = await open(tenant, language)
      const versions = (await methodVersions(tenant, report)).map((row) => shownMethod(row, names))
      return {
        current: versions[0]!,
        versions,
        sources: methodSources(opened.report.set, language),
        defaults: defaultMethod() as Method,
      }
    },
    previewMethod: async ({ tenant, body, caller }) => {
      refuseUnusable(body.method, caller.language)
      return previewMethod(await open(tenant, caller.language), body.method)
    },
    saveMethod: async ({ tenant, actor, body, caller: { language } }) => {
      demand(actor, 'decide')
      refuseUnusable(body.method, language)
      const at = clock()
      return locked(tenant, language, async (inside, assessment) => {
        const { report, names } = assessment
        const before = await currentMethod(inside, report)
        if (before.version !== body.based_on) throw new AppError('conflict', say('method.meanwhile'))
        const row = { version: before.version + 1, method: body.method, reason: body.reason, by: actor.userId, at }
        await addMethod(inside, report, row)
        const change = {
          subject: `${subjectPrefix(report)}method`,
          at,
          userId: actor.userId,
          action: 'method' as const,
        }
        const shifted = previewMethod(assessment, body.method).sides.map(
          ({ id: code, side, ...verdicts }): VerdictChange => ({
            code,
            side,
            before: verdicts.before.verdict,
            after: verdicts.after.verdict,
            value: verdicts.after.value,
          }),
        )
        const after = { version: row.version, method: body.method, reason: body.reason, shifted }
        await addChange(inside, { ...change, before: { method: before.method }, after })
        return shownMethod(row, names)
      })
    },
    stakeholders: async ({ tenant, caller }) => {
      const assessment = await open(tenant, caller.language)
      return {
        results: shownAnswers(assessment.answers.sides, assessment.method.method),
        consultations: await shownConsultations(tenant, assessment),
      }
    },
    addConsultation: async ({ tenant, actor, body, caller }) => {
      const by = { userId: actor.userId, at: clock() }
      return locked(tenant, caller.language, async (inside, { report, names }) =>
        shownConsultation(await keepConsultation(inside, report, body, by), names),
      )
    },
    changeConsultation: async ({ tenant, actor, params, body, caller }) => {
      const by = { userId: actor.userId, at: clock() }
      return locked(tenant, caller.language, async (inside, { report, names }) =>
        shownConsultation(await keepConsultation(inside, report, body, by, params.id), names),
      )
    },
    removeConsultation: async ({ tenant, actor, params, caller }) => {
      const by = { userId: actor.userId, at: clock() }
      await locked(tenant, caller.language, (inside, { report }) => dropConsultation(inside, report, params.id, by))
      return { ok: true }
    },
    surveyDraft: async ({ tenant, query: { side }, caller: { language } }) => {
      const { topics, decisions, method, report } = await open(tenant, language)
      const undecided = topics.filter(({ code }) => !decisions.has(code) || decisions.get(code)!.toConfirm)
      const asked = (undecided.length > 0 ? undecided : topics).slice(0, limits.survey.questions.max)
      const { low, top } = scaleEnds[method.method.scale]
      const { questions, ...words } = materialitySurvey(asked, side, language)
      const scale = { low, high: top }
      return { ...words, questions: questions.map((question) => ({ ...question, scale, year: report.year })) }
    },
    carryOver: async ({ tenant, actor, caller: { language } }) => {
      demand(actor, 'decide')
      const { opened } = await open(tenant, language)
      await carryOver(tenant, opened, { userId: actor.userId, at: clock() })
      return showAssessment(tenant, await open(tenant, language), actor)
    },
    log: async ({ tenant, caller }) => assessmentLog(tenant, await open(tenant, caller.language)),
    versions: async ({ tenant }) => ({
      versions: (await signedVersions(tenant, await reportFor(tenant))).map(shownSigned),
    }),
    results: async ({ tenant }) => ({ reports: await signedResults(tenant) }),
    sign: async ({ tenant, actor, body, caller }) => {
      demand(actor, 'sign')
      const by = { userId: actor.userId, at: clock() }
      return locked(tenant, caller.language, async (inside, assessment) => {
        const { iros: other } = await open(inside, caller.language === 'de' ? 'en' : 'de')
        const iros = caller.language === 'de' ? { de: assessment.iros, en: other } : { en: assessment.iros, de: other }
        return signAssessment(inside, { assessment, iros }, body.note, by)
      })
    },
    version: async ({ tenant, params: { number } }) => {
      const report = await reportFor(tenant)
      const content = await signedContent(tenant, report, number)
      if (content === null) throw new AppError('not_found', say('version.missing'))
      return {
        stream: Readable.from([Buffer.from(content, 'utf8')], { objectMode: false }),
        size: Buffer.byteLength(content, 'utf8'),
        name: `materiality-${report.set}-${report.year}-v${number}.json`,
        mimeType: 'application/json',
      }
    },
    export: async ({ tenant, caller: { language } }) => {
      const assessment = await open(tenant, language)
      const { report } = assessment
      const scores = await allScores(tenant, report)
      const tables = assessmentTables(assessment, {
        scores,
        methods: await methodVersions(tenant, report),
        consultations: await shownConsultations(tenant, assessment),
        log: await assessmentLog(tenant, assessment),
        signed: await signedVersions(tenant, report),
        isChanged: await hasChanged(tenant, assessment),
        citable: await citableConsultations(tenant, assessment),
        documents: await documentTitles(tenant, [...new Set(scores.flatMap(({ documents }) => documents))]),
      })
      return tableFile(tables, 'xlsx', say('file.assessment', { year: String(report.year) })(language), language)
    },
    previewImport: async ({ tenant, file, caller }) =>
      planAssessmentImport(await open(tenant, caller.language), await tableOf(tenant, file)),
    confirmImport: async ({ tenant, actor, file, body, caller: { language } }) => {
      demand(actor, 'decide')
      const by = { userId: actor.userId, at: clock() }
      const table = await tableOf(tenant, file)
      return locked(tenant, language, async (inside, assessment) => {
        const plan = planAssessmentImport(assessment, table)
        if (plan.changes.length === 0) throw new AppError('conflict', say('import.nothing'))
        if (plan.plan !== body.plan) throw new AppError('conflict', say('import.changed'))
        for (const { code, after, reason, outlook } of plan.changes) {
          const sent = { material: after, reason: reason || say('import.given')(language), outlook }
          await decideAssessed(inside, assessment, code, sent, by, 'imported')
        }
        return plan
      })
    },
  }
}

const shownMethod = ({ by, at, ...row }: MethodRow, names: ReadonlyMap<string, string>) => ({
  ...row,
  by: personOf(by, names),
  at: at?.toISOString() ?? null,
})
