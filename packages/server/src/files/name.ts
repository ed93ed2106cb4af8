const controls = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu

/**
 * The name to keep for a file that somebody sent: the last part of a path, in one Unicode form, without control characters or
 * marks that turn the direction of writing (`fdp.exe` shown as `exe.pdf`), at most `maxBytes` bytes with its extension kept.
 */
export function cleanFileName(sent: string, maxBytes: number): string {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  const clean = last.normalize('NFC').replace(controls, '').trim() || 'file'
  if (Buffer.byteLength(clean) <= maxBytes) return clean
  const extension = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? ''
  const most = maxBytes - Buffer.byteLength(extension)
  let stem = ''
  let bytes = 0
  // Letter by letter, so that none is cut in two.
  for (const letter of clean.slice(0, clean.length - extension.length)) {
    bytes += Buffer.byteLength(letter)
    if (bytes > most) break
    stem += letter
  }
  return stem + extension
}

/** A `Content-Disposition` that saves a download under its name in every browser (RFC 6266). */
export function attachment(name: string): string {
  const ascii =
    name
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\%]/g, '_') || 'file'
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
