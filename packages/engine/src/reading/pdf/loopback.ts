import { PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Listener = (event: { data: unknown }) => void

/** A part of the list of what a page paints, as the parser streams it. */
interface OperatorPart {
  fnArray: number[]
  argsArray: unknown[]
}

/**
 * Carries messages between the two halves of the parser, which run in one thread here. Its own way copies every message
 * whole, every letter of a page among them. The parts of a list of operators are shared instead; only their outer arrays
 * are copied, because the sender empties them.
 */
class Loopback {
  readonly listeners = new Set<Listener>()

  postMessage(message: { chunk?: Partial<OperatorPart> }, transfer?: Transferable[]): void {
    const part = message.chunk
    const data =
      part?.fnArray && part.argsArray
        ? { ...message, chunk: { ...part, fnArray: part.fnArray.slice(), argsArray: part.argsArray.slice() } }
        : structuredClone(message, transfer ? { transfer } : undefined)
    queueMicrotask(() => {
      for (const listener of this.listeners) listener({ data })
    })
  }

  addEventListener(_name: string, listener: Listener, { signal }: { signal?: AbortSignal } = {}): void {
    this.listeners.add(listener)
    signal?.addEventListener('abort', () => this.listeners.delete(listener))
  }

  removeEventListener(_name: string, listener: Listener): void {
    this.listeners.delete(listener)
  }
}

/** Code of the parser's second half. */
interface Parsing {
  WorkerMessageHandler: { initializeFromPort(port: Loopback): void }
}

/** The parser's second half in this thread, for pages that are read and not drawn: what it sends is not to be changed. */
export async function parserHere(): Promise<PDFWorker> {
  const { WorkerMessageHandler } = (await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string)) as Parsing
  const port = new Loopback()
  WorkerMessageHandler.initializeFromPort(port)
  return new PDFWorker({ port: port as unknown as null, verbosity: VerbosityLevel.ERRORS })
}
