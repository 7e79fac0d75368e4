import { formatSs58, parseSs58 } from '../../addresses/ss58.js'
import type { Account } from '../../entities/account/account.js'
import type { Network } from '../../entities/network/network.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import type { ConnectorSession } from '../../ports/Connector.js'

/** The accounts of an extension, which says nothing of networks. */
export type AccountBook = {
  /** The account that the wallet names first, as the wallet writes it. */
  readonly first: string | undefined
  /**
   * The accounts of a network, the given one first.
   * @param choice.networkId the first configured one that has accounts unless
   * it is one of those
   * @returns undefined when no configured network has an account
   */
  sessionOn(choice: {
    readonly networkId?: NetworkId | undefined
    readonly address?: string | undefined
  }): ConnectorSession | undefined
  /** How the wallet itself writes an address; undefined when it is not its. */
  inWalletsForm(address: string): string | undefined
}

type OwnAccount = {
  readonly accountId: Uint8Array
  /** As the wallet writes it. */
  readonly address: string
  /** The only chain that it is for: hex of its first block's hash. */
  readonly genesis: string | undefined
}

/** Others, e.g. Ethereum's, sign what these networks do not take. */
const keyTypes: readonly unknown[] = [undefined, 'sr25519', 'ed25519', 'ecdsa']

/** Addresses of any network, where none is named. */
const genericPrefix = 42

const accountsLimit = 100

/**
 * Reads the accounts that an extension names: junk, repetitions and accounts
 * of other namespaces are left out, at most 100 are kept.
 * @returns undefined when the answer is no list
 */
export function createAccountBook(
  answer: unknown,
  networks: readonly Network[],
): AccountBook | undefined {
  if (!Array.isArray(answer)) return undefined
  const accounts = readAccounts(answer.slice(0, accountsLimit))
  const find = (address: string | undefined) => {
    const wanted = address === undefined ? undefined : parseSs58(address)
    return (
      wanted && accounts.find((one) => isSame(one.accountId, wanted.accountId))
    )
  }
  return {
    first: accounts[0]?.address,
    sessionOn({ address, networkId }) {
      const served = networks.filter((network) =>
        accounts.some((account) => isFor(account, network)),
      )
      const network =
        served.find(({ caipNetworkId }) => caipNetworkId === networkId) ??
        served[0]
      if (!network) return undefined
      const chosen = find(address)
      const here = accounts.filter((account) => isFor(account, network))
      const [first, ...others] = [
        ...here.filter((account) => account === chosen),
        ...here.filter((account) => account !== chosen),
      ].map(
        ({ accountId }): Account => ({
          address: formatSs58(accountId, network.ss58Prefix ?? genericPrefix),
          type: 'eoa',
        }),
      )
      return (
        first && {
          accounts: [first, ...others],
          caipNetworkId: network.caipNetworkId,
          ...(served.length < networks.length && {
            networkIds: served.map(({ caipNetworkId }) => caipNetworkId),
          }),
        }
      )
    },
    inWalletsForm: (address) => find(address)?.address,
  }
}

function readAccounts(answer: readonly unknown[]): readonly OwnAccount[] {
  const accounts: OwnAccount[] = []
  for (const entry of answer) {
    const account = readAccount(entry)
    const isKnown =
      account &&
      accounts.some((one) => isSame(one.accountId, account.accountId))
    if (account && !isKnown) accounts.push(account)
  }
  return accounts
}

/** Each property is read once; reading it may throw. */
function readAccount(entry: unknown): OwnAccount | undefined {
  try {
    const { address, genesisHash, type } = entry as {
      readonly [key: string]: unknown
    }
    if (typeof address !== 'string' || !keyTypes.includes(type ?? undefined))
      return undefined
    const accountId = parseSs58(address)?.accountId
    const genesis = typeof genesisHash === 'string' ? genesisHash : ''
    return accountId && { accountId, address, genesis: genesis || undefined }
  } catch {
    return undefined
  }
}

/** A network's id is the beginning of its first block's hash (CAIP-13). */
function isFor({ genesis }: OwnAccount, { id }: Network): boolean {
  return genesis === undefined || genesis.startsWith(`0x${id}`)
}

function isSame(left: Uint8Array, right: Uint8Array): boolean {
  return left.every((byte, index) => byte === right[index])
}
