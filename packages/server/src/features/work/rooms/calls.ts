import { Readable } from 'node:stream'
import type { AuditRoom, contract, FactEvidence, Language, Statement } from '@esrs/contract'
import type { StandardSet } from '@esrs/engine/esrs'
import { newAuditedId } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { CompanyFiles } from '../../../files/encryption/company-files.ts'
import { isUnusable } from '../../../files/encryption/format.ts'
import type { Guest } from '../../../http/authenticate.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import { tableFile } from '../../../tables/table-file.ts'
import type { StatementFeature } from '../../statement/index.ts'
import { workMailJob } from '../mail-job.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { refusePast } from '../requests/ask.ts'
import { type Pictures, pagePicture } from './page-picture.ts'
import { deliveriesForAuditor, roomPapers } from './room-papers.ts'
import {
  addEvents,
  addRoom,
  closeRoom,
  eventsOf,
  getRoom,
  listRooms,
  type RoomEvent,
  type RoomRow,
} from './room-store.ts'
import { aboutRoom, isMessage, roomTables, tableAsText } from './room-tables.ts'
import { auditedFacts, drawByRisk, drawBySeed, shownFact, stateOfRoom } from './sample-facts.ts'

export interface RoomParts extends WorkParts {
  statement: Pick<StatementFeature, 'statementOf' | 'tablesPdf' | 'settings'>
  files: Pick<CompanyFiles, 'borrow'>
  pictures: Pictures
}

/** Whether pages of a file can be drawn: those of PDFs. Sheets and texts are shown as words. */
const hasPicture = ({ document, sheet }: Pick<FactEvidence, 'document' | 'sheet'>): boolean =>
  sheet === null && /\.pdf$/i.test(document)

type Message = AuditRoom['questions'][number]['messages'][number]

const messageOf = ({ byName, byEmail, at, text }: RoomEvent): Message => ({
  by: byName,
  side: byEmail === '' ? 'company' : 'auditor',
  at: at.toISOString(),
  text,
})

/** Questions of auditors with their answers, by fact. */
function questionsOf(events: readonly RoomEvent[]): AuditRoom['questions'] {
  const said = events.filter(isMessage)
  return [...new Set(said.map(({ fact }) => fact))].map((fact) => {
    const messages = said.filter((event) => event.fact === fact).map(messageOf)
    return { fact, waiting: messages.at(-1)?.side === 'auditor', messages }
  })
}

