import { fileURLToPath } from 'node:url'
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { UnreadableReason } from '../document.ts'
import { parserHere } from './loopback.ts'
import { Unpacking } from './unpacking.ts'

type Opened =
  | { ok: true; file: PDFDocumentProxy; close: () => Promise<void> }
  | { ok: false; reason: UnreadableReason; detail: string }

/** Folders of the installed parser that hold the character maps and the metrics of the standard fonts. */
function dataFolder(name: string): string {
  const folder = new URL(`../../${name}/`, import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))
  return fileURLToPath(folder).replaceAll('\\', '/')
}

/**
 * Stands for the page of a browser. Without one the parser takes fonts for broken and draws the outlines of all their
 * letters, which costs a fifth of its time.
 */
const noBrowser = { fonts: { add: () => {}, delete: () => true } }

/** A font that is never drawn with. */
class NoFont {
  readonly loaded = Promise.resolve()
}

/** Larger pictures, in pixels, are left out of a drawn page: decoded they would take more memory than reading has. */
const largestPicture = 40_000_000

/**
 * Opens a PDF in this thread, without network or scripts.
 * @param bytes are taken away from whoever gives them
 * @param purpose reading its text skips pictures of any size before they are decoded; drawing pages needs them
 * @param largest pictures of more pixels are not drawn
 */
export async function openPdf(
  bytes: Uint8Array,
  purpose: 'text' | 'pictures' = 'text',
  largest = largestPicture,
): Promise<Opened> {
  const draws = purpose === 'pictures'
  const worker = draws ? null : await parserHere()
  // With the worker's code already loaded the parser needs no worker file and no second thread.
  const scope = globalThis as Partial<Record<'pdfjsWorker' | 'DecompressionStream' | 'FontFace', unknown>>
  scope.DecompressionStream = Unpacking
  scope.FontFace = NoFont
  scope.pdfjsWorker ??= await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string)
  const task = getDocument({
    ...(worker ? { worker } : {}),
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: draws ? largest : 0,
    // Without a browser fonts can only be drawn as outlines.
    disableFontFace: draws,
    ...(draws ? {} : { ownerDocument: noBrowser as unknown as HTMLDocument }),
    useSystemFonts: false,
    // Names of letters come only with these.
    fontExtraProperties: !draws,
    // Scans are often packed in formats that only these modules unpack.
    useWasm: draws,
    wasmUrl: dataFolder('wasm'),
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    standardFontDataUrl: dataFolder('standard_fonts'),
    cMapUrl: dataFolder('cmaps'),
  })
  const close = async (): Promise<void> => {
    await task.destroy()
    worker?.destroy()
  }
  try {
    return { ok: true, file: await task.promise, close }
  } catch (error) {
    await close()
    const name = error instanceof Error ? error.name : ''
    if (name === 'PasswordException') return { ok: false, reason: 'password_protected', detail: 'encrypted PDF' }
    return { ok: false, reason: 'damaged', detail: error instanceof Error ? error.message : 'not a PDF' }
  }
}
