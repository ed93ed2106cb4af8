import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Queries, Tenant } from '../../../database/tenant.ts'
import type { CompanyFiles } from '../../../files/encryption/company-files.ts'
import { defineJob, type Enqueue, type HandledJob, handle, type Job } from '../../../jobs/job.ts'
import { replaceData } from '../../../jobs/job-table.ts'
import type { Mailer } from '../../../mail/mail.ts'
import { uuidOf } from '../../../mail/sending.ts'
import { sentMailsOf } from '../mails/mail-store.ts'
import { listTeam } from '../team-store.ts'
import { fileNamesOf } from './company-table-store.ts'

// What an erasure leaves outside of the database. It cannot be part of the transaction that takes the rows away, and cannot be taken
// back after it either: so that transaction brings jobs, each of which is repeated until nothing is left.

const OfErasure = z.object({ erasure: z.uuid() })
const Files = OfErasure.extend({ files: z.array(z.string()) })
const Mails = OfErasure.extend({ ids: z.array(z.string()), addresses: z.array(z.string()) })

/** Removes files of which no row is there any more. */
export const removeFilesJob: Job<z.infer<typeof Files>> = defineJob('accounts.erase.files', Files, 600, {
  trail: 'none',
})
/** Removes copies of mails. */
export const removeMailsJob: Job<z.infer<typeof Mails>> = defineJob('accounts.erase.mails', Mails, 600, {
  trail: 'none',
})

/** Files that one job removes. */
const filesAtOnce = 500
/** Seconds until what could not be removed is tried again. */
const pause = 60

/** What is to be removed after an erasure. */
export interface LeftOutside {
  files: string[]
  /** Ids of mails that were sent. */
  mails: string[]
  /** Addresses, for mails of which no note is kept any more. */
  addresses: string[]
}

/** What a company has outside of the database; call it in the transaction that holds its row. */
export async function leftByCompany(tenant: Tenant): Promise<LeftOutside> {
  const files = await fileNamesOf(tenant)
  const mails = await sentMailsOf(tenant)
  const team = await listTeam(tenant)
  return { files, mails, addresses: team.map(({ user }) => user.email) }
}

/** Has what is left removed once the transaction is committed; call it after the rows are gone. */
export async function removeLater(
  enqueue: Enqueue,
  tenant: Tenant,
  { files, mails, addresses }: Partial<LeftOutside>,
): Promise<void> {
  const erasure = randomUUID()
  for (let start = 0; start < (files?.length ?? 0); start += filesAtOnce)
    await enqueue(tenant, removeFilesJob, { erasure, files: files!.slice(start, start + filesAtOnce) })
  if (mails?.length || addresses?.length)
    await enqueue(tenant, removeMailsJob, { erasure, ids: mails ?? [], addresses: addresses ?? [] })
}

export interface RemovingParts {
  db: Queries
  files: Pick<CompanyFiles, 'remove'>
  mailer: Pick<Mailer, 'forget'>
  enqueue: Enqueue
  warn: (message: string) => void
}

export function removingJobs(parts: RemovingParts): HandledJob[] {
  const { files, mailer } = parts
  return [
    untilDone(parts, removeFilesJob, async (data) => {
      const left: string[] = []
      // One that cannot be removed keeps no other.
      for (const file of data.files) if (!(await isDone(() => files.remove(file)))) left.push(file)
      return { ...data, files: left }
    }),
    untilDone(parts, removeMailsJob, async (data) =>
      (await isDone(() => mailer.forget(data))) ? { ...data, ids: [], addresses: [] } : data,
    ),
  ]
}

async function isDone(step: () => Promise<void>): Promise<boolean> {
  try {
    await step()
    return true
  } catch {
    return false
  }
}

const isEmpty = (data: object): boolean =>
  Object.values(data).every((value) => !Array.isArray(value) || value.length === 0)

/** Repeats a step until it leaves nothing. What it was about is then in no job any more, for an address is a person's. */
function untilDone<T extends z.infer<typeof OfErasure>>(
  { db, enqueue, warn }: RemovingParts,
  job: Job<T>,
  step: (data: T) => Promise<T>,
): HandledJob {
  return handle(job, {
    run: async ({ data, requeue }) => {
      const left = await step(data)
      if (isEmpty(left)) return void (await replaceData(db, job, 'erasure', left))
      warn(`${job.id}: something of the erasure ${data.erasure} could not be removed and is tried again`)
      requeue({ data: left, place: 'kept', seconds: pause })
    },
    onFailed: ({ tenant, data, jobId }) =>
      enqueue(tenant, job, data, { id: uuidOf(`again ${jobId}`), delaySeconds: pause }),
  })
}
