import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'
import { useUiTexts } from './texts.tsx'
import { dismissToast, type ToastContent, toastStore } from './toast.ts'

const ErrorDetailsDialog = lazy(() => import('./ErrorDetailsDialog.tsx'))

/** Characters of an error that a toast shows before 'See more details'. */
const previewLength = 100

const preview = (message: string) =>
  message.length > previewLength ? `${message.slice(0, previewLength).trimEnd()}…` : message

/** The place where toasts appear; once in the app. */
export function Toaster() {
  const texts = useUiTexts()
  const current = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  const [details, setDetails] = useState<ToastContent['details'] | null>(null)
  const destructive = current?.variant === 'destructive'
  const Icon = destructive ? TriangleAlert : CircleCheck
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={5000} label={texts.notifications}>
      {current && (
        <Radix.Root
          key={current.id}
          open={current.open}
          duration={current.duration ?? 5000}
          type={destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(current.id)
          }}
          className="flex w-full animate-slide-in-right gap-3 rounded-lg bg-surface py-3 pr-3 pl-4 text-sm shadow-md data-[state=closed]:animate-slide-out-right data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)"
        >
          <Icon
            aria-hidden
            className={`mt-0.5 size-4 shrink-0 ${destructive ? 'text-danger' : 'text-success'}`}
            strokeWidth={1.75}
          />
          <div className="min-w-0 flex-1">
            <Radix.Title className="font-medium">{current.title}</Radix.Title>
            {(current.description || current.details) && (
              <Radix.Description className="break-words text-secondary">
                {current.description ?? preview(current.details?.message ?? '')}
              </Radix.Description>
            )}
            {current.details && (
              <Button look="link" className="mt-1 min-h-6 text-sm" onClick={() => setDetails(current.details)}>
                {texts.seeMoreDetails}
              </Button>
            )}
            {current.action && (
              <Radix.Action asChild altText={current.action.label}>
                <Button look="link" className="mt-1 min-h-6 text-sm" onClick={current.action.onClick}>
                  {current.action.label}
                </Button>
              </Radix.Action>
            )}
          </div>
          <Radix.Close asChild>
            <Button look="ghost" size="icon-small" aria-label={texts.close} className="-mt-1 -mb-1">
              <X aria-hidden className="size-3.5" />
            </Button>
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        label={texts.notifications}
        className="fixed right-0 bottom-0 z-50 flex w-[24.5rem] max-w-full flex-col gap-2 p-4 outline-none"
      />
      {details && (
        <Suspense>
          <ErrorDetailsDialog {...details} onClose={() => setDetails(null)} />
        </Suspense>
      )}
    </Radix.Provider>
  )
}
