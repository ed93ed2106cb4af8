import { OperatorError } from '../packages/server/src/features/accounts/index.ts'
import { readOwner } from '../packages/server/src/files/installation.ts'
import { holderOf, takeOver } from '../packages/server/src/files/owner.ts'
import { openS3Mark } from '../packages/server/src/files/s3-mark.ts'
import type { KeyParts } from './admin-keys.ts'

/** Says which installation the bucket belongs to and, where it `takes` it, makes it that of the database. */
export async function takeBucket({ db, config }: KeyParts, takes: boolean): Promise<void> {
  const { s3 } = config
  if (!s3) throw new OperatorError('S3_BUCKET is not set; files are in DATA_DIR.')
  const [mark, owner] = [openS3Mark(s3), await readOwner(db)]
  const holder = await holderOf(mark).catch(() => ({ installation: 'unreadable', database: '', since: '' }))
  const isOurs = holder?.installation === owner.installation && holder.database === owner.database
  const whose = holder ? `installation ${holder.installation}, since ${holder.since}` : 'no installation'
  console.log(isOurs ? `${s3.bucket} belongs to this installation.` : `${s3.bucket} belongs to ${whose}.`)
  if (isOurs) return
  if (!takes) return console.log('With --yes it becomes the bucket of this installation; end the other one before.')
  await takeOver(mark, owner)
  console.log(`It belongs to this installation now (${owner.installation}).`)
}
