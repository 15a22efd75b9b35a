import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { isChunkError, reloadForChunk } from '#shell/chunk-reload.ts'
import { ErrorPlace } from '#shell/error-place.tsx'

type Props = {
  children: ReactNode
  /** The path: a change of it resets the error. */
  resetKey: string
  onReset: () => void
}
type State = { error: unknown; failedAt: string | null }

/** Shows an error in place of the page; the navigation stays. */
export function ErrorBoundary({ children, resetKey }: Pick<Props, 'children' | 'resetKey'>) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary resetKey={resetKey} onReset={reset}>
          {children}
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  )
}

class Boundary extends Component<Props, State> {
  override state: State = { error: null, failedAt: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (state.error === null) return null
    if (state.failedAt === null) return { failedAt: props.resetKey }
    return state.failedAt === props.resetKey ? null : { error: null, failedAt: null }
  }

  override componentDidCatch(error: unknown): void {
    // Before the children render again, so that failed queries retry.
    this.props.onReset()
    if (isChunkError(error)) void reloadForChunk()
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    const retry = () => {
      this.props.onReset()
      this.setState({ error: null, failedAt: null })
    }
    return <ErrorPlace error={this.state.error} onRetry={retry} />
  }
}
