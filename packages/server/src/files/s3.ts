import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { spanning } from '../traces/span.ts'
import { openIncomingFiles } from './incoming.ts'
import {
  type FileStore,
  isStoredName,
  longestLoanMs,
  mustBeStoredName,
  type StoredFile,
  StoreUnavailable,
} from './store.ts'
import { removeUnknown } from './sweep.ts'

/** The bucket of the objects. */
export interface S3Options {
  /** `null`: that of AWS for the region. */
  endpoint: URL | null
  bucket: string
  region: string
  /** `null`: what the machine itself may do (AWS). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
  /** The bucket is named in the path of an address, not in its host. */
  pathStyle: boolean
}

/** Objects of other programs in the same bucket are neither seen nor touched. */
const prefix = 'files/'
const keyOf = (name: string): string => `${prefix}${mustBeStoredName(name)}`

/**
 * A file store in a bucket of S3 or of a server that speaks its protocol. Files arrive on this machine, below `folder`, where
 * their type is looked at; a file is kept once the bucket has confirmed all of it. Nothing is ever held in memory whole.
 */
export function openS3Store(options: S3Options, folder: string): FileStore {
  const { bucket } = options
  const client = openClient(options)
  const arrivals = openIncomingFiles(path.join(folder, 'arriving'))
  const borrowed = path.join(folder, 'borrowed')
  const loans = openIncomingFiles(borrowed)

  async function keep({ path: file, size, hash }: { path: string; size: number; hash: string }): Promise<string> {
    const name = path.basename(file)
    const Key = keyOf(name)
    await patiently(async () => {
      const body = fs.createReadStream(file)
      const put = new PutObjectCommand({ Bucket: bucket, Key, Body: body, ContentLength: size })
      // The signature then covers the content: a server that received anything else refuses it.
      put.middlewareStack.add(
        (next) => (args) => {
          const { headers } = args.request as { headers: Record<string, string> }
          headers['x-amz-content-sha256'] = hash
          return next(args)
        },
        { step: 'build' },
      )
      try {
        await client.send(put)
      } finally {
        body.destroy()
      }
    })
    await fs.promises.rm(file, { force: true })
    return name
  }

  async function read(name: string): Promise<{ stream: Readable; size: number }> {
    const Key = keyOf(name)
    const { Body, ContentLength } = await withStoreErrors(client.send(new GetObjectCommand({ Bucket: bucket, Key })))
    if (!Body || ContentLength === undefined) throw new StoreUnavailable('The store answered without a file.')
    return { stream: Body as Readable, size: ContentLength }
  }

  async function borrow(name: string): Promise<{ path: string; release(): Promise<void> }> {
    const file = path.join(borrowed, randomUUID())
    const release = () => fs.promises.rm(file, { force: true })
    try {
      await patiently(async () => {
        const { stream } = await read(name)
        await withStoreErrors(pipeline(stream, fs.createWriteStream(file, { mode: 0o600 })))
      })
    } catch (error) {
      await release()
      throw error
    }
    return { path: file, release }
  }

  async function* list(): AsyncGenerator<StoredFile[]> {
    let after: string | undefined
    do {
      const page = await withStoreErrors(
        client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after })),
      )
      yield (page.Contents ?? []).flatMap(({ Key = '', LastModified }) => {
        const name = Key.slice(prefix.length)
        return isStoredName(name) ? [{ name, since: LastModified ?? new Date() }] : []
      })
      after = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (after)
  }

  const remove = async (name: string) => {
    await withStoreErrors(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) })))
  }

  return {
    // The hash is in the signature of what is sent.
    receive: (stream, maxBytes, name) => arrivals.receive(stream, maxBytes, name),
    discard: arrivals.discard,
    keep,
    read,
    borrow,
    remove,
    list,
    unfinished: arrivals.list,
    sweep: async (known, olderThanMs) => {
      await arrivals.clear(olderThanMs)
      await loans.clear(Math.max(olderThanMs, longestLoanMs))
      return removeUnknown({ list, remove }, known, olderThanMs)
    },
    ping: async () => {
      await arrivals.ping()
      await withStoreErrors(client.send(new HeadBucketCommand({ Bucket: bucket })))
    },
  }
}

