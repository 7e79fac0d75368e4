import { isNamespace, type Namespace } from '@hasp/core'

/** A network that a site taught to the wallet. */
export type AddedChain = { id: number; name: string; rpcUrl: string }

/** What the wallet remembers from one visit to the next. */
export type DevWalletMemory = {
  accountIndex: number
  chainId: number | undefined
  /** The origins that may see the account. */
  permittedOrigins: readonly string[]
  /** The same for namespaces other than EVM. */
  permittedNamespaces: NamespaceOrigins
  addedChains: readonly AddedChain[]
  /** The switch `Wrong chain` has already moved the wallet once. */
  isMovedToWrongChain: boolean
}

export type NamespaceOrigins = {
  readonly [namespace in Namespace]?: readonly string[]
}

/** Keeps the memory; `subscribe` hears changes made by other tabs. */
export type DevWalletMemoryPort = {
  read(): DevWalletMemory
  write(memory: DevWalletMemory): void
  subscribe(listener: () => void, signal: AbortSignal): void
}

export const emptyDevWalletMemory: DevWalletMemory = {
  accountIndex: 0,
  chainId: undefined,
  permittedOrigins: [],
  permittedNamespaces: {},
  addedChains: [],
  isMovedToWrongChain: false,
}

/** Storage can hold anything: what does not fit becomes its default. */
export function parseDevWalletMemory(value: unknown): DevWalletMemory {
  if (typeof value !== 'object' || value === null) return emptyDevWalletMemory
  const raw: Record<string, unknown> = { ...value }
  return {
    accountIndex: raw.accountIndex === 1 ? 1 : 0,
    chainId: Number.isSafeInteger(raw.chainId)
      ? Number(raw.chainId)
      : undefined,
    permittedOrigins: texts(raw.permittedOrigins),
    permittedNamespaces: namespaceOrigins(raw.permittedNamespaces),
    addedChains: list(raw.addedChains).filter(isAddedChain),
    isMovedToWrongChain: raw.isMovedToWrongChain === true,
  }
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function texts(value: unknown): readonly string[] {
  return list(value).filter((entry) => typeof entry === 'string')
}

function namespaceOrigins(value: unknown): NamespaceOrigins {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value)
      .filter(([namespace]) => isNamespace(namespace))
      .map(([namespace, origins]) => [namespace, texts(origins)]),
  )
}

function isAddedChain(value: unknown): value is AddedChain {
  if (typeof value !== 'object' || value === null) return false
  const raw: Record<string, unknown> = { ...value }
  return (
    Number.isSafeInteger(raw.id) &&
    typeof raw.name === 'string' &&
    typeof raw.rpcUrl === 'string'
  )
}
