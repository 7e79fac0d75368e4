import { FrameError, type FrameErrorCode } from '@hasp/protocol/frame'
import type { StoreApi } from 'zustand/vanilla'
import type { NetworkId } from '../../entities/network/networkId.js'
import { isKitError } from '../../errors/KitError.js'
import type { Connector } from '../../ports/Connector.js'
import type { ConnectorSourceEvent } from '../../ports/ConnectorSource.js'
import type { Clock } from '../../ports/Environment.js'
import type {
  HostedWalletClient,
  HostedWalletState,
} from '../../ports/HostedWallet.js'
import { isForVisitor } from './isForVisitor.js'
import { toKitError } from './toKitError.js'

/** A request as the wallet takes it. */
export type HostedRpcRequest = {
  readonly method: string
  readonly params: unknown
  readonly networkId: NetworkId
  readonly signal?: AbortSignal | undefined
}

/** Another tab, another device or the time has ended the login. */
const signedOut: readonly FrameErrorCode[] = [
  'NOT_SIGNED_IN',
  'SESSION_EXPIRED',
]

/** Sends requests to the wallet, and keeps what waits for the visitor. */
export function createHostedRequests(parameters: {
  client: HostedWalletClient
  clock: Clock
  onEvent: (event: ConnectorSourceEvent) => void
  /** The wallet knows nobody here any more. */
  onSignedOut: () => void
  state: StoreApi<HostedWalletState>
}) {
  const { client, clock, onEvent, onSignedOut, state } = parameters
  let requests = 0

  function open(method: string): () => void {
    requests += 1
    const request = { id: `${requests}`, method, startedAt: clock.now() }
    const set = (run: (all: HostedWalletState['requests']) => typeof all) =>
      state.setState((before) => ({ requests: run(before.requests) }))
    set((all) => [...all, request])
    return () => set((all) => all.filter((one) => one !== request))
  }
  /** Said at once, and nothing else is touched by it. */
  const refuse = (connector: Connector | undefined) => {
    if (connector) onEvent({ type: 'notAllowed', connector })
  }

  return {
    refuse,
    /** Something else that the visitor decides about in the frame. */
    async wait<answer>(
      method: string,
      run: () => Promise<answer>,
    ): Promise<answer> {
      const close = open(method)
      return await run().finally(close)
    },
    async ask(
      connector: Connector | undefined,
      { method, networkId, params, signal }: HostedRpcRequest,
    ): Promise<unknown> {
      const isOpen = isForVisitor(method)
      const close = isOpen ? open(method) : undefined
      const report = (isPending: boolean) => {
        if (isOpen && connector)
          onEvent({ type: 'request', connector, isPending, isSlow: false })
      }
      report(true)
      try {
        const payload = { networkId, method, params }
        const { result } = await client.request('rpcRequest', payload, {
          signal,
        })
        return result
      } catch (caught) {
        const error = toKitError(caught, { method, networkId })
        if (caught instanceof FrameError && signedOut.includes(caught.code))
          onSignedOut()
        if (isKitError(error, 'RPC_CALL_NOT_ALLOWED')) refuse(connector)
        throw error
      } finally {
        close?.()
        report(false)
      }
    },
  }
}
