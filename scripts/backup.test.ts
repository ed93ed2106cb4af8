import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, afterEach, expect, test } from 'vitest'
import { contract } from '../packages/contract/src/index.ts'
import { newMasterKey } from '../packages/server/src/files/encryption/master-keys.ts'
import { ApiClient } from '../packages/server/src/testing/client.ts'
import { type Product, startProduct } from '../packages/server/src/testing/product.ts'
import { backUp, checksumOf } from './backup.ts'
import { root } from './processes.ts'
import { restore } from './restore.ts'
import { sanityOf } from './sanity.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

function aFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'))
  undo.push(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The product as it is started, on a data folder. */
async function start(dataDir: string): Promise<{ client: ApiClient; product: Product }> {
  const product = startProduct({ DATA_DIR: dataDir }, os.tmpdir())
  undo.push(product.stop)
  return { client: new ApiClient(await product.api), product }
}

const account = { email: 'ada@example.org', password: 'windrad auf dem huegel' }
const content = 'In 2025 our total energy consumption was 12,345 MWh.\n'

const folders = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'))
afterAll(() => fs.rmSync(folders, { recursive: true, force: true }))
async function killProduct(dataDir: string): Promise<void> {
  const { client, product } = await start(dataDir)
  const { access } = await client.call(contract.session.register, {
    body: { ...account, name: 'Ada Sommer', company_name: 'Nordlicht' },
  })
  client.access = access
  const file = new File([content], 'report.txt', { type: 'text/plain' })
  await client.call(contract.documents.upload, { body: {}, file })
  product.child.kill('SIGKILL')
  await product.exit
}

interface BackedUp {
  dataDir: string
  file: string
  hash: string
}
let backedUp: Promise<BackedUp> | undefined

/** A data folder with a person and a document, whose product was killed so that the database was not ended in order, and its backup. */
function aBackup(): Promise<BackedUp> {
  const [dataDir, file] = [path.join(folders, 'data'), path.join(folders, 'backup.tar.gz')]
  backedUp ??= killProduct(dataDir)
    .then(() => backUp(dataDir, file))
    .then(({ hash }) => ({ dataDir, file, hash }))
  return backedUp
}

test('what is restored is what was backed up: people, documents, bytes, secrets', async () => {
  const folder = aFolder()
  const { dataDir, file, hash } = await aBackup()
  const secrets = fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  expect(fs.readFileSync(checksumOf(file), 'utf8')).toBe(`${hash}  backup.tar.gz\n`)
  await expect(backUp(dataDir, file)).rejects.toThrow('is there already')
  await expect(restore(file, dataDir)).rejects.toThrow('is not empty')

  const elsewhere = path.join(folder, 'other machine')
  expect(await restore(file, elsewhere)).toEqual([])
  expect(fs.readFileSync(path.join(elsewhere, 'secrets.json'), 'utf8')).toBe(secrets)
  const { client } = await start(elsewhere)
  client.access = (await client.call(contract.session.login, { body: account })).access
  const { results } = await client.call(contract.documents.list, { query: {} })
  expect(results.map(({ title }) => title)).toEqual(['report.txt'])
  const reply = await fetch(`${client.base}/documents/${results[0]!.id}/file/`, {
    headers: { Authorization: `Bearer ${client.access}` },
  })
  expect(await reply.text()).toBe(content)
  await expect(backUp(elsewhere, path.join(folder, 'second'))).rejects.toThrow(/is in use by process \d+\.$/)
})

/** A file with the secret that opens what was encrypted to its recipient. */
async function aRecipient(folder: string): Promise<{ recipient: string; identity: string }> {
  const secret = await generateIdentity()
  const identity = path.join(folder, `identity-${randomUUID()}`)
  fs.writeFileSync(identity, `# created: today\n${secret}\n`)
  return { recipient: await identityToRecipient(secret), identity }
}

/** What another program that knows the format of age reads: here the library alone, in a process of its own. */
const decrypter = `
import fs from 'node:fs'
import { Readable } from 'node:stream'
import { Decrypter } from 'age-encryption'
const [file, identity] = process.argv.slice(1)
const decrypter = new Decrypter()
decrypter.addIdentity(fs.readFileSync(identity, 'utf8').split('\\n')[1])
Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(fs.createReadStream(file)))).pipe(process.stdout)`

/** How an archive begins that is not encrypted: the sign of the format, and that it names neither file nor time. */
const headOfArchive = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0])

