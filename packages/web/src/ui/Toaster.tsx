import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { Suspense, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'
import { cx } from './class-names.ts'
import { lazyPart } from './lazy-part.tsx'
import { useUiTexts } from './texts.tsx'
import { dismissToast, type ToastContent, type ToastEntry, toastStore } from './toast.ts'
import { usePausableTimer, useSwipeRight } from './toast-gestures.ts'
import { useRoomForControls } from './toast-place.ts'
import { useReach } from './toast-reach.ts'

const ErrorDetailsDialog = lazyPart(() => import('./ErrorDetailsDialog.tsx'))

/** Milliseconds that a toast stays by default. */
const defaultDuration = 5000
/** Characters of an error that a toast shows before 'See more details'. */
const previewLength = 100

const preview = (message: string) =>
  message.length > previewLength ? `${message.slice(0, previewLength).trimEnd()}…` : message

interface ToastCardProps {
  entry: ToastEntry
  onDetails: (details: NonNullable<ToastContent['details']>) => void
}

/** One toast; the gallery shows it without the place where it appears. */
export function ToastCard({ entry, onDetails }: ToastCardProps) {
  const texts = useUiTexts()
  const { id, title, description, details, action, further } = entry
  const close = useCallback(() => dismissToast(id), [id])
  const pausing = usePausableTimer(entry.duration ?? defaultDuration, close)
  const { offset, handlers } = useSwipeRight(close)
  const destructive = entry.variant === 'destructive'
  // On a phone it lies over what is read: what can be undone is said in few words.
  const short = action !== undefined && !destructive
  const Icon = destructive ? TriangleAlert : CircleCheck
  return (
    <div
      role={destructive ? 'alert' : 'status'}
      aria-atomic="true"
      {...pausing}
      {...handlers}
      style={offset > 0 ? { transform: `translateX(${offset}px)` } : undefined}
      className="pointer-events-auto flex w-full animate-slide-in-right touch-pan-y gap-3 rounded-lg bg-surface py-3 pr-3 pl-4 text-sm shadow-md max-md:py-2"
    >
      <Icon aria-hidden className={cx('mt-0.5 size-4 shrink-0', destructive ? 'text-danger' : 'text-success')} />
      <div
        className={cx('min-w-0 flex-1', short && 'max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-4')}
      >
        <p className={cx('text-balance font-medium', short && Boolean(description) && 'max-md:sr-only')}>{title}</p>
        {(description || details) && (
          <p className="break-words text-secondary">{description ?? preview(details?.message ?? '')}</p>
        )}
        {details && (
          <Button
            look="link"
            className="mt-1 min-h-6 text-sm"
            onClick={() => {
              onDetails(details)
              close()
            }}
          >
            {texts.seeMoreDetails}
          </Button>
        )}
        <div className="flex flex-wrap gap-x-4">
          {[action, further].map(
            (one) =>
              one && (
                <Button
                  key={one.label}
                  look="link"
                  className={cx('mt-1 min-h-6 text-sm', short && 'max-md:mt-0')}
                  onClick={() => {
                    one.onClick()
                    close()
                  }}
                >
                  {one.label}
                </Button>
              ),
          )}
        </div>
      </div>
      <Button
        look="ghost"
        size="icon-small"
        aria-label={texts.close}
        className="-my-1 max-md:-my-2.5 max-md:-mr-1"
        onClick={close}
      >
        <X aria-hidden className="size-3.5" />
      </Button>
    </div>
  )
}

function dismissShown() {
  const shown = toastStore.get()
  if (shown) dismissToast(shown.id)
}

/**
 * The place where toasts appear; once in the app. F8 goes there, Escape goes back. On a phone it is at the top, because
 * decisions are made at the bottom, under the thumb.
 */
export function Toaster() {
  const texts = useUiTexts()
  const entry = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  const [details, setDetails] = useState<ToastContent['details'] | null>(null)
  const region = useRef<HTMLElement>(null)
  const isShown = entry?.open === true
  const move = useRoomForControls(region, isShown ? entry.id : undefined)
  useReach(region, isShown, dismissShown)

  return (
    <>
      <section
        ref={region}
        aria-label={texts.notifications}
        tabIndex={-1}
        // Open dialogs hide from screen readers whatever does not speak by itself; each message says how it does.
        aria-live="off"
        style={move === 0 ? undefined : { transform: `translateY(${move}px)` }}
        className="pointer-events-none fixed right-(--toast-right,0px) bottom-[calc(var(--toast-bottom,0px)+var(--bar,0px))] z-50 w-[24.5rem] max-w-full p-4 focus-visible:-outline-offset-4 max-md:right-0 max-md:top-(--toast-top,0px) max-md:bottom-auto max-md:w-full max-md:p-2"
      >
        {isShown && <ToastCard key={entry.id} entry={entry} onDetails={setDetails} />}
      </section>
      {details && (
        <Suspense>
          <ErrorDetailsDialog {...details} onClose={() => setDetails(null)} />
        </Suspense>
      )}
    </>
  )
}
