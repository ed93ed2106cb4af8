import { strToU8, zipSync } from 'fflate'

const names =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"'

/** An OpenDocument text from the XML inside its body and of its styles. */
export const makeOpenText = (body: string, styles = '', extra: Record<string, string> = {}): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content ${names}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
    ...Object.fromEntries(
      Object.entries({ 'META-INF/manifest.xml': '<manifest:manifest xmlns:manifest="m"/>', ...extra }).map(
        ([name, text]) => [name, strToU8(text)],
      ),
    ),
  })

/** A mail with heads, words, and attached files in base64. */
export function makeMail(text: string, files: Record<string, Uint8Array> = {}, subject = 'Energy of 2025'): Uint8Array {
  const parts = [
    `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(text).toString('base64')}`,
    ...Object.entries(files).map(
      ([name, bytes]) =>
        `Content-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n')}`,
    ),
  ]
  const heads = `From: "Petra Lohn" <petra@plant.example>\r\nTo: office@company.example\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\n`
  return strToU8(
    `${heads}Content-Type: multipart/mixed; boundary="line"\r\n\r\nno words\r\n${parts.map((part) => `--line\r\n${part}\r\n`).join('')}--line--\r\n`,
  )
}

/** Facts of XBRL in JSON. */
export const makeXbrlJson = (facts: readonly Record<string, unknown>[]): Uint8Array =>
  strToU8(
    JSON.stringify({
      documentInfo: { documentType: 'https://xbrl.org/2021/xbrl-json', namespaces: {} },
      facts: Object.fromEntries(facts.map((fact, index) => [`f${index}`, fact])),
    }),
  )
