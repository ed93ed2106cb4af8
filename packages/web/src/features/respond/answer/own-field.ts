import type { OwnRequest } from '@esrs/contract'

/** One datapoint of a request. */
export type OwnField = OwnRequest['fields'][number]

/** Contents of the fields for one datapoint. */
export interface Typed {
  value: string
  note: string
}
