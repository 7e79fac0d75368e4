import {
  formatAmount,
  type Network,
  parseAmount,
  type TokenReference,
} from '@hasp/core'
import { useState } from 'react'
import { useNetwork } from './useNetwork.js'
import { useWallet } from './useWallet.js'

/** What a view needs to request a payment. */
export type Receive = {
  /** Undefined while no wallet is connected. */
  readonly address?: string | undefined
  /** The bare address; with an amount EIP-681, Solana Pay or BIP-21. */
  readonly uri?: string | undefined
  readonly network?: Network | undefined
  /** Networks on which this address receives. */
  readonly networks: readonly Network[]
  /** A decimal text in whole units of what is asked for; may be empty. */
  readonly amount: string
  readonly setAmount: (amount: string) => void
  /** Tokens that an amount can be asked for in, besides the currency. */
  readonly tokens: readonly TokenReference[]
  /** The one asked for; the network's own currency unless set. */
  readonly token?: TokenReference | undefined
  readonly setToken: (token: TokenReference | undefined) => void
  /** The amount has more decimals than the token or the currency. */
  readonly isAmountInvalid: boolean
}

/**
 * What somebody needs to send to the wallet in use.
 * @example
 * import { useReceive } from '@hasp/react'
 *
 * const { address, uri } = useReceive()
 */
export function useReceive(): Receive {
  const wallet = useWallet()
  const { network, networks } = useNetwork({ namespace: wallet.namespace })
  const [amount, setAmount] = useState('')
  const [wanted, setToken] = useState<TokenReference | undefined>(undefined)
  const tokens = (canRequest(network) && network?.tokens) || []
  // A token of another network does not exist on this one.
  const token = tokens.find((one) => one === wanted)
  const decimals = (token ?? network?.nativeCurrency)?.decimals ?? 0
  const units = toBaseUnits(amount, decimals)
  return {
    address: wallet.address,
    uri: wallet.address && toUri(wallet.address, network, token, units),
    network,
    networks,
    amount,
    setAmount,
    tokens,
    token,
    setToken,
    isAmountInvalid: amount.trim() !== '' && units === undefined,
  }
}

/** Requests for tokens are written by EIP-681 and by Solana Pay. */
function canRequest(network: Network | undefined): boolean {
  return (
    network?.chainNamespace === 'eip155' || network?.chainNamespace === 'solana'
  )
}

function toUri(
  address: string,
  network: Network | undefined,
  token: TokenReference | undefined,
  units: bigint | undefined,
): string {
  if (!network || !units) return address
  const { decimals } = token ?? network.nativeCurrency
  const amount = formatAmount(units, decimals)
  switch (network.chainNamespace) {
    case 'eip155':
      return token
        ? `ethereum:${token.address}@${network.id}/transfer?address=${address}&uint256=${units}`
        : `ethereum:${address}@${network.id}?value=${units}`
    case 'solana':
      return `solana:${address}?amount=${amount}${token ? `&spl-token=${token.address}` : ''}`
    case 'bip122':
      return `bitcoin:${address}?amount=${amount}`
    default:
      return address
  }
}

/** Undefined unless the text is an amount. */
function toBaseUnits(amount: string, decimals: number): bigint | undefined {
  try {
    return parseAmount(amount, decimals)
  } catch {
    return undefined
  }
}
