import path from 'node:path'
import { z } from 'zod'
import { type MasterKeySource, readMasterKeys } from './files/encryption/master-keys.ts'
import { ConfigError, setting } from './setting.ts'

/** The master key of the keys of companies. */
export const encryptionSettings = [
  setting(
    'FILES_MASTER_KEY',
    '',
    'Master key that wraps the keys of companies, which encrypt their files: 32 bytes in base64 (`openssl rand -base64 32`). Several generations are separated by commas, the newest first. Empty: made once into DATA_DIR with the embedded database; with DATABASE_URL files are not encrypted then.',
    z.string().superRefine((text, context) => {
      if (text === '') return
      try {
        readMasterKeys(text)
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message })
      }
    }),
    { secret: true },
  ),
  setting(
    'FILES_MASTER_KEY_FILE',
    '',
    'File that holds what FILES_MASTER_KEY would, such as a mounted secret; read again when a key in it is new.',
    z.string().transform((text) => text && path.resolve(text)),
  ),
  setting(
    'BACKUP_RECIPIENT',
    '',
    'Public keys of age (`age1…`, from `age-keygen`) that `npm run backup` encrypts to, separated by commas; each opens it alone. Empty: the backup is not encrypted.',
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.string().regex(/^age1[a-z0-9]{20,4000}$/, 'must hold public keys of age, age1…'))),
  ),
] as const

type Parsed = { [S in (typeof encryptionSettings)[number] as S['name']]: z.output<S['parse']> }

/** Where master keys come from. Throws `ConfigError`. */
export function encryptionConfig(set: Parsed, hasServer: boolean): MasterKeySource {
  const { FILES_MASTER_KEY: keys, FILES_MASTER_KEY_FILE: file } = set
  if (keys && file) throw new ConfigError('FILES_MASTER_KEY and FILES_MASTER_KEY_FILE are not given together.')
  return { given: keys ? { keys } : file ? { file } : null, makesOwn: !hasServer }
}
