import type { Progress } from './read-in-child.ts'

const progressEvery = 300

/** Calls `work` with the newest of the calls that come too fast, one after the other. */
export function throttled(work: (progress: Progress) => Promise<void>) {
  let newest: Progress | null = null
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  const flush = () => {
    timer = null
    const call = newest
    newest = null
    // Progress is a courtesy: a document does not fail because it could not be reported.
    if (call) running = running.then(() => work(call)).catch(() => {})
  }
  return {
    tell(progress: Progress) {
      newest = progress
      timer ??= setTimeout(flush, progressEvery)
    },
    async end() {
      if (timer) clearTimeout(timer)
      flush()
      await running
    },
  }
}
