import type { PrivateKeyAccount } from 'viem'
import type { WalletChain } from '../WalletChain.js'
import type { DevWalletSettingsStore } from './createDevWalletSettings.js'
import type { WalletSession } from './createWalletSession.js'
import type { ApprovalPort } from './DevWalletApproval.js'
import type { DevWalletMemoryPort } from './DevWalletMemory.js'
import type { CallRpc } from './requests/callRpc.js'
import type { Answering } from './requests/createAnswering.js'
import type { Emitter } from './requests/createEmitter.js'

export type DevWalletRequest = { method: string; params?: unknown }

/** The provider of EIP-1193 that a page talks to. */
export type DevWalletProvider = Pick<Emitter, 'on' | 'removeListener'> & {
  request(request: DevWalletRequest): Promise<unknown>
}

/** Everything of the wallet that is not its own logic. */
export type DevWalletPorts = {
  accounts: readonly [PrivateKeyAccount, PrivateKeyAccount]
  chains: readonly [WalletChain, ...WalletChain[]]
  settings: DevWalletSettingsStore
  approvals: ApprovalPort
  memory: DevWalletMemoryPort
  callRpc: CallRpc
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
  origin: string
  log(message: string): void
  signal: AbortSignal
}

export type DevWallet = {
  answer: Answering
  context: DevWalletContext
  provider: DevWalletProvider
  emitter: Emitter
  session: WalletSession
}

/** What a handler may use. */
export type DevWalletContext = Pick<
  DevWalletPorts,
  'approvals' | 'callRpc' | 'settings' | 'signal'
> & {
  session: WalletSession
  /** Kinds of request that wait for the person, for -32002. */
  waiting: Set<string>
}

/** What answers one method. */
export type Handler = (
  context: DevWalletContext,
  request: DevWalletRequest,
) => unknown
