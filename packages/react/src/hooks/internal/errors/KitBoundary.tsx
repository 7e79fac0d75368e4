import { Component, type ContextType, type ReactNode } from 'react'
import { KitContext } from '../../../KitContext.js'
import { reportFailure } from './reportFailure.js'

/**
 * Keeps a failure of the kit's own elements from the host's: they vanish, the
 * page stays, and the event `ERROR` says what happened. Another `key` tries
 * again.
 */
export class KitBoundary extends Component<Props> {
  static override contextType = KitContext
  declare context: ContextType<typeof KitContext>
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    if (this.context) reportFailure(this.context.kit, 'A part failed', error)
    this.props.onFailure?.()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

type Props = {
  onFailure?: (() => void) | undefined
  children?: ReactNode
}
