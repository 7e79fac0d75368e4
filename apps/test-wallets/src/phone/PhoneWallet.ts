import type { ObservableValue } from '../observableValue.js'
import type { WalletChain } from '../WalletChain.js'
import type { PhoneClient } from './PhoneClient.js'
import type { PhoneMemoryPort } from './PhoneMemory.js'
import type { PhoneSettings } from './PhoneSettings.js'
import type { PhoneState } from './PhoneState.js'

/** Everything of the wallet that is not its own logic. */
export type PhonePorts = {
  client: PhoneClient
  chains: readonly [WalletChain, ...WalletChain[]]
  /** Nodes of networks that are not EVM's, by CAIP-2. */
  nodeUrlOf?: (chainId: string) => string | undefined
  memory: PhoneMemoryPort
  settings: Omit<PhoneSettings, 'uri'>
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
  signal: AbortSignal
}

export type PhoneDecision =
  | { type: 'approved'; chains?: readonly string[] | undefined }
  | { type: 'rejected' }

/** What the page can do with the wallet. None of it throws. */
export type PhoneWallet = {
  state: ObservableValue<PhoneState>
  knownChains(): readonly WalletChain[]
  pair(uri: string): Promise<void>
  say(note: string): void
  decide(id: number, decision: PhoneDecision): Promise<void>
  selectAccount(index: number): Promise<void>
  selectChain(chainId: number): Promise<void>
  setGranted(topic: string, chain: string, isGranted: boolean): Promise<void>
  setIgnoring(isIgnoring: boolean): void
  disconnect(topic: string): Promise<void>
}
