import { asKitError, type KitError } from '@hasp/core/errors'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from './internal/react/useLatest.js'

/** The progress of an action. */
export type ActionState<result> =
  | { readonly status: 'idle' }
  | { readonly status: 'running' }
  | { readonly status: 'success'; readonly data: result }
  | { readonly status: 'error'; readonly error: KitError }

/** An action with its outcome, as returned by `useAction`. */
export type Action<parameters extends readonly unknown[], result> = {
  readonly status: ActionState<result>['status']
  readonly data?: result | undefined
  readonly error?: KitError | undefined
  /** Starts the action and aborts a run in progress. Never rejects. */
  readonly run: (...parameters: parameters) => Promise<result | undefined>
  /** Aborts the run and forgets its outcome. */
  readonly reset: () => void
}

/**
 * Runs an async function on behalf of a component. A run that a newer one
 * supersedes, or that outlives the component, is aborted and has no outcome.
 *
 * @param perform gets the signal to stop at, then what `run` was given
 * @example
 * import { type NetworkId, switchNetwork } from '@hasp/core'
 * import { useAction } from '@hasp/react'
 *
 * const { run, status, error } = useAction((signal, networkId: NetworkId) =>
 *   switchNetwork(kit, { networkId, signal }),
 * )
 */
export function useAction<parameters extends readonly unknown[], result>(
  perform: (
    signal: AbortSignal,
    ...parameters: parameters
  ) => Promise<result> | result,
): Action<parameters, result> {
  const [state, setState] = useState<ActionState<result>>({ status: 'idle' })
  const current = useRef<AbortController | undefined>(undefined)
  const latest = useLatest(perform)
  useEffect(() => () => current.current?.abort(), [])

  const run = useCallback(async (...parameters: parameters) => {
    current.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    setState({ status: 'running' })
    try {
      const data = await latest.current(signal, ...parameters)
      if (signal.aborted) return undefined
      setState({ status: 'success', data })
      return data
    } catch (error) {
      if (!signal.aborted)
        setState({ status: 'error', error: asKitError(error) })
      return undefined
    }
  }, [])

  const reset = useCallback(() => {
    current.current?.abort()
    setState({ status: 'idle' })
  }, [])

  return { ...state, run, reset }
}
