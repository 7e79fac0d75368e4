import { announceProvider } from './announceProvider.js'
import { createCallRpc } from './callRpc.js'
import { createApprovalWindow } from './createApprovalWindow.js'
import { createDevWallet } from './createDevWallet.js'
import {
  createDevWalletControls,
  type DevWalletControls,
} from './createDevWalletControls.js'
import { createDevWalletMemory } from './createDevWalletMemory.js'
import type { DevWalletSettingsStore } from './createDevWalletSettings.js'
import type { ApprovalPort } from './DevWalletApproval.js'
import type { DevWalletChain } from './DevWalletChain.js'
import { ProviderRpcError } from './ProviderRpcError.js'
import { testAccounts } from './testAccounts.js'
import { waitFor } from './waitFor.js'

export type InstallDevWalletParameters = {
  chains: readonly [DevWalletChain, ...DevWalletChain[]]
  settings: DevWalletSettingsStore
  /** Lines for the event log of the page. */
  log(message: string): void
  /** The browser blocked the window; its page can be opened from a link. */
  onBlocked(url: string): void
  /** Undoes everything: the wallet falls silent and its window closes. */
  signal: AbortSignal
}

/**
 * Puts the dev wallet into the page and announces it over EIP-6963.
 * @returns what the panel needs to act on the wallet.
 * @example
 * const wallet = installDevWallet({ chains, settings, log, onBlocked, signal })
 */
export function installDevWallet(
  parameters: InstallDevWalletParameters,
): DevWalletControls {
  const { settings, signal, log } = parameters
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
  const { provider, emitter, session } = createDevWallet({
    accounts: testAccounts(),
    chains: parameters.chains,
    settings,
    approvals,
    memory: createDevWalletMemory(window),
    callRpc: createCallRpc({
      fetch: (...request) => fetch(...request),
      signal: ended.signal,
    }),
    wait: waitFor,
    origin: location.origin,
    log,
    signal: ended.signal,
  })
  signal.addEventListener('abort', () =>
    emitter.emit(
      'disconnect',
      new ProviderRpcError(4900, 'Dev Wallet was switched off.'),
    ),
  )
  announceProvider({
    provider,
    uuid: crypto.randomUUID(),
    target: window,
    signal: ended.signal,
  })
  return createDevWalletControls({ session, emitter, settings })
}

/** Two windows of one name would be one window: tabs have their own. */
function openPopup(url: string): Window | undefined {
  const features = 'popup,width=420,height=680'
  return window.open(url, '_blank', features) ?? undefined
}
