import { asKitError } from '@hasp/core/errors'
import { internals } from '@hasp/core/internal'
import { Component, type ContextType, type ReactNode } from 'react'
import { KitContext } from '../../../KitContext.js'

/**
 * Keeps a failure of the kit's own elements from the host's: they vanish, the
 * page stays, and the event `ERROR` says what happened.
 */
export class KitBoundary extends Component<Props, State> {
  static override contextType = KitContext
  declare context: ContextType<typeof KitContext>
  override state: State = { hasFailed: false, attempt: this.props.attempt }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    const { attempt } = props
    return attempt === state.attempt ? null : { hasFailed: false, attempt }
  }

  override componentDidCatch(error: unknown) {
    const { code } = asKitError(error)
    const kit = this.context?.kit[internals]
    kit?.log('error', 'A part of the kit failed', error)
    kit?.events.emit('ERROR', { code, cause: error })
    this.props.onFailure?.()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

type Props = {
  /** Another value tries again. */
  attempt?: unknown
  onFailure?: (() => void) | undefined
  children?: ReactNode
}

type State = { readonly hasFailed: boolean; readonly attempt: unknown }
