/** Whether a file begins with these bytes. */
export function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte)
}

/** Bytes of a part of a file as characters of the same number; shorter where the file ends before. */
export function latinOf(bytes: Uint8Array, from: number, to: number): string {
  const start = Math.max(0, Math.min(from, bytes.length))
  const end = Math.max(start, Math.min(to, bytes.length))
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1')
}
