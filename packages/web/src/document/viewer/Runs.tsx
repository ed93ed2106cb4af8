import type { Run } from './passage.ts'

/** Text with the passage in yellow and the value boxed. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text are its places.
    if (run.mark === 'none') return <span key={index}>{run.text}</span>
    return (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text are its places.
        key={index}
        className={
          run.mark === 'value'
            ? 'rounded-sm bg-mark px-0.5 font-semibold text-paper-ink outline-2 outline-mark-line'
            : 'bg-mark text-paper-ink'
        }
      >
        {run.text}
      </mark>
    )
  })
}
