import type { ErrorCode } from '@hasp/core/errors'
import { useEffect, useRef, useState } from 'react'
import { useLeaveConnected } from '../../hooks/internal/connecting/useLeaveConnected.js'
import { isDeclined } from '../../hooks/internal/errors/isDeclined.js'
import { useLatest } from '../../hooks/internal/react/useLatest.js'
import { type ConnectFlow, useConnectFlow } from '../../hooks/useConnectFlow.js'
import { useKitError } from '../../hooks/useKitError.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitOptions } from '../../hooks/useKitOptions.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import type {
  DetectedWallet,
  WalletNamespaceState,
} from '../../hooks/wallets/useDetectedWallets.js'

/** The state of the attempt; each has its own sentence and next step. */
export type ConnectingState =
  | 'reconnecting'
  | 'waiting'
  | 'another'
  | 'slow'
  | 'pending'
  | 'declined'
  | 'locked'
  | 'silent'
  | 'missing'
  | 'idle'
  | 'linked'
  | 'connected'
  | 'failed'

/** Failures after which another wallet is offered. */
const failuresLimit = 3

/** What the view ConnectingExternal knows and does once it waits. */
export function useWalletWait(row: DetectedWallet | undefined) {
  const { connectorId, namespace } = useKitRoute('ConnectingExternal')
  const { app } = useKitOptions()
  const modal = useKitModal()
  const flow = useConnectFlow()
  const [asked, setAsked] = useState(1)

  const namespaceState = namespace
    ? row?.namespaceStates.find((one) => one.namespace === namespace)
    : row?.namespaceStates[0]
  const isOurs =
    flow.wallet?.id === row?.id && (!namespace || flow.namespace === namespace)
  const [wasReconnecting] = useState(namespaceState?.isReconnecting ?? false)
  const state = stateOf(
    namespaceState,
    isOurs ? flow : undefined,
    wasReconnecting,
  )
  const words = useKitError(state === 'failed' ? flow.error : undefined)
  const isWorn = asked >= failuresLimit && retryable.includes(state)

  const { history, back, close, push, replace } = modal
  const leave = useLeaveConnected({
    connectorId: namespaceState?.connectorId ?? connectorId,
    namespace: namespaceState?.namespace,
    isConnected: state === 'connected',
  })
  const begin = () =>
    void flow.start(connectorId, {
      namespace,
      ...(namespaceState?.isConnected && { chooseAccount: true }),
    })
  // Opened by the page instead of a click on a wallet, or clicked while the
  // wallet was reconnecting: it has not been asked yet.
  const isUnasked = useRef(state === 'idle' || state === 'reconnecting')
  const beginNow = useLatest(begin)
  useEffect(() => {
    if (!isUnasked.current || state === 'reconnecting') return
    isUnasked.current = false
    if (state === 'idle') beginNow.current()
  }, [state])

  return {
    app,
    state,
    words,
    isWorn,
    ask() {
      setAsked((count) => count + 1)
      begin()
    },
    leave,
    getWallet: () => push({ view: 'GetWallet' }),
    chooseOther() {
      const earlier = history.findLast(
        ({ view }) => view !== 'ConnectingExternal',
      )
      if (earlier?.view !== 'Connect') return replace({ view: 'Connect' })
      for (const { view } of history) if (view === 'ConnectingExternal') back()
    },
    cancel() {
      flow.cancel()
      if (history.length > 1) back()
      else close()
    },
  }
}

const stateOfCode: { readonly [code in ErrorCode]?: ConnectingState } = {
  REQUEST_ALREADY_PENDING: 'pending',
  WALLET_LOCKED: 'locked',
  WALLET_NOT_RESPONDING: 'silent',
  TIMED_OUT: 'silent',
  WALLET_NOT_FOUND: 'missing',
}

const retryable: readonly ConnectingState[] = [
  'pending',
  'declined',
  'locked',
  'silent',
  'failed',
]

function stateOf(
  namespaceState: WalletNamespaceState | undefined,
  flow: ConnectFlow | undefined,
  wasReconnecting: boolean,
): ConnectingState {
  if (!namespaceState) return 'missing'
  const isLinked = namespaceState.isConnected
  if (namespaceState.isReconnecting && flow?.phase !== 'waiting')
    return 'reconnecting'
  if (flow) {
    const { error, isSlow, phase } = flow
    if (phase === 'waiting')
      return isSlow ? 'slow' : isLinked ? 'another' : 'waiting'
    if (phase === 'connected' && isLinked) return 'connected'
    if (phase === 'failed') {
      if (isDeclined(error)) return 'declined'
      return (error && stateOfCode[error.code]) ?? 'failed'
    }
  }
  if (!isLinked) return 'idle'
  return wasReconnecting ? 'connected' : 'linked'
}
