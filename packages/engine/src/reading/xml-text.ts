const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Text as it is written in XML and HTML, as content and within either quotes: no sign of it becomes markup; what XML cannot write is left out. */
export const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"']/g, (sign) => signs[sign]!)

/** What text of XML says. */
export const unescaped = (written: string): string =>
  written
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