test('a backup encrypted to public keys opens with each of them and with nothing else, and never lies there in the clear', async () => {
  const folder = aFolder()
  const { dataDir } = await aBackup()
  const file = path.join(folder, 'backup.tar.gz.age')
  const [ours, deposited, stranger] = [await aRecipient(folder), await aRecipient(folder), await aRecipient(folder)]
  await expect(backUp(dataDir, file, ['age1nobody'])).rejects.toThrow('is no public key of age')
  expect(fs.existsSync(`${file}.part`)).toBe(false)
  await backUp(dataDir, file, [ours.recipient, deposited.recipient])
  const bytes = fs.readFileSync(file)
  expect(bytes.toString('latin1', 0, 22)).toBe('age-encryption.org/v1\n')
  // No packed archive begins anywhere in it. Fewer bytes of its head would come about by chance in so many.
  expect(bytes.includes(headOfArchive)).toBe(false)
  const read = spawnSync(process.execPath, ['--input-type=module', '-e', decrypter, file, ours.identity], {
    cwd: root,
    maxBuffer: 1e9,
  })
  expect(read.stdout.subarray(0, headOfArchive.length)).toEqual(headOfArchive)
  const listed = spawnSync('tar', ['--list', '--gzip', '--file=-'], { input: read.stdout, encoding: 'utf8' })
  expect(listed.stdout).toContain('./secrets.json\n')

  const elsewhere = path.join(folder, 'elsewhere')
  const opening = (identity: string | null, from = file) =>
    restore(from, elsewhere, { s3: null, masterKey: { given: null, makesOwn: true }, identity })
  await expect(opening(null)).rejects.toThrow('is encrypted')
  await expect(opening(stranger.identity)).rejects.toThrow('is not encrypted to an identity of')
  await expect(opening(path.join(folder, 'nothing'))).rejects.toThrow('There is no identity of age')
  for (const [name, damaged] of [
    ['cut', bytes.subarray(0, -1000)],
    // Between two of its chunks of 64 KiB, behind the head and the nonce.
    ['cut-between', bytes.subarray(0, bytes.indexOf('\n', bytes.indexOf('\n---') + 1) + 1 + 16 + 3 * 65_552)],
    ['changed', Buffer.concat([bytes.subarray(0, 100_000), Buffer.from('x'), bytes.subarray(100_001)])],
  ] as const) {
    fs.writeFileSync(path.join(folder, name), damaged)
    await expect(opening(ours.identity, path.join(folder, name)), name).rejects.toThrow('is damaged or cut off')
  }
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('elsewhere'))).toEqual([])
  expect(await opening(deposited.identity)).toEqual([])
})

test('a backup goes into an installation with another master key, and nowhere without its own', async () => {
  const folder = aFolder()
  const { dataDir, file } = await aBackup()
  expect(fs.statSync(path.join(dataDir, 'files.key')).mode & 0o777).toBe(0o600)
  const [kept] = fs
    .readdirSync(path.join(dataDir, 'files/kept'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.length > 30)
  expect(fs.readFileSync(path.join(dataDir, 'files/kept', kept!)).includes('12,345 MWh')).toBe(false)
  const given = { keys: newMasterKey() }
  const other = path.join(folder, 'other')
  expect(await restore(file, other, { s3: null, masterKey: { given, makesOwn: true } })).toEqual([])
  expect(fs.existsSync(path.join(other, 'files.key'))).toBe(false)
  // From there on only the key of that installation opens it.
  await expect(sanityOf(other)).rejects.toThrow('Files are encrypted by the master key')
  const second = path.join(folder, 'second.tar.gz')
  await backUp(other, second)
  await expect(restore(second, path.join(folder, 'third'))).rejects.toThrow('Files are encrypted by the master key')
  expect(fs.existsSync(path.join(folder, 'third'))).toBe(false)
  const both = { given: { keys: `${newMasterKey()},${given.keys}` }, makesOwn: true }
  expect(await restore(second, path.join(folder, 'third'), { s3: null, masterKey: both })).toEqual([])
})

test('a damaged backup, and a file that is none, restore nothing', async () => {
  const folder = aFolder()
  const [dataDir, file] = [path.join(folder, 'data'), path.join(folder, 'backup.tar.gz')]
  fs.writeFileSync(file, 'not packed')
  await expect(restore(file, dataDir)).rejects.toThrow(/^tar failed/)
  fs.writeFileSync(checksumOf(file), `${'0'.repeat(64)}  backup.tar.gz\n`)
  await expect(restore(file, dataDir)).rejects.toThrow('is damaged')
  await expect(restore(path.join(folder, 'nothing'), dataDir)).rejects.toThrow('There is no')
  await expect(backUp(dataDir, path.join(folder, 'a'))).rejects.toThrow('There is no data')
  expect(fs.readdirSync(folder).sort()).toEqual(['backup.tar.gz', 'backup.tar.gz.sha256'])
})
