import { lazy, type ReactNode, useEffect, useState } from 'react'
import { ErrorState } from './States.tsx'
import { useUiTexts } from './texts.tsx'
import { toast } from './toast.ts'

type LoadedPart<Props> = (props: Props) => ReactNode
export type Load<Props> = () => Promise<{ default: LoadedPart<Props> }>

/** What is shown instead gets it to ask for the code once more. */
export interface Retry {
  retryLoading: () => void
}

/** A component whose code comes when it is first shown, or `instead` where it does not come; whoever shows it again asks again. */
export function lazyOr<Props extends object>(load: Load<Props>, instead: () => Promise<LoadedPart<Props & Retry>>) {
  let hasFailed = false
  const attempt = () => {
    hasFailed = false
    return lazy<LoadedPart<Props & Retry>>(() =>
      load().catch(async (error: unknown) => {
        console.error(error)
        const Instead = await instead()
        hasFailed = true
        return { default: Instead }
      }),
    )
  }
  let next = attempt()
  return function Lazy(props: Props) {
    const [Shown, setShown] = useState(() => next)
    useEffect(
      () => () => {
        if (hasFailed) next = attempt()
      },
      [],
    )
    const retryLoading = () => {
      next = attempt()
      setShown(next)
    }
    return <Shown {...props} retryLoading={retryLoading} />
  }
}

/**
 * A part of a page whose code comes when it is shown. A page that was opened before the product was updated asks for code that is no longer
 * there: the page stays with what was entered, and says to load it anew.
 */
export const lazyPart = <Props extends object>(load: Load<Props>) => lazyOr(load, async () => MissingPart)

/** A part that nobody misses where its code does not come. */
export const lazyDecoration = <Props extends object>(load: Load<Props>) => lazyOr(load, async () => () => null)

/** Milliseconds: as long as somebody may need to note down what is not saved. */
const untilSeen = 3_600_000

interface Leaving extends Retry {
  onClose?: () => void
  onBack?: () => void
}

/** In place of what did not come; a part that was opened closes again. */
export function MissingPart({ onClose, onBack, retryLoading }: Leaving) {
  const { failed: title, failedText: description, reload: label } = useUiTexts()
  const leave = onClose ?? onBack
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it should have been shown.
  useEffect(() => {
    if (!leave) return
    const action = { label, onClick: () => location.reload() }
    leave()
    // After what the leaving says itself, because one toast is shown at a time.
    setTimeout(() => toast({ title, description, action, variant: 'destructive', duration: untilSeen }))
  }, [])
  return leave ? null : (
    <ErrorState title={title} onRetry={retryLoading}>
      {description}
    </ErrorState>
  )
}
