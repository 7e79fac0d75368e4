import { getAddress, type Hex, isAddress, isHex } from 'viem'
import { providerError } from '../../ProviderRpcError.js'

/** A transaction as a site asks for it, read and checked. */
export type WantedTransaction = {
  from: unknown
  /** Absent when it creates a contract. */
  to: Hex | undefined
  value: bigint
  data: Hex
  gas: bigint | undefined
  gasPrice: bigint | undefined
  maxFeePerGas: bigint | undefined
  maxPriorityFeePerGas: bigint | undefined
  nonce: bigint | undefined
  chainId: bigint | undefined
}

/** Throws -32602 for anything that is not a transaction request. */
export function readTransaction(params: unknown): WantedTransaction {
  const [first]: unknown[] = Array.isArray(params) ? params : []
  if (typeof first !== 'object' || first === null) throw providerError(-32602)
  const raw: Record<string, unknown> = { ...first }
  const data = raw.data ?? raw.input ?? '0x'
  if (!isHex(data)) throw providerError(-32602, 'The data is no hex.')
  return {
    from: raw.from,
    to: readTo(raw.to),
    data,
    value: readQuantity(raw.value) ?? 0n,
    gas: readQuantity(raw.gas),
    gasPrice: readQuantity(raw.gasPrice),
    maxFeePerGas: readQuantity(raw.maxFeePerGas),
    maxPriorityFeePerGas: readQuantity(raw.maxPriorityFeePerGas),
    nonce: readQuantity(raw.nonce),
    chainId: readQuantity(raw.chainId),
  }
}

function readTo(value: unknown): Hex | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !isAddress(value))
    throw providerError(-32602, 'The recipient is no address.')
  return getAddress(value)
}

function readQuantity(value: unknown): bigint | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !/^0x[0-9a-f]+$/i.test(value))
    throw providerError(-32602, 'A quantity is no hex.')
  return BigInt(value)
}
