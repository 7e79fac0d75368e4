import { allowance } from '../approvals.js'
import { type Effects, effectsOf, joinEffects } from '../Effects.js'
import type { EvmCall } from '../evm/CallScope.js'
import { decodeCall } from '../evm/decodeCall.js'
import { safeOperation } from '../evm/methods/batchMethods.js'
import type { Struct } from './readStruct.js'

interface MessageScope {
  readonly account: string
  /** The contract that the signature is for. */
  readonly contract: string
}

/** @returns undefined where the fields are not those of the standard */
type ReadMessage = (message: Struct, scope: MessageScope) => Effects | undefined

/** Messages that move value or give control, by their primary type. */
export const knownMessages: Readonly<Record<string, ReadMessage>> = {
  Permit: (message, scope) =>
    readPermit(message, scope) ?? readDaiPermit(message, scope),

  PermitSingle: (message) => {
    const details = message.struct('details')
    const spender = message.address('spender')
    return details && spender !== undefined
      ? readDetails(details, spender)
      : undefined
  },
  PermitBatch: (message) => {
    const spender = message.address('spender')
    const all = message.structs('details')
    return spender !== undefined && all
      ? joinKnown(all.map((details) => readDetails(details, spender)))
      : undefined
  },

  PermitTransferFrom: readSignatureTransfer,
  PermitWitnessTransferFrom: readSignatureTransfer,
  PermitBatchTransferFrom: readSignatureTransfer,
  PermitBatchWitnessTransferFrom: readSignatureTransfer,

  // EIP-3009
  TransferWithAuthorization: readAuthorization,
  ReceiveWithAuthorization: readAuthorization,

  SafeTx: (message, { account, contract }) => {
    const [to, value, data] = [
      message.address('to'),
      message.uint('value'),
      message.bytes('data'),
    ]
    const operation = message.uint('operation')
    if (to === undefined || value === undefined || data === undefined)
      return undefined
    if (operation === undefined || operation > 1n) return undefined
    const call = {
      caller: account,
      to: contract,
      value: 0n,
      data: new Uint8Array(),
    }
    const inner = (within: EvmCall) => decodeCall(account, within)
    return safeOperation({ call, inner }, to, value, data, operation)
  },
}

function readPermit(message: Struct, scope: MessageScope) {
  const [owner, spender] = [
    message.address('owner'),
    message.address('spender'),
  ]
  const amount = message.uint('value')
  if (owner === undefined || spender === undefined || amount === undefined)
    return undefined
  if (owner !== scope.account)
    return effectsOf({ warnings: ['movesForOthers'] })
  return allowance({ of: scope.contract, spender, amount })
}

/** DAI's own form: all or nothing. */
function readDaiPermit(message: Struct, scope: MessageScope) {
  const spender = message.address('spender')
  const isAllowed = message.isTrue('allowed')
  if (message.address('holder') === undefined || spender === undefined)
    return undefined
  if (isAllowed === undefined) return undefined
  const amount = isAllowed ? everything : 0n
  return allowance({ of: scope.contract, spender, amount })
}

const everything = (1n << 256n) - 1n

/** An allowance of Permit2. */
function readDetails(details: Struct, spender: string): Effects | undefined {
  const [of, amount] = [details.address('token'), details.uint('amount')]
  if (of === undefined || amount === undefined) return undefined
  const expiresAtS = details.uint('expiration')
  return allowance({ of, spender, amount, expiresAtS })
}

/** A transfer of Permit2 that the spender carries out, to anybody. */
function readSignatureTransfer(message: Struct): Effects | undefined {
  const spender = message.address('spender')
  const single = message.struct('permitted')
  const permitted = single ? [single] : message.structs('permitted')
  if (spender === undefined || !permitted) return undefined
  const expiresAtS = message.uint('deadline')
  return joinKnown(
    permitted.map((entry) => {
      const [of, amount] = [entry.address('token'), entry.uint('amount')]
      return of !== undefined && amount !== undefined
        ? allowance({ of, spender, amount, expiresAtS })
        : undefined
    }),
  )
}

function readAuthorization(
  message: Struct,
  { account, contract }: MessageScope,
) {
  const [from, to] = [message.address('from'), message.address('to')]
  const amount = message.uint('value')
  if (from === undefined || to === undefined || amount === undefined)
    return undefined
  if (from !== account) return effectsOf({ warnings: ['movesForOthers'] })
  const asset = { type: 'token', address: contract } as const
  return effectsOf({ outgoing: [{ asset, amount, counterparty: to }] })
}

/** All of them, or nothing where one is not understood. */
function joinKnown(
  parts: readonly (Effects | undefined)[],
): Effects | undefined {
  const known = parts.filter((part) => part !== undefined)
  return known.length === parts.length ? joinEffects(known) : undefined
}
