/** A network that a site taught to the wallet. */
export type RememberedChain = { id: number; name: string; rpcUrl: string }

/** What the wallet remembers besides its sessions, which the client keeps. */
export type PhoneMemory = {
  accountIndex: number
  /** The EVM network it is on. */
  chainId: number | undefined
  isIgnoring: boolean
  addedChains: readonly RememberedChain[]
}

export type PhoneMemoryPort = {
  read(): PhoneMemory
  write(memory: PhoneMemory): void
}

/** How many accounts each namespace has. */
export const phoneAccountsCount = 3

/** Storage can hold anything: what does not fit becomes its default. */
export function parsePhoneMemory(value: unknown): PhoneMemory {
  const raw: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : {}
  const index = Number(raw.accountIndex)
  const added: unknown[] = Array.isArray(raw.addedChains) ? raw.addedChains : []
  return {
    accountIndex:
      Number.isInteger(index) && index >= 0 && index < phoneAccountsCount
        ? index
        : 0,
    chainId: Number.isSafeInteger(raw.chainId)
      ? Number(raw.chainId)
      : undefined,
    isIgnoring: raw.isIgnoring === true,
    addedChains: added.filter(isChain),
  }
}

function isChain(value: unknown): value is RememberedChain {
  if (typeof value !== 'object' || value === null) return false
  const raw: Record<string, unknown> = { ...value }
  return (
    Number.isSafeInteger(raw.id) &&
    typeof raw.name === 'string' &&
    typeof raw.rpcUrl === 'string'
  )
}
