import { Component, type ReactNode } from 'react'
import { ViewFailure } from './ViewFailure.js'

type Props = { onError: (error: unknown) => void; children: ReactNode }
type State = { readonly failure: { readonly error: unknown } | undefined }

/** Shows that a view failed, instead of nothing. */
export class ViewBoundary extends Component<Props, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    const retry = () => this.setState({ failure: undefined })
    return <ViewFailure error={failure.error} onRetry={retry} />
  }
}
