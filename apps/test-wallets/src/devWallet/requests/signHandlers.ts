import { type Hex, hexToBytes, isHex, type TypedDataDefinition } from 'viem'
import { providerError } from '../../ProviderRpcError.js'
import type { Handler } from '../DevWallet.js'
import { askApproval } from './askApproval.js'
import { permittedAccount } from './permittedAccount.js'

/** Signing what moves nothing: EIP-191 and EIP-712. */
export const signHandlers: Record<string, Handler> = {
  async personal_sign(context, { params }) {
    const [message, address]: unknown[] = Array.isArray(params) ? params : []
    if (typeof message !== 'string') throw providerError(-32602)
    const account = permittedAccount(context, address)
    await askApproval(context, {
      heading: 'Sign message',
      text: isHex(message) ? readableText(message) : message,
    })
    return await account.signMessage({
      message: isHex(message) ? { raw: message } : message,
    })
  },

  async eth_signTypedData_v4(context, { params }) {
    const [address, data]: unknown[] = Array.isArray(params) ? params : []
    const account = permittedAccount(context, address)
    const typedData = readTypedData(data)
    requireChain(
      typedData.domain?.chainId,
      context.session.status.get().chainId,
    )
    await askApproval(context, {
      heading: 'Sign typed data',
      text: JSON.stringify(typedData, undefined, 2),
    })
    return await account.signTypedData(typedData)
  },
}

/** Bytes that are no UTF-8 are shown as they are. */
function readableText(message: Hex): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(message))
  } catch {
    return message
  }
}

function readTypedData(value: unknown): TypedDataDefinition {
  const data = typeof value === 'string' ? parseJson(value) : value
  if (!isTypedData(data)) throw providerError(-32602)
  return data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw providerError(-32602)
  }
}

function isTypedData(value: unknown): value is TypedDataDefinition {
  if (typeof value !== 'object' || value === null) return false
  const raw: Record<string, unknown> = { ...value }
  return (
    typeof raw.primaryType === 'string' &&
    [raw.types, raw.message].every(
      (part) => typeof part === 'object' && part !== null,
    )
  )
}

/** Data meant for another network is a replay waiting to happen. */
function requireChain(wanted: unknown, current: number): void {
  if (wanted !== undefined && Number(wanted) !== current)
    throw providerError(-32602, 'Its domain names another network.')
}