/** Writes, reads, lists and removes one small object. Throws with the one line that an operator can act on. */
export async function checkS3Store(store: FileStore, { endpoint, bucket }: S3Options): Promise<void> {
  async function* probe() {
    yield Buffer.from('x')
  }
  try {
    await store.ping()
    const received = await store.receive(probe(), 1)
    const name = await store.keep(received).finally(() => store.discard(received))
    ;(await store.read(name)).stream.on('error', () => {}).resume()
    for await (const _ of store.list()) break
    await store.remove(name)
  } catch (error) {
    const host = endpoint ? `S3_ENDPOINT ${endpoint.origin}` : 'AWS'
    throw new Error(`S3_BUCKET ${bucket} at ${host} cannot be used: ${(error as Error).message}.`)
  }
}

const silent = () => {}

/** A client of the bucket's server. */
export function openClient({ endpoint, region, credentials, pathStyle }: S3Options): S3Client {
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint ? { endpoint: endpoint.href } : {}),
    ...(credentials ? { credentials } : {}),
    // Servers other than AWS refuse or ignore the sums that the client would add; ours is in the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The caller reports what is thrown.
    logger: { trace: silent, debug: silent, info: silent, warn: silent, error: silent },
    // Silence on the line, not the length of a transfer.
    requestHandler: { connectionTimeout: 5000, socketTimeout: 120_000 },
  })
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) =>
        spanning({ name: `files ${commandName.replace(/Command$/, '')}`, kind: 'client' }, () => next(args)),
    { step: 'initialize' },
  )
  return client
}

/** Three attempts: the client itself does not repeat what has a stream for its content. */
async function patiently(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withStoreErrors(work())
    } catch (error) {
      if (attempt === 3 || !(error instanceof StoreUnavailable) || !mayPass(error.cause)) throw error
      await wait(200 * attempt)
    }
  }
}

/** A failed answer of the store. */
interface Failure extends Error {
  code?: string
  $metadata?: { httpStatusCode?: number }
}

/** Refusals stay refusals; broken lines and overloaded servers may not. */
const mayPass = (error: unknown): boolean => {
  const status = (error as Failure).$metadata?.httpStatusCode
  return status === undefined || status >= 500 || status === 429
}

const full = /QuotaExceeded|StorageFull|InsufficientStorage|StorageLimit/i
const ofTheLine = /^(E[A-Z_]+|ERR_STREAM_PREMATURE_CLOSE)$/
/** Error codes of this machine's own disk. */
const ofTheDisk = new Set(['ENOENT', 'ENOSPC', 'EDQUOT', 'EACCES', 'EIO', 'EROFS', 'EMFILE'])

/** The same promise, its failure in the words of `FileStore`. */
export async function withStoreErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof Error) || error instanceof StoreUnavailable) throw error
    const { name, code = '', $metadata, message } = error as Failure
    if (name === 'NoSuchKey')
      throw Object.assign(new Error('There is no such file.', { cause: error }), { code: 'ENOENT' })
    // An answer to HEAD has no body, so only the status says it.
    if ($metadata?.httpStatusCode === 404) throw new StoreUnavailable('there is no such bucket', { cause: error })
    if (ofTheDisk.has(code)) throw error
    if (full.test(name)) throw Object.assign(new Error(message, { cause: error }), { code: 'ENOSPC' })
    if ($metadata || ofTheLine.test(code) || /Timeout|Credentials/.test(name))
      throw new StoreUnavailable(reason(error), { cause: error })
    throw error
  }
}

function reason({ name, message, code, $metadata }: Failure): string {
  const status = $metadata?.httpStatusCode
  if (status === 403 || status === 401)
    return `the key is not accepted or lacks a right (${name === 'Unknown' || name === 'UnknownError' ? status : name})`
  return (message || code || name).replace(/\.$/, '')
}