/** Handlers of the calls of auditors' rooms: those of the company and those of the auditors. */
export function roomCalls(parts: RoomParts): {
  rooms: Handlers<(typeof contract)['rooms']>
  audit: Handlers<(typeof contract)['audit']>
} {
  const { reporting, statement, links, clock, enqueue, accounts, documents, files, pictures } = parts
  const missing = () => new AppError('not_found', say('room.missing'))
  const present = async (tenant: Tenant, id: string): Promise<RoomRow> => {
    const row = await getRoom(tenant, id)
    if (!row) throw missing()
    return row
  }

  async function opened(tenant: Tenant, room: RoomRow, language: Language) {
    const report = { set: room.set as StandardSet, year: room.reportingYear }
    const found = await statement.statementOf(tenant, report, room.version, language)
    if (!found) throw missing()
    const { catalogue } = await reporting.forWork.openAt(tenant, report, language)
    return { report, catalogue, statement: found, events: await eventsOf(tenant, room.id) }
  }

  async function shown(tenant: Tenant, room: RoomRow): Promise<AuditRoom> {
    const events = await eventsOf(tenant, room.id)
    const { sampled, marks } = stateOfRoom(events)
    const people = await links.everyone(tenant, 'room', room.id)
    const counts = { agreed: 0, question: 0, exception: 0 }
    for (const mark of marks.values()) counts[mark] += 1
    return {
      id: room.id,
      name: room.name,
      version: room.version,
      ends: room.ends,
      open: room.closedAt === null && new Date(`${room.ends}T23:59:59Z`) > clock(),
      people,
      sampled: sampled.size,
      marks: counts,
      questions: questionsOf(events),
      trail: events.map(({ byName, at, what, fact }) => ({ by: byName, at: at.toISOString(), what, fact })),
    }
  }

  const exported = async (tenant: Tenant, room: RoomRow, format: 'xlsx' | 'pdf', language: Language) => {
    const { catalogue, statement: said, events } = await opened(tenant, room, language)
    const papers = await roomPapers(parts, tenant, room, catalogue, said)
    const tables = roomTables(said, catalogue, events, papers, language)
    const file = say('room.file')(language)
    if (format === 'xlsx') return tableFile(tables, 'xlsx', file, language)
    const { name: company } = await accounts.identity(tenant)
    const book = { title: room.name, company, about: aboutRoom(room, language), madeAt: clock().toISOString() }
    const pdf = await statement.tablesPdf(
      { ...book, tables: tables.map((table) => tableAsText(table, language)) },
      language,
    )
    if (!pdf) throw new AppError('unreadable_file', say('room.tooLarge'))
    return { stream: Readable.from([pdf]), size: pdf.length, name: `${file}.pdf`, mimeType: 'application/pdf' }
  }

  /** The file of a piece of evidence: the one kept for an issued version, or the current one. */
  async function fileOf(tenant: Tenant, room: RoomRow, { document_id: id, sha256 }: FactEvidence) {
    const kept = room.version !== null && sha256 ? (await documents.kept(tenant, [sha256])).get(sha256) : undefined
    return kept ?? (await documents.sources(tenant, [id])).get(id) ?? null
  }

  /** The open room of a guest's link. */
  async function enter(tenant: Tenant, guest: Guest): Promise<RoomRow> {
    await accounts.throttle.count('guestLink', guest.linkId)
    const room = await getRoom(tenant, guest.subjectId)
    if (!room || room.closedAt) throw new AppError('authentication_required', say('link.dead'))
    return room
  }
  const by = ({ email, name }: Guest) => ({ byEmail: email, byName: name })
  const factOf = ({ facts }: Statement, id: string) => {
    const fact = facts.find((one) => one.id === id && one.decision !== null)
    if (!fact) throw new AppError('not_found', say('room.noFact'))
    return fact
  }

  return {
    rooms: {
      list: async ({ tenant }) => {
        const all = []
        for (const room of await listRooms(tenant)) all.push(await shown(tenant, room))
        return { rooms: all }
      },
      open: async ({ tenant, actor, body, caller }) => {
        refusePast(body.ends, clock())
        const { report } = await reporting.open(tenant, caller.language)
        if (!(await statement.statementOf(tenant, report, body.version, caller.language))) throw missing()
        for (const _ of body.people) await accounts.throttle.count('askUser', actor.userId)
        const id = newAuditedId()
        await tenant.transaction(async (inside) => {
          const { name, version, ends } = body
          const row = { id, set: report.set, reportingYear: report.year, version, name, ends }
          await addRoom(inside, { ...row, openedBy: actor.userId, openedAt: clock() })
          const who = await accounts.nameOf(inside, actor.userId)
          const people = new Map(body.people.map((person) => [person.email.trim().toLowerCase(), person.name]))
          for (const [email, person] of people) {
            const endsAt = new Date(`${ends}T23:59:59Z`)
            const link = {
              kind: 'room',
              subjectId: id,
              email,
              name: person,
              language: caller.language,
              endsAt,
            } as const
            await enqueue(inside, workMailJob, { kind: 'room', link: await links.issue(inside, link), by: who })
          }
        })
        return shown(tenant, await present(tenant, id))
      },
      close: async ({ tenant, actor, params }) => {
        const room = await present(tenant, params.id)
        await tenant.transaction(async (inside) => {
          await closeRoom(inside, room.id, clock())
          await links.revoke(inside, 'room', room.id)
          const byName = await accounts.nameOf(inside, actor.userId)
          await addEvents(inside, [
            { roomId: room.id, at: clock(), byEmail: '', byName, userId: actor.userId, what: 'closed' },
          ])
        })
        return shown(tenant, await present(tenant, params.id))
      },
      answer: async ({ tenant, actor, params, body }) => {
        const room = await present(tenant, params.id)
        const byName = await accounts.nameOf(tenant, actor.userId)
        const event = { roomId: room.id, at: clock(), byEmail: '', byName, userId: actor.userId }
        await tenant.transaction(async (inside) => {
          const asked = (await eventsOf(inside, room.id)).findLast(
            ({ what, fact, byEmail }) => what === 'asked' && fact === body.fact && byEmail !== '',
          )
          await addEvents(inside, [{ ...event, what: 'answered', fact: body.fact, text: body.text }])
          const link = (await links.of(inside, 'room', room.id)).find(({ email }) => email === asked?.byEmail)
          if (link)
            await enqueue(inside, workMailJob, { kind: 'roomAnswered', link: link.id, by: byName, key: body.fact })
        })
        return shown(tenant, room)
      },
      export: async ({ tenant, params, query, caller: { language } }) =>
        exported(tenant, await present(tenant, params.id), query.format, language),
    },
    audit: {
      get: async ({ tenant, guest, caller }) => {
        const room = await enter(tenant, guest)
        const { catalogue, statement: said, events } = await opened(tenant, room, caller.language)
        await addEvents(tenant, [{ roomId: room.id, at: clock(), ...by(guest), what: 'entered' }])
        const state = stateOfRoom(events)
        return {
          company: (await accounts.identity(tenant)).name,
          name: room.name,
          version: room.version,
          year: room.reportingYear,
          ends: room.ends,
          facts: auditedFacts(said).map((fact) => shownFact(fact, catalogue, state)),
        }
      },
      fact: async ({ tenant, guest, params, caller }) => {
        const room = await enter(tenant, guest)
        const { report, catalogue, statement: said, events } = await opened(tenant, room, caller.language)
        const fact = factOf(said, params.id)
        await addEvents(tenant, [{ roomId: room.id, at: clock(), ...by(guest), what: 'looked', fact: fact.id }])
        const { decision } = fact
        return {
          fact: shownFact(fact, catalogue, stateOfRoom(events)),
          decided: decision && { by: decision.by, at: decision.at, source: decision.source },
          evidence: fact.evidence.map(({ document_id: _, ...evidence }) => ({
            ...evidence,
            picture: hasPicture(evidence),
          })),
          deliveries: await deliveriesForAuditor(parts, tenant, room, catalogue, fact.datapoint),
          history: await reporting.forWork.history(tenant, report, fact.datapoint),
          messages: events.filter((event) => event.fact === fact.id && isMessage(event)).map(messageOf),
        }
      },
      picture: async ({ tenant, guest, params, caller }) => {
        const room = await enter(tenant, guest)
        const { report, statement: said, events } = await opened(tenant, room, caller.language)
        const fact = factOf(said, params.id)
        const evidence = fact.evidence[params.index]
        const source = evidence && hasPicture(evidence) ? await fileOf(tenant, room, evidence) : null
        if (!evidence || !source) throw new AppError('not_found', say('room.noPicture'))
        // The page belongs to the figure that the auditor is looking at, which the trail says once.
        const before = events.findLast(({ byEmail }) => byEmail === guest.email)
        if (before?.what !== 'looked' || before.fact !== fact.id)
          await addEvents(tenant, [{ roomId: room.id, at: clock(), ...by(guest), what: 'looked', fact: fact.id }])
        const { file, release } = await files.borrow(source.file, source.hash).catch((error: unknown) => {
          if (!isUnusable(error)) throw error
          throw new AppError('unreadable_file', say('room.noPicture'))
        })
        try {
          const place = await reporting.forWork.place(tenant, report.set, fact, evidence)
          const marks = place && { boxes: place.boxes, value: place.valueBox }
          const picture = await pagePicture({ file, page: evidence.page, ...(marks && { marks }) }, pictures)
          if (!picture) throw new AppError('unreadable_file', say('room.noPicture'))
          return { stream: Readable.from([picture]), size: picture.length, name: 'page.png', mimeType: 'image/png' }
        } finally {
          await release()
        }
      },
      papers: async ({ tenant, guest, caller }) => {
        const room = await enter(tenant, guest)
        const { catalogue, statement: said } = await opened(tenant, room, caller.language)
        return roomPapers(parts, tenant, room, catalogue, said)
      },
      draw: async ({ tenant, guest, body, caller }) => {
        const room = await enter(tenant, guest)
        const { statement: said } = await opened(tenant, room, caller.language)
        const facts = auditedFacts(said)
        const known = new Set(facts.map(({ id }) => id))
        const drawn =
          body.by === 'seed'
            ? drawBySeed(facts, body.seed, body.count)
            : body.by === 'risk'
              ? drawByRisk(said, body.count)
              : body.facts.filter((id) => known.has(id))
        const event = { roomId: room.id, at: clock(), ...by(guest), what: 'drawn' as const, kind: body.by }
        const text = body.by === 'seed' ? body.seed : ''
        await addEvents(
          tenant,
          drawn.map((fact) => ({ ...event, fact, text })),
        )
        return { drawn }
      },
      mark: async ({ tenant, guest, params, body, caller }) => {
        const room = await enter(tenant, guest)
        const { statement: said, events } = await opened(tenant, room, caller.language)
        const fact = factOf(said, params.id).id
        const event = { roomId: room.id, at: clock(), ...by(guest), fact }
        await tenant.transaction(async (inside) => {
          await addEvents(inside, [
            { ...event, what: 'marked', kind: body.mark ?? '' },
            ...(body.text === '' ? [] : [{ ...event, what: 'asked' as const, text: body.text }]),
          ])
          // One mail for all questions that wait: the next is sent when these were answered.
          if (body.text !== '' && room.openedBy && !questionsOf(events).some(({ waiting }) => waiting))
            await enqueue(inside, workMailJob, { kind: 'roomAsked', userId: room.openedBy, by: guest.name, key: fact })
        })
        return { ok: true }
      },
      export: async ({ tenant, guest, query, caller: { language } }) => {
        const room = await enter(tenant, guest)
        await addEvents(tenant, [{ roomId: room.id, at: clock(), ...by(guest), what: 'exported', kind: query.format }])
        return exported(tenant, room, query.format, language)
      },
    },
  }
}
