/** A file that somebody might send by mistake or on purpose, made by this project's own script. */
export interface HostileFile {
  /** The name it is sent under, which may be anything but the name of a file; bytes where it is not even text. */
  name: string | Uint8Array
  /** What is wrong with it, in a few words. */
  about: string
  make: () => Uint8Array | Promise<Uint8Array>
  /** Written in it where nobody may take it from: no value may hold it. */
  never?: string
}

/** A figure that stands only where it must not be read. */
export const planted = '987,654,321'

/** Where nobody listens but the torture itself; a file that has anything fetched gives itself away. */
export const canary = 'http://127.0.0.1:28999'

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Bytes one after the other. */
export const join = (...parts: (Uint8Array | string)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
