/** What the mock wants to know of an uploaded file. */
export interface SentFile {
  name: string
  type: string
  size: number
  bytes: Uint8Array
}

interface Form {
  fields: Record<string, string>
  file: SentFile | null
}

/** Bytes at the start of a body in which all fields and the name of the file stand. */
const headSize = 64_000

/** One character a byte, so that positions in the text are positions in the bytes. */
const bytesAsText = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
const utf8 = (text: string) => new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0)))

/**
 * Reads a multipart body whose file comes last, which is kept as it is. Written out, because `Request.formData`
 * does not work where jsdom stands in for a browser.
 */
export async function readForm(request: Request): Promise<Form> {
  const boundary = /boundary="?([^";]+)/.exec(request.headers.get('content-type') ?? '')?.[1]
  const form: Form = { fields: {}, file: null }
  if (!boundary) return form
  const bytes = await request.arrayBuffer()
  const head = bytesAsText(bytes.slice(0, headSize))
  const end = bytes.byteLength - `\r\n--${boundary}--\r\n`.length
  for (const found of head.matchAll(/content-disposition: form-data; name="([^"]*)"(?:; filename="([^"]*)")?/gi)) {
    const [, name = '', filename] = found
    const start = head.indexOf('\r\n\r\n', found.index) + 4
    if (filename === undefined) {
      form.fields[name] = utf8(head.slice(start, head.indexOf(`\r\n--${boundary}`, start)))
    } else {
      const type = /content-type: *(\S+)/i.exec(head.slice(found.index, start))?.[1] ?? ''
      form.file = { name: utf8(filename), type, size: end - start, bytes: new Uint8Array(bytes.slice(start, end)) }
    }
  }
  return form
}
