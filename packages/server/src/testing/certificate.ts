import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

// Certificates for servers of tests, made when they are needed (RFC 5280). Nothing but `node:crypto` is asked.

/** A certificate with its key, as TLS takes them. */
export interface TestCertificate {
  cert: string
  key: string
}

/** An authority of its own. */
export interface TestAuthority extends Pick<TestCertificate, 'cert'> {
  /** A certificate for a host by name and address. */
  issue(host: string, options?: { ends?: Date }): TestCertificate
}

const day = 86_400_000

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content])
  const bytes = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...bytes]), content])
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts)
const yes = der(0x01, Buffer.from([255]))

/** An object identifier of which every number but the first two is below 16,384. */
function oid(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  const bytes = rest.flatMap((number) => (number < 128 ? [number] : [(number >> 7) | 128, number & 127]))
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]))
}

const ecdsaWithSha256 = sequence(oid('1.2.840.10045.4.3.2'))
const nameOf = (name: string): Buffer => sequence(der(0x31, sequence(oid('2.5.4.3'), der(0x0c, Buffer.from(name)))))
const timeOf = (time: Date): Buffer => der(0x18, Buffer.from(time.toISOString().replace(/[-:T]|\.\d+/g, '')))

function extension(id: string, isCritical: boolean, content: Buffer): Buffer {
  return sequence(oid(id), ...(isCritical ? [yes] : []), der(0x04, content))
}

/** Who is certified, by whom, and for what. */
interface Request {
  subject: string
  issuer: string
  publicKey: KeyObject
  signedBy: KeyObject
  ends: Date
  extensions: Buffer[]
}

function certificate({ subject, issuer, publicKey, signedBy, ends, extensions }: Request): string {
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)])
  const begins = new Date(Date.now() - 30 * day)
  const toSign = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    ecdsaWithSha256,
    nameOf(issuer),
    sequence(timeOf(begins), timeOf(ends)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', toSign, signedBy))
  const lines = sequence(toSign, ecdsaWithSha256, signature)
    .toString('base64')
    .match(/.{1,64}/g)!
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

const keyPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** Makes an authority that nobody trusts unless told to. */
export function anAuthority(name = `Authority ${randomBytes(4).toString('hex')}`): TestAuthority {
  const own = keyPair()
  const spki = own.publicKey.export({ type: 'spki', format: 'der' })
  const keyId = createHash('sha1').update(spki).digest()
  const mayIssue = [
    extension('2.5.29.19', true, sequence(yes)),
    extension('2.5.29.15', true, der(0x03, Buffer.from([1, 0x06]))),
    extension('2.5.29.14', false, der(0x04, keyId)),
  ]
  const ends = new Date(Date.now() + 30 * day)
  const { publicKey, privateKey: signedBy } = own
  return {
    cert: certificate({ subject: name, issuer: name, publicKey, signedBy, ends, extensions: mayIssue }),
    issue: (host, { ends: over = ends } = {}) => {
      const pair = keyPair()
      const address = /^[\d.]+$/.test(host)
        ? der(0x87, Buffer.from(host.split('.').map(Number)))
        : der(0x82, Buffer.from(host))
      const forServers = [
        extension('2.5.29.17', false, sequence(address)),
        extension('2.5.29.37', false, sequence(oid('1.3.6.1.5.5.7.3.1'))),
      ]
      const request = { subject: host, issuer: name, publicKey: pair.publicKey, signedBy, ends: over }
      return {
        cert: certificate({ ...request, extensions: forServers }),
        key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      }
    },
  }
}
