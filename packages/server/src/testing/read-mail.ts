/** A mail as its reader sees it. */
export interface ReadMail {
  to: string
  subject: string
  text: string
  html: string
  /** What is attached, by the name of the file. */
  files: ReadonlyMap<string, Buffer>
}

/** The readable parts of a raw message: its subject, its texts by type, and what is attached. */
export function readMail(raw: string): ReadMail {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/)
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
  const boundary = /boundary="?([^";]+)"?/.exec(unfolded)?.[1]
  const parts = boundary ? rest.join('\n\n').split(`--${boundary}`) : [raw]
  const part = (type: string) => {
    const found = parts.find((one) => one.toLowerCase().includes(`content-type: ${type}`))
    if (!found) return ''
    const [, ...content] = found.trim().split(/\r?\n\r?\n/)
    return decode(content.join('\n\n'), /Content-Transfer-Encoding: (\S+)/i.exec(found)?.[1] ?? '7bit')
  }
  const files = new Map(
    parts.flatMap((one) => {
      const [about = '', ...content] = one.trim().split(/\r?\n\r?\n/)
      const name = /^Content-Disposition: attachment;\s*filename="?([^";\r\n]+)/im.exec(about)?.[1]
      return name ? [[name, Buffer.from(content.join(''), 'base64')] as const] : []
    }),
  )
  const [text, html] = [part('text/plain'), part('text/html')]
  return { to: header('To'), subject: words(header('Subject')), text, html, files }
}

const quoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

function decode(content: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? quoted(content.replace(/=\r?\n/g, '')) : content
}

/** Words in a header that are not ASCII (RFC 2047). */
const words = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString('utf8') : quoted(text.replaceAll('_', ' ')),
    )
