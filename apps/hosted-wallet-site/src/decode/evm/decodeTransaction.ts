import { actionOf } from '../actionOf.js'
import { toHex } from '../bytes/hex.js'
import { effectsOf, joinEffects } from '../Effects.js'
import { refused } from '../refused.js'
import type { SigningContext } from '../SigningRequest.js'
import type { Summary } from '../Summary.js'
import { decodeCall } from './decodeCall.js'
import { readUnsignedTransaction } from './UnsignedTransaction.js'

const authorizationType = 4

/** What a transaction does; it is complete and not signed yet. */
export function decodeTransaction(
  bytes: Uint8Array,
  context: SigningContext,
): Summary {
  const [type = 0] = bytes
  if (type === authorizationType)
    return refused(context, 'callContract', 'authorization')
  const transaction = readUnsignedTransaction(bytes)
  if (!transaction) {
    const isTyped = type > 0 && type < 0x80
    const refusal = isTyped ? 'unknownType' : 'malformed'
    return refused(context, 'callContract', refusal)
  }
  const { account, network } = context
  const { chainId, data, gas, maxFeePerGas, to, value } = transaction
  const effects = to
    ? decodeCall(account, { caller: account, to: toHex(to), value, data })
    : deployment(value, data)
  const isHiddenCode = effects.warnings.includes('delegateCall')
  return {
    ...effects,
    action: actionOf(effects, to ? 'callContract' : 'deployContract'),
    account,
    network,
    fields: [],
    highestFee: gas * maxFeePerGas,
    refusals: [
      ...(network === `eip155:${chainId}` ? [] : (['otherNetwork'] as const)),
      ...(isHiddenCode && effects.isBlind ? (['blind'] as const) : []),
    ],
  }
}

function deployment(value: bigint, data: Uint8Array) {
  const asset = { type: 'native' } as const
  const counterparty = ''
  return joinEffects([
    effectsOf({
      calls: [{ depth: 0, to: '', data: toHex(data) }],
      isBlind: true,
      warnings: ['deploysContract'],
    }),
    effectsOf({
      outgoing: value > 0n ? [{ asset, amount: value, counterparty }] : [],
    }),
  ])
}
