import type { OwnRequest } from '@esrs/contract'

/** One question of a request. */
export type OwnField = OwnRequest['fields'][number]

/** What stands in its fields. */
export interface Typed {
  value: string
  note: string
}
