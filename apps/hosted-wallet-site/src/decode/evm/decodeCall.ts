import { toHex } from '../bytes/hex.js'
import {
  type Effects,
  effectsOf,
  joinEffects,
  noEffects,
  unknownEffects,
} from '../Effects.js'
import type { Call } from '../Summary.js'
import { AbiError, createAbiReader } from './abiReader.js'
import type { EvmCall } from './CallScope.js'
import type { Method, Methods } from './Method.js'
import { batchMethods } from './methods/batchMethods.js'
import { controlMethods } from './methods/controlMethods.js'
import { permitMethods } from './methods/permitMethods.js'
import { tokenMethods } from './methods/tokenMethods.js'

/** Every method whose effects are known, by its selector. */
export const knownMethods: Methods = {
  ...batchMethods,
  ...controlMethods,
  ...permitMethods,
  ...tokenMethods,
}

const selectorBytes = 4
const deepest = 4
/** Lists may point at the same bytes again and again. */
const mostCalls = 1_000

/**
 * What a call does, with all that is called by what it calls. What is not
 * understood is said to be so; nothing is guessed.
 * @param account the account that signs
 */
export function decodeCall(account: string, call: EvmCall): Effects {
  let calls = 0
  let bytes = 0
  // Calls that share no bytes have no more than the outer call at each depth.
  const mostBytes = (deepest + 2) * call.data.length

  const decode = (current: EvmCall, depth: number): Effects => {
    calls += 1
    bytes += current.data.length
    const own = effectsOf({
      outgoing: paymentIn(account, current),
      warnings: current.isDelegate ? ['delegateCall'] : [],
      isBlind: current.isDelegate ?? false,
    })
    if (current.data.length === 0)
      return joinEffects([own, listed(current, depth)])
    // It stands in the outer call, which is listed; only here it is not again.
    if (bytes > mostBytes) return joinEffects([own, unknownEffects])
    const isTooMuch = depth > deepest || calls > mostCalls
    const method = isTooMuch ? undefined : methodOf(current.data)
    const known = method && read(method, current, depth)
    return joinEffects([
      own,
      listed(current, depth, known && method),
      known ?? unknownEffects,
    ])
  }

  /** @returns undefined where the arguments are not those of the method */
  const read = (method: Method, current: EvmCall, depth: number) => {
    try {
      return method.read(createAbiReader(current.data.slice(selectorBytes)), {
        account,
        call: current,
        inner: (inner) => decode(inner, depth + 1),
      })
    } catch (error) {
      if (error instanceof AbiError) return undefined
      throw error
    }
  }

  return decode(call, 0)
}

function methodOf(data: Uint8Array): Method | undefined {
  const selector = toHex(data.slice(0, selectorBytes))
  return Object.hasOwn(knownMethods, selector)
    ? knownMethods[selector]
    : undefined
}

function paymentIn(account: string, { caller, to, value }: EvmCall) {
  if (value === 0n || caller !== account) return []
  const asset = { type: 'native' } as const
  return [{ asset, amount: value, counterparty: to }]
}

/** A plain payment is no call, unless a contract makes it. */
function listed({ data, to }: EvmCall, depth: number, method?: Method) {
  if (data.length === 0 && depth === 0) return noEffects
  const call: Call = {
    depth,
    to,
    ...(method && { method: method.signature }),
    data: toHex(data),
  }
  return effectsOf({ calls: [call] })
}
