import type { Format, UnreadableReason } from './document.ts'

/** What a file is, or why it is refused. */
export type Sniffed = { ok: true; format: Format } | { ok: false; reason: UnreadableReason; detail: string }

/** Tells the format by bytes and name. */
export function sniff(bytes: Uint8Array, name: string): Sniffed {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1024, bytes.byteLength)).toString('latin1')
  if (head.includes('%PDF-')) return { ok: true, format: 'pdf' }
  return { ok: false, reason: 'format_not_supported', detail: name }
}
