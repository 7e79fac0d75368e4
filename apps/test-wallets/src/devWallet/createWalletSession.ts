import { isNamespace, type Namespace } from '@hasp/core'
import type { PrivateKeyAccount } from 'viem'
import { observableValue } from '../observableValue.js'
import type { WalletChain } from '../WalletChain.js'
import type { DevWalletSettingsStore } from './createDevWalletSettings.js'
import type { DevWalletMemory, DevWalletMemoryPort } from './DevWalletMemory.js'
import type { DevWalletFault } from './devWalletFault.js'
import type { Emitter } from './requests/createEmitter.js'

/** A network that no demo configures and no node of the stack serves. */
export const wrongChainId = 424242

export type DevWalletStatus = {
  account: string
  accountIndex: 0 | 1
  chainId: number
  isLocked: boolean
  isPermitted: boolean
  /** The namespaces whose account the site may see. */
  sharedNamespaces: readonly Namespace[]
}

export type WalletSession = ReturnType<typeof createWalletSession>

/**
 * The single owner of what the wallet is at the moment: its account, its
 * network, who may see them. It emits an EIP-1193 event for every difference.
 */
export function createWalletSession(ports: {
  accounts: readonly [PrivateKeyAccount, PrivateKeyAccount]
  chains: readonly [WalletChain, ...WalletChain[]]
  settings: DevWalletSettingsStore
  memory: DevWalletMemoryPort
  emitter: Emitter
  origin: string
  signal: AbortSignal
}) {
  const { accounts, chains, settings, emitter, origin } = ports
  const [firstChain] = chains
  let memory = ports.memory.read()
  let faults = settings.get().faults
  const status = observableValue(readStatus())
  let reported = { accounts: visibleAccounts(), chainId: status.get().chainId }

  function readStatus(): DevWalletStatus {
    return {
      account: account().address,
      accountIndex: memory.accountIndex === 1 ? 1 : 0,
      chainId: memory.chainId ?? firstChain.id,
      isLocked: settings.get().faults.includes('locked'),
      isPermitted: memory.permittedOrigins.includes(origin),
      sharedNamespaces: sharedNamespaces(),
    }
  }

  function sharedNamespaces(): readonly Namespace[] {
    const others = Object.entries(memory.permittedNamespaces)
      .filter(([, origins]) => origins?.includes(origin))
      .map(([namespace]) => namespace)
    const isPermitted = memory.permittedOrigins.includes(origin)
    return [...(isPermitted ? ['eip155'] : []), ...others].filter(isNamespace)
  }

  function account(): PrivateKeyAccount {
    return memory.accountIndex === 1 ? accounts[1] : accounts[0]
  }

  function visibleAccounts(): string[] {
    const { isPermitted, isLocked, account: address } = readStatus()
    return isPermitted && !isLocked ? [address] : []
  }

  function notify(): void {
    const before = reported
    status.set(readStatus())
    reported = { accounts: visibleAccounts(), chainId: status.get().chainId }
    if (before.chainId !== reported.chainId)
      emitter.emit('chainChanged', `0x${reported.chainId.toString(16)}`)
    if (before.accounts.join() !== reported.accounts.join())
      emitter.emit('accountsChanged', [...reported.accounts])
  }

  function change(patch: Partial<DevWalletMemory>): void {
    memory = { ...memory, ...patch }
    ports.memory.write(memory)
    notify()
  }

  function followSwitches(): void {
    const before = faults
    faults = settings.get().faults
    const isTurnedOn = (fault: DevWalletFault) =>
      faults.includes(fault) && !before.includes(fault)
    if (isTurnedOn('unknownChain')) change({ addedChains: [] })
    followWrongChain()
    notify()
  }

  function followWrongChain(): void {
    const isWrong = faults.includes('wrongChain')
    if (isWrong === memory.isMovedToWrongChain) return
    if (isWrong && !memory.permittedOrigins.includes(origin)) return
    const isThere = memory.chainId === wrongChainId
    change({
      isMovedToWrongChain: isWrong,
      chainId: isWrong
        ? wrongChainId
        : isThere
          ? firstChain.id
          : memory.chainId,
    })
  }

  followWrongChain()
  ports.signal.addEventListener('abort', settings.subscribe(followSwitches))
  ports.memory.subscribe(() => {
    memory = ports.memory.read()
    notify()
  }, ports.signal)

  return {
    accounts,
    origin,
    status,
    account,
    visibleAccounts,
    change,

    permit(accountIndex: number | undefined): void {
      const isWrong = faults.includes('wrongChain')
      change({
        accountIndex: accountIndex ?? memory.accountIndex,
        permittedOrigins: [...new Set([...memory.permittedOrigins, origin])],
        isMovedToWrongChain: isWrong,
        chainId: isWrong ? wrongChainId : memory.chainId,
      })
    },

    revoke(): void {
      change({
        permittedOrigins: memory.permittedOrigins.filter(
          (permitted) => permitted !== origin,
        ),
      })
    },

    /** Whether the site may see the account of a namespace other than EVM. */
    isNamespacePermitted: (namespace: Namespace): boolean =>
      memory.permittedNamespaces[namespace]?.includes(origin) ?? false,

    permitNamespace(
      namespace: Namespace,
      accountIndex: number | undefined,
    ): void {
      const others = memory.permittedNamespaces[namespace] ?? []
      change({
        accountIndex: accountIndex ?? memory.accountIndex,
        permittedNamespaces: {
          ...memory.permittedNamespaces,
          [namespace]: [...new Set([...others, origin])],
        },
      })
    },

    revokeNamespace(namespace: Namespace): void {
      const origins = memory.permittedNamespaces[namespace] ?? []
      change({
        permittedNamespaces: {
          ...memory.permittedNamespaces,
          [namespace]: origins.filter((permitted) => permitted !== origin),
        },
      })
    },

    addChain(chain: DevWalletMemory['addedChains'][number]): void {
      const others = memory.addedChains.filter(({ id }) => id !== chain.id)
      change({ addedChains: [...others, chain], chainId: chain.id })
    },

    /** The networks the wallet knows, which a switch may reduce to one. */
    knownChains(): readonly WalletChain[] {
      const own = faults.includes('unknownChain') ? [firstChain] : chains
      const ids = new Set(own.map(({ id }) => id))
      return [...own, ...memory.addedChains.filter(({ id }) => !ids.has(id))]
    },

    /** Where the wallet is, also when a switch made it forget the network. */
    currentChain(): WalletChain | undefined {
      const { chainId } = readStatus()
      return [...chains, ...memory.addedChains].find(({ id }) => id === chainId)
    },
  }
}
