/** A file that somebody might send by mistake or on purpose, made by this project's own script. */
export interface HostileFile {
  /** The file name that is sent, often an impossible one; bytes where it is no valid text. */
  name: string | Uint8Array
  /** What is wrong with it, in a few words. */
  about: string
  make: () => Uint8Array | Promise<Uint8Array>
  /** Marker written where the product must not read it, such as hidden text: no value may contain it. */
  never?: string
}

/** A figure written only where the product must not read it. */
export const planted = '987,654,321'

/** Address on which only the torture listens, so that it notices when a file makes the product fetch something. */
export const canary = 'http://127.0.0.1:28999'

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Bytes one after the other. */
export const join = (...parts: (Uint8Array | string)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
