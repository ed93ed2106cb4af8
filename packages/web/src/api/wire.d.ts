declare module 'virtual:staleness' {
  import type { Subject } from '@esrs/contract'

  /** What the reading of an address is about. */
  export const about: Readonly<Record<string, Subject | undefined>>

  /** What a call changes, by its method and address. */
  export const changes: Readonly<Record<string, readonly Subject[] | undefined>>
}

declare module 'virtual:contract' {
  import type { Endpoint, contract as full } from '@esrs/contract'

  const origin: unique symbol

  /** A call without its schemas; its types still know them. */
  export type Wire<E extends Endpoint = Endpoint> = Pick<E, 'method' | 'path'> & {
    /** Only where the session is not sent. */
    auth?: 'public' | 'link'
    upload?: true
    download?: true
    readonly [origin]: E
  }

  /** The endpoint whose schemas type a call. */
  export type OriginOf<T> = T extends { readonly [origin]: infer E extends Endpoint } ? E : T

  export const contract: {
    [G in Exclude<keyof typeof full, 'scim'>]: {
      [K in Exclude<keyof (typeof full)[G], 'live' | 'ready'>]: Wire<(typeof full)[G][K]>
    }
  }
}
