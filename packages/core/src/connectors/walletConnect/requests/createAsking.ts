import type { Namespace } from '../../../entities/network/namespace.js'
import type { NetworkId } from '../../../entities/network/networkId.js'
import type { WalletListing } from '../../../entities/wallet/walletListing.js'
import { KitError } from '../../../errors/KitError.js'
import { readDevice } from '../../../policies/links/device.js'
import { linkTarget } from '../../../policies/links/linkTarget.js'
import type { Environment } from '../../../ports/Environment.js'
import type {
  WalletConnectClient,
  WalletConnectSession,
} from '../../../ports/WalletConnectClient.js'
import { openLink } from '../../../utils/openLink.js'
import { readDeviceSigns } from '../../../utils/readDeviceSigns.js'
import { isForNode } from '../../evmAccount/nodeMethods.js'
import type { NamespaceSession } from '../sessions/createSessionBook.js'
import { toWalletLink } from './toWalletLink.js'

/** What wallets answer without asking their owner. */
const quietMethods = [
  'wallet_getPermissions',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_getAssets',
  'solana_getAccounts',
  'cosmos_getAccounts',
  'getAccountAddresses',
]

/**
 * Asks wallets on phones. On the same phone, the wallet's app is brought to
 * the front inside the call, and until it has answered there is a way back.
 */
export function createAsking(parameters: {
  client: Pick<WalletConnectClient, 'request'>
  environment: Environment
  /** The directory's record of a session's wallet. */
  listingOf: (session: WalletConnectSession) => WalletListing | undefined
  /**
   * How many questions wait for an owner has begun or ceased to be none, or
   * they have begun or ceased to be slow.
   */
  onPending: (
    namespace: Namespace,
    state: { isPending: boolean; isSlow: boolean },
  ) => void
}) {
  const { client, environment, listingOf, onPending } = parameters
  const pending = new Map<Namespace, number>()
  let isRelayAway = false
  const count = (namespace: Namespace, by: 1 | -1) => {
    const before = pending.get(namespace) ?? 0
    pending.set(namespace, before + by)
    if (before + by !== 0 && before !== 0) return
    const isPending = by === 1
    onPending(namespace, { isPending, isSlow: isPending && isRelayAway })
  }
  const { window } = environment
  const deviceOf = () => readDevice(readDeviceSigns(environment))
  const link = (now: NamespaceSession | undefined) =>
    now && environment.isMobile()
      ? toWalletLink(
          now.session.peer,
          listingOf(now.session),
          deviceOf().isTelegram,
        )
      : undefined

  return {
    link,
    /** The relay answers, or has not answered for a while. */
    noteRelay(isReachable: boolean): void {
      isRelayAway = !isReachable
      for (const [namespace, questions] of pending)
        if (questions > 0)
          onPending(namespace, { isPending: true, isSlow: isRelayAway })
    },
    async ask(
      namespace: Namespace,
      now: NamespaceSession | undefined,
      request: {
        readonly method: string
        readonly params?: unknown
        readonly chainId?: NetworkId | undefined
        readonly signal?: AbortSignal | undefined
      },
    ): Promise<unknown> {
      if (!now) throw new KitError('WALLET_DISCONNECTED')
      const { method, params, signal } = request
      const sent = client.request({
        topic: now.session.topic,
        chainId: request.chainId ?? now.connectorSession.caipNetworkId,
        method,
        params,
        signal,
      })
      if (quietMethods.includes(method) || isForNode(method)) return await sent
      count(namespace, 1)
      try {
        const address = link(now)
        if (address && window)
          openLink(window, address, linkTarget('mobile', deviceOf()))
        return await sent
      } finally {
        count(namespace, -1)
      }
    },
  }
}
