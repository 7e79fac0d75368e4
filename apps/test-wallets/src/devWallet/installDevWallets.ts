import { testAccounts } from '../namespaces/eip155/testAccounts.js'
import { ProviderRpcError } from '../ProviderRpcError.js'
import type { WalletChain } from '../WalletChain.js'
import { waitFor } from '../waitFor.js'
import { createDevWallet } from './createDevWallet.js'
import { createDevWalletMemory } from './createDevWalletMemory.js'
import type { DevWalletSettingsStore } from './createDevWalletSettings.js'
import type { ApprovalPort } from './DevWalletApproval.js'
import {
  type DevWalletIdentity,
  devWalletIdentity,
  singleNamespaceIdentities,
} from './devWalletIdentities.js'
import { announceNamespaces } from './namespaces/announceNamespaces.js'
import {
  createDevWalletControls,
  type DevWalletControls,
} from './panel/createDevWalletControls.js'
import { announceProvider } from './requests/announceProvider.js'
import { createCallRpc } from './requests/callRpc.js'
import { createApprovalWindow } from './window/createApprovalWindow.js'

export type InstallDevWalletsParameters = {
  chains: readonly [WalletChain, ...WalletChain[]]
  /** Five wallets that speak one namespace each, instead of one for all. */
  isFive?: boolean
  /** What the wallets know of the local Solana. */
  solana?: { reference: string; nodeUrl: string } | undefined
  settings: DevWalletSettingsStore
  /** Lines for the event log of the page. */
  log(message: string): void
  /** The browser blocked the window; its page can be opened from a link. */
  onBlocked(url: string): void
  /** Undoes everything: the wallets fall silent and their window closes. */
  signal: AbortSignal
}

/**
 * Puts the dev wallets into the page and announces them in every namespace.
 * @returns what the panel needs to act on each.
 * @example
 * const [wallet] = installDevWallets({
 *   chains, settings, log, onBlocked, signal,
 * })
 */
export function installDevWallets(
  parameters: InstallDevWalletsParameters,
): readonly DevWalletControls[] {
  const { isFive = false, settings, signal } = parameters
  const ended = new AbortController()
  const end = () => ended.abort()
  signal.addEventListener('abort', end, { signal: ended.signal })
  window.addEventListener(
    'pagehide',
    ({ persisted }) => {
      if (!persisted) end()
    },
    { signal: ended.signal },
  )

  const person = createApprovalWindow({
    pageUrl: new URL('/dev-wallet.html', location.href).href,
    channelName: `hasp-dev-wallet-${crypto.randomUUID()}`,
    openWindow: openPopup,
    onBlocked: parameters.onBlocked,
    wait: waitFor,
    signal: ended.signal,
  })
  const approvals: ApprovalPort = {
    ask: (approval, withdrawn) =>
      settings.get().isSelfApproving
        ? Promise.resolve(approval).then(() => ({ type: 'approved' }))
        : person.ask(approval, withdrawn),
  }
  const identities = isFive ? singleNamespaceIdentities : [devWalletIdentity]
  return identities.map((identity) =>
    installOne({ ...parameters, approvals, ended: ended.signal, identity }),
  )
}

function installOne(
  parameters: InstallDevWalletsParameters & {
    approvals: ApprovalPort
    ended: AbortSignal
    identity: DevWalletIdentity
  },
): DevWalletControls {
  const { approvals, ended, identity, log, settings, signal } = parameters
  const wallet = createDevWallet({
    accounts: testAccounts(),
    chains: parameters.chains,
    settings,
    approvals,
    memory: createDevWalletMemory(window, identity.id),
    callRpc: createCallRpc({
      fetch: (...request) => fetch(...request),
      signal: ended,
    }),
    wait: waitFor,
    origin: location.origin,
    log,
    signal: ended,
  })
  const { answer, context, emitter, provider, session } = wallet
  signal.addEventListener('abort', () =>
    emitter.emit(
      'disconnect',
      new ProviderRpcError(4900, 'Dev Wallet was switched off.'),
    ),
  )
  if (identity.namespaces.includes('eip155'))
    announceProvider({
      identity,
      provider,
      uuid: crypto.randomUUID(),
      target: window,
      signal: ended,
    })
  announceNamespaces({
    identity,
    context,
    answer,
    localReference: parameters.solana?.reference ?? '',
    nodeUrlOf: (chainId) =>
      chainId === `solana:${parameters.solana?.reference}`
        ? parameters.solana?.nodeUrl
        : undefined,
    log,
    window,
    signal: ended,
  })
  return createDevWalletControls({ identity, session, emitter, settings })
}

/** Two windows of one name would be one window: tabs have their own. */
function openPopup(url: string): Window | undefined {
  const features = 'popup,width=420,height=680'
  return window.open(url, '_blank', features) ?? undefined
}
