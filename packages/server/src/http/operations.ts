import type { contract } from '@esrs/contract'
import type { FastifyBaseLogger } from 'fastify'
import { version } from '../paths.ts'
import { AppError } from './errors.ts'
import { say } from './messages.ts'
import type { Handlers } from './serve.ts'

/** Something that the product needs to work, and can be asked. */
interface Dependency {
  ping(): Promise<void>
}

export interface OperationsOptions {
  /** Rule of registration. */
  registration: 'open' | 'domains' | 'invitation' | 'closed'
  parts: { database: Dependency; storage: Dependency; queue: Dependency }
  log: FastifyBaseLogger
}

/** Calls for operators and for the sign of life that the web app shows. */
export function operationsCalls({
  registration,
  parts,
  log,
}: OperationsOptions): Handlers<(typeof contract)['operations']> {
  return {
    version: async () => ({ version, registration }),
    live: async () => ({ status: 'ok' }),
    ready: async () => {
      for (const [name, part] of Object.entries(parts)) {
        try {
          await part.ping()
        } catch (error) {
          log.error({ err: error, part: name }, 'not ready')
          throw new AppError('unavailable', say('part_down', { part: name }), { retryAfter: 5 })
        }
      }
      return { status: 'ok', database: 'ok', storage: 'ok', queue: 'ok' }
    },
  }
}
