import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets for storage. */
export interface Sealing {
  /** Encrypts a secret for somebody or something: a person, a company, a session. */
  seal(owner: string, secret: string): string
  /** The secret; `null` where it was sealed for another owner, or with another secret of the installation. */
  open(owner: string, sealed: string): string | null
}

/** Seals by AES-256-GCM with a key of its own for each purpose, derived from the installation's secret. */
export function createSealing(installationSecret: string, purpose: string): Sealing {
  const own = Buffer.from(hkdfSync('sha256', installationSecret, '', purpose, 32))
  return {
    seal(owner, secret) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', own, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(owner, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const cipher = createDecipheriv('aes-256-gcm', own, bytes.subarray(0, 12), { authTagLength: 16 })
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(12, 28))
        return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
