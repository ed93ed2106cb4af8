import { createHash, createHmac, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
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
  /** The folder with the bytes of a bucket. */
  folder(bucket: string): string
  /** Requests are given to this first; what it answers is not given on. */
  interfere: ((request: http.IncomingMessage, response: http.ServerResponse) => boolean) | null
  stop(): Promise<void>
}

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Whether a request is signed with our secret (AWS Signature Version 4), which the server itself does not look at. */
function isSigned({ method, url, headers }: http.IncomingMessage): boolean {
  const written = /Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(
    headers.authorization ?? '',
  )
  if (!written) return false
  const [, id, scope, names, signature] = written as unknown as string[]
  const { pathname, searchParams } = new URL(url!, 'http://localhost')
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const signed = names!.split(';').map((name) => `${name}:${headers[name]?.toString().trim()}\n`)
  const request = [method, pathname, query, signed.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n')
  const key = scope!
    .split('/')
    .reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${credentials.secretAccessKey}`)
  return id === credentials.accessKeyId && hmac(key, toSign).toString('hex') === signature
}

/** Starts one; its files are in a temporary folder that ends with it. */
export async function startS3(): Promise<TestS3> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 's3-'))
  const answer = new S3rver({ directory, silent: true, vhostBuckets: false }).callback()
  const server = http.createServer((request, response) => {
    if (started.interfere?.(request, response)) return
    if (isSigned(request)) return void answer(request, response)
    response.writeHead(403, { 'Content-Type': 'application/xml', Connection: 'close' })
    response.end('<Error><Code>SignatureDoesNotMatch</Code><Message>The signature is another.</Message></Error>')
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
    folder: (bucket) => path.join(directory, bucket),
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
