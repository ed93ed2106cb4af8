import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/States.tsx'
import { useUiTexts } from '../ui/texts.tsx'

interface BoundaryProps {
  /** A change of this starts anew. */
  place: string
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { failed: boolean; place: string }> {
  override state = { failed: false, place: this.props.place }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: { failed: boolean; place: string }) {
    return props.place === state.place ? null : { failed: false, place: props.place }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}

/** A page that cannot be rendered becomes a sentence and two ways on, never a blank page. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { failed, failedText, reload } = useUiTexts()
  const { pathname } = useLocation()
  return (
    <Boundary
      place={pathname}
      fallback={(retry) => (
        <div className="mx-auto max-w-form py-16">
          <ErrorState title={failed} onRetry={retry}>
            {failedText}
          </ErrorState>
          <p className="text-center">
            <Button look="link" onClick={() => location.reload()}>
              {reload}
            </Button>
          </p>
        </div>
      )}
    >
      {children}
    </Boundary>
  )
}
