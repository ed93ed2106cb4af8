import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import type http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import type { S3Options } from '../files/s3.ts'

/** A server on loopback that speaks the protocol of S3 and checks signatures. */
export interface TestS3 {
  endpoint: URL
  /** A new, empty bucket. */
  bucket(): Promise<S3Options>
  /** Names of everything in a bucket. */
  objects(bucket: string): string[]
  /** Requests are given to this first; what it answers is not given on. */
  interfere: ((request: http.IncomingMessage, response: http.ServerResponse) => boolean) | null
  stop(): Promise<void>
}

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** Starts one; its files are in a temporary folder that ends with it. */
export async function startS3(): Promise<TestS3> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 's3-'))
  const { createServer } = await import('node:http')
  const answer = new S3rver({ directory, silent: true, vhostBuckets: false }).callback()
  const server = createServer((request, response) => {
    if (!started.interfere?.(request, response)) void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const client = new S3Client({ endpoint: endpoint.href, region: 'us-east-1', forcePathStyle: true, credentials })
  const started: TestS3 = {
    endpoint,
    interfere: null,
    bucket: async () => {
      const bucket = `bucket-${randomUUID()}`
      await client.send(new CreateBucketCommand({ Bucket: bucket }))
      return { endpoint, bucket, region: 'us-east-1', credentials, pathStyle: true }
    },
    objects: (bucket) =>
      fs
        .readdirSync(path.join(directory, bucket), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace('._S3rver_object', '')),
    stop: async () => {
      client.destroy()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
  return started
}
