import { cancelConnect, connect, type Namespace } from '@hasp/core'
import { asKitError, isKitError, type KitError } from '@hasp/core/errors'
import { useCallback, useRef, useState } from 'react'
import { useKit } from './useKit.js'
import { useStore } from './useStore.js'
import {
  type DetectedWallet,
  useDetectedWallets,
} from './wallets/useDetectedWallets.js'

/** The attempt to connect that the visitor is waiting for. */
export type ConnectFlow = {
  readonly phase: 'idle' | 'waiting' | 'connected' | 'failed'
  readonly wallet?: DetectedWallet | undefined
  /** The namespace that it is asked for. */
  readonly namespace?: Namespace | undefined
  /** No answer for 20 s: time for a hint where to look. */
  readonly isSlow: boolean
  /** Why it failed, as the wallet said. */
  readonly error?: KitError | undefined
  /** Asks a wallet, inside the call; resolves when it has answered. */
  readonly start: (
    walletId: string,
    options?: ConnectFlowOptions,
  ) => Promise<void>
  /** Asks the same wallet again. */
  readonly retry: () => Promise<void>
  readonly cancel: () => void
}

/** How to ask a wallet. */
export type ConnectFlowOptions = {
  readonly namespace?: Namespace | undefined
  /** Asks for the account picker even if the site is known. */
  readonly chooseAccount?: boolean | undefined
}

type Request = ConnectFlowOptions & { readonly walletId: string }

/**
 * Connects a wallet and tells how far it is. All users of the hook see the
 * same attempt.
 * @see EIP-1102 `eth_requestAccounts`, Wallet Standard `standard:connect`
 * @example
 * import { useConnectFlow } from '@hasp/react'
 *
 * const flow = useConnectFlow()
 * return <button onClick={() => flow.start('io.kite')}>Kite</button>
 */
export function useConnectFlow(): ConnectFlow {
  const kit = useKit()
  const attempt = useStore(kit.stores.connections, ({ attempt: now }) => now)
  const { list } = useDetectedWallets()
  const last = useRef<Request | undefined>(undefined)
  const [refusal, setRefusal] = useState<KitError | undefined>(undefined)

  const ask = useCallback(
    async ({ walletId, ...options }: Request) => {
      last.current = { walletId, ...options }
      setRefusal(undefined)
      try {
        await connect(kit, { connectorId: walletId, ...options })
      } catch (error) {
        const { phase } = kit.stores.connections.getState().attempt
        const cause = asKitError(asKitError(error).cause ?? error)
        if (phase === 'idle' && !isKitError(cause, 'CANCELLED'))
          setRefusal(cause)
      }
    },
    [kit],
  )

  const start = useCallback(
    (walletId: string, options?: ConnectFlowOptions) =>
      ask({ walletId, ...options }),
    [ask],
  )
  const retry = useCallback(async () => {
    const now = kit.stores.connections.getState().attempt
    const request =
      now.phase === 'idle'
        ? last.current
        : {
            ...last.current,
            walletId: now.connectorId,
            namespace: now.namespace,
          }
    if (request) await ask(request)
  }, [ask, kit])
  const cancel = useCallback(() => cancelConnect(kit), [kit])

  const { connectorId, namespace } =
    attempt.phase === 'idle'
      ? { connectorId: last.current?.walletId, ...last.current }
      : attempt
  const isRefused = attempt.phase === 'idle' && refusal !== undefined
  return {
    phase: isRefused ? 'failed' : attempt.phase,
    wallet: list.find(({ namespaceStates }) =>
      namespaceStates.some((one) => one.connectorId === connectorId),
    ),
    namespace,
    isSlow: attempt.phase === 'waiting' && attempt.isSlow,
    error: attempt.phase === 'failed' ? attempt.error : refusal,
    start,
    retry,
    cancel,
  }
}
