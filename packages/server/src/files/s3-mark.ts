import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { claim, type Mark, type Owner, StoreOfAnother } from './owner.ts'
import { openClient, type S3Options, withStoreErrors } from './s3.ts'

/** Beside the files, so that a key that is restricted to them suffices; no file is called like this. */
const Key = 'files/owner.json'

/** The mark of the installation that a bucket belongs to. */
export function openS3Mark(options: S3Options): Mark {
  const { bucket: Bucket } = options
  const client = openClient(options)
  const put = (Body: string, condition: { IfNoneMatch?: string }) =>
    withStoreErrors(client.send(new PutObjectCommand({ Bucket, Key, Body, ...condition })))
  return {
    read: async () => {
      try {
        const { Body } = await withStoreErrors(client.send(new GetObjectCommand({ Bucket, Key })))
        return (await Body?.transformToString()) ?? ''
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    write: async (text, onlyNew) => {
      try {
        await put(text, onlyNew ? { IfNoneMatch: '*' } : {})
      } catch (error) {
        const status = onlyNew ? statusOf(error) : undefined
        // 412: there is one already. 409: somebody writes it at this moment. Either way it is read afterwards.
        if (status === 412 || status === 409) return
        // A server that refuses the condition itself; without it the last one wins.
        if (status !== 501 && status !== 400) throw error
        await put(text, {})
      }
    },
  }
}

const statusOf = (error: unknown): number | undefined =>
  ((error as Error).cause as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode

/** Makes sure that a bucket belongs to this installation. Throws `StoreOfAnother` with the line for the operator. */
export async function claimBucket(options: S3Options, owner: Owner, settle?: number): Promise<void> {
  try {
    await claim(openS3Mark(options), owner, settle)
  } catch (error) {
    if (!(error instanceof StoreOfAnother)) throw error
    throw new StoreOfAnother(
      `S3_BUCKET ${options.bucket} cannot be used: ${error.message}, and each would remove the files of the other. Name a bucket of its own, or take it over with npm run admin -- take-bucket.`,
    )
  }
}
