import { escaped, type Language } from '@esrs/contract'

/** The parts of a mail in reading order. */
export interface Letter {
  language: Language
  subject: string
  greeting: string
  paragraphs: string[]
  /** The one thing to do, as a button and as an address to copy. */
  action?: { label: string; link: string } | undefined
  /** Text after the button. */
  after?: string[]
  /** Why the person gets this mail, and that replies are not read. */
  footer: string
}

/**
 * A name as it may stand in a mail to somebody who does not know us yet: on one line, not endless, and without an address to
 * click on, so that invitations carry no advertising.
 */
export const asName = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    // Signs that nobody sees: they could turn what stands behind them around.
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\b(https?:\/\/|www\.)\S*/gi, '…')
    .trim()
    .slice(0, 80)

/** A moment in the language's own format. */
export function momentIn(at: Date, language: Language): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', format).format(at)} (UTC)`
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const paragraph = (text: string, style = 'font-size:16px;line-height:24px') =>
  `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`

/**
 * The same letter as plain text and as HTML. No picture, no font and no style from elsewhere: opening it is not tracked, and
 * mail programs that show nothing but text lose nothing.
 */
export function write({ language, subject, greeting, paragraphs, action, after = [], footer }: Letter) {
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...after,
    `-- \n${footer}`,
  ].join('\n\n')
  const button = action
    ? [
        `<p style="margin:24px 0"><a href="${escaped(action.link)}" style="display:inline-block;padding:12px 20px;` +
          'border-radius:8px;background:#14634a;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;' +
          `text-decoration:none">${escaped(action.label)}</a></p>`,
        `<p style="margin:0 0 16px;font-size:14px;line-height:20px;word-break:break-all"><a href="${escaped(action.link)}" ` +
          `style="color:#14634a">${escaped(action.link)}</a></p>`,
      ]
    : []
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 16px;background:#f6f7f5;color:#1c2420;${font}">`,
    '<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;border-radius:12px">',
    paragraph(greeting),
    ...paragraphs.map((part) => paragraph(part)),
    ...button,
    ...after.map((part) => paragraph(part)),
    '<hr style="margin:24px 0 16px;border:0;border-top:1px solid #dfe4e0">',
    `<p style="margin:0;font-size:13px;line-height:18px;color:#55605a">${escaped(footer)}</p>`,
    '</div></body></html>',
  ].join('\n')
  return { subject, text: `${text}\n`, html }
}
