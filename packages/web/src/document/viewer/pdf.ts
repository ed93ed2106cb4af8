import {
  getDocument,
  type PDFPageProxy,
  PDFWorker,
  RenderingCancelledException,
  TextLayer,
  VerbosityLevel,
} from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import type { PdfFile, PdfPage } from './opened-pdf.ts'

const parts = import.meta.glob<string>(
  [
    '../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
)
const partUrls = new Map(Object.entries(parts).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]))

/** Gives pdf.js the fonts and decoders that are built with the app, so that no other host is ever asked. */
class BundledParts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = partUrls.get(filename)
    const response = url ? await fetch(url) : null
    if (!response?.ok) throw new Error(`${filename} is not part of this app`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

/** Canvases larger than this many pixels are refused by some browsers. */
const mostPixels = 16_000_000

// Many fonts are a little wrong, and the reader of a page can do nothing about it.
const verbosity = VerbosityLevel.ERRORS

let worker: PDFWorker | null = null

/** One worker reads all files; pages of two files are seldom drawn at once. */
function sharedWorker(): PDFWorker {
  worker ??= PDFWorker.create({ port: new Worker(workerUrl, { type: 'module' }), verbosity })
  return worker
}

/** Starts the worker, so that the first file does not wait for it. */
export const startWorker = (): void => void sharedWorker()

async function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number, signal: AbortSignal) {
  const natural = page.getViewport({ scale: 1 })
  const sharpest = Math.sqrt(mostPixels / (natural.width * natural.height))
  const viewport = page.getViewport({ scale: Math.min(scale, sharpest) })
  canvas.width = Math.max(1, Math.round(viewport.width))
  canvas.height = Math.max(1, Math.round(viewport.height))
  signal.throwIfAborted()
  const task = page.render({ canvas, viewport })
  const stop = () => task.cancel()
  signal.addEventListener('abort', stop)
  try {
    await task.promise
  } catch (error) {
    if (error instanceof RenderingCancelledException) signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function addText(page: PDFPageProxy, container: HTMLElement, signal: AbortSignal) {
  const textContentSource = await page.getTextContent()
  signal.throwIfAborted()
  const layer = new TextLayer({ textContentSource, container, viewport: page.getViewport({ scale: 1 }) })
  await layer.render()
}

async function openPage(page: PDFPageProxy): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 })
  return {
    width,
    height,
    draw: (canvas, scale, signal) => draw(page, canvas, scale, signal),
    addText: (container, signal) => addText(page, container, signal),
    // A page that is still being drawn keeps what it needs; pdf.js says so and does nothing.
    release: () => void page.cleanup(),
  }
}

/** Opens a PDF. Rejects when the file is no PDF that can be read. */
export async function openPdf(file: Blob): Promise<PdfFile> {
  const task = getDocument({
    data: await file.arrayBuffer(),
    worker: sharedWorker(),
    BinaryDataFactory: BundledParts,
    useWorkerFetch: false,
    useSystemFonts: true,
    enableXfa: false,
    verbosity,
  })
  const pdf = await task.promise
  const pages = new Map<number, Promise<PdfPage>>()
  return {
    pages: pdf.numPages,
    page: (number) => {
      const loaded = pages.get(number) ?? pdf.getPage(number).then(openPage)
      pages.set(number, loaded)
      return loaded
    },
    close: () => task.destroy(),
  }
}
