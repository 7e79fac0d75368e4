import type { Hex, PrivateKeyAccount } from 'viem'
import type { Clock } from '../../ports/Environment.js'
import { mockError } from '../mockWallets/mockError.js'
import { testAccounts } from './testAccounts.js'

/** One request that a wallet received. */
export type MockCall = { readonly method: string; readonly params: unknown }

/** How a mock wallet begins; without options it has no account. */
export type MockEvmWalletOptions = {
  readonly accounts?: readonly string[] | undefined
  /** Default 1. */
  readonly chainId?: number | undefined
  /** Chains that it knows besides its own. */
  readonly knownChainIds?: readonly number[] | undefined
  readonly name?: string | undefined
  readonly rdns?: string | undefined
  readonly uuid?: string | undefined
  readonly icon?: string | undefined
  /** Whether the page has access from the start. */
  readonly isGranted?: boolean | undefined
  /** For delays; the machine's own time by default. */
  readonly clock?: Clock | undefined
  /** Answers what the wallet itself does not, e.g. by asking a node. */
  readonly forward?:
    | ((call: MockCall) => Promise<unknown> | undefined)
    | undefined
}

/** What a visitor does in the wallet itself. */
export type MockEvmWalletControls = {
  /** The visitor picks other accounts in the wallet. */
  setAccounts(accounts: readonly string[]): void
  /** The visitor picks another network in the wallet. */
  setChainId(chainId: number): void
  lock(): void
  unlock(): void
  /** Whether the page has access to the accounts. */
  isGranted(): boolean
}

/** What an ordinary wallet does, with its visitor saying yes to everything. */
export function createMockEvmWalletMethods(
  options: MockEvmWalletOptions,
  emit: (event: string, value?: unknown) => void,
): {
  readonly methods: {
    readonly [method: string]: ((params: unknown) => unknown) | undefined
  }
  readonly controls: MockEvmWalletControls
} {
  let accounts = options.accounts ?? [testAccounts[0].address.toLowerCase()]
  let chainId = options.chainId ?? 1
  let isGranted = options.isGranted ?? false
  let isLocked = false
  let unlocked: (() => void)[] = []
  let sent = 0
  const knownChainIds = new Set([chainId, ...(options.knownChainIds ?? [])])

  const visible = () => (isGranted && !isLocked ? [...accounts] : [])
  const emitAccounts = () => emit('accountsChanged', visible())
  const useChain = (next: number) => {
    if (next === chainId) return
    chainId = next
    emit('chainChanged', `0x${chainId.toString(16)}`)
  }
  /** A locked wallet opens its window and waits. */
  const untilUnlocked = () =>
    isLocked
      ? new Promise<void>((resolve) => unlocked.push(resolve))
      : undefined
  const grant = async () => {
    await untilUnlocked()
    isGranted = true
    return [...accounts]
  }
  const requireGrant = async () => {
    await untilUnlocked()
    if (!isGranted) throw mockError(4100, 'The page has no access')
  }
  /** The published test keys are the only ones that the wallet has. */
  const signerOf = async (address: string): Promise<PrivateKeyAccount> => {
    const isSame = (one: string) => one.toLowerCase() === address.toLowerCase()
    const own = testAccounts.find((one) => isSame(one.address))
    if (!own || !visible().some(isSame))
      throw mockError(4100, `The page may not sign as ${address}`)
    const { privateKeyToAccount } = await loadSigner()
    return privateKeyToAccount(own.privateKey)
  }
  return {
    methods: {
      eth_requestAccounts: grant,
      eth_accounts: visible,
      eth_chainId: () => `0x${chainId.toString(16)}`,
      wallet_requestPermissions: async () => {
        await grant()
        return [{ parentCapability: 'eth_accounts' }]
      },
      wallet_revokePermissions: () => {
        isGranted = false
        emitAccounts()
        return null
      },
      wallet_switchEthereumChain: (params) => {
        const next = chainIdOf(params)
        if (!knownChainIds.has(next))
          throw mockError(4902, 'Unrecognized chain ID')
        useChain(next)
        return null
      },
      wallet_addEthereumChain: (params) => {
        const next = chainIdOf(params)
        knownChainIds.add(next)
        useChain(next)
        return null
      },
      ...(!options.forward && {
        eth_sendTransaction: async () => {
          await requireGrant()
          sent += 1
          return `0x${sent.toString(16).padStart(64, '0')}`
        },
        personal_sign: async (params) => {
          await requireGrant()
          const [raw, address] = params as readonly [Hex, string]
          const account = await signerOf(address)
          return await account.signMessage({ message: { raw } })
        },
        eth_signTypedData_v4: async (params) => {
          await requireGrant()
          const [address, typedData] = params as readonly [string, string]
          const account = await signerOf(address)
          return await account.signTypedData(JSON.parse(typedData))
        },
      }),
    },
    controls: {
      setAccounts(next) {
        accounts = next
        emitAccounts()
      },
      setChainId(next) {
        knownChainIds.add(next)
        useChain(next)
      },
      lock() {
        isLocked = true
        if (isGranted) emitAccounts()
      },
      unlock() {
        isLocked = false
        const waiting = unlocked
        unlocked = []
        for (const resolve of waiting) resolve()
        if (isGranted) emitAccounts()
      },
      isGranted: () => isGranted,
    },
  }
}

/** Only wallets that sign need it. */
async function loadSigner(): Promise<typeof import('viem/accounts')> {
  try {
    return await import('viem/accounts')
  } catch (cause) {
    throw new Error(
      'The mock wallet signs by viem: npm install --save-dev viem',
      { cause },
    )
  }
}

function chainIdOf(params: unknown): number {
  const [request] = params as [{ readonly chainId: string }]
  return Number(request.chainId)
}
