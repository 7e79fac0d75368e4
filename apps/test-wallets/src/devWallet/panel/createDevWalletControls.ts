import type { ObservableValue } from '../../observableValue.js'
import { ProviderRpcError } from '../../ProviderRpcError.js'
import type { DevWalletSettingsStore } from '../createDevWalletSettings.js'
import type { DevWalletStatus, WalletSession } from '../createWalletSession.js'
import type { DevWalletIdentity } from '../devWalletIdentities.js'
import type { Emitter } from '../requests/createEmitter.js'

/** What a person or a test can do in the wallet without a request. */
export type DevWalletControls = {
  identity: DevWalletIdentity
  status: ObservableValue<DevWalletStatus>
  changeAccount(): void
  changeChain(): void
  lock(): void
  unlock(): void
  revoke(): void
  disconnect(): void
}

export function createDevWalletControls(parameters: {
  identity: DevWalletIdentity
  session: WalletSession
  emitter: Emitter
  settings: DevWalletSettingsStore
}): DevWalletControls {
  const { identity, session, emitter, settings } = parameters
  const setLocked = (isLocked: boolean) => {
    const others = settings.get().faults.filter((fault) => fault !== 'locked')
    settings.change({ faults: isLocked ? [...others, 'locked'] : others })
  }
  return {
    identity,
    status: session.status,
    changeAccount() {
      const [first] = session.accounts
      session.change({ accountIndex: session.account() === first ? 1 : 0 })
    },
    changeChain() {
      const chains = session.knownChains()
      const { chainId } = session.status.get()
      const next = chains.findIndex(({ id }) => id === chainId) + 1
      const chain = chains[next % chains.length]
      if (chain !== undefined) session.change({ chainId: chain.id })
    },
    lock: () => setLocked(true),
    unlock: () => setLocked(false),
    revoke() {
      session.revoke()
      for (const namespace of identity.namespaces)
        session.revokeNamespace(namespace)
    },
    disconnect: () =>
      emitter.emit(
        'disconnect',
        new ProviderRpcError(1013, 'Dev Wallet lost its networks.'),
      ),
  }
}
