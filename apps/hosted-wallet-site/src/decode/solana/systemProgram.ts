import { base58 } from '@scure/base'
import { ownership } from '../approvals.js'
import { type Effects, effectsOf, noEffects } from '../Effects.js'
import type { InstructionScope, ReadInstruction } from './Program.js'

export const systemProgramAddress = '11111111111111111111111111111111'

const native = { type: 'native' } as const
const addressBytes = 32

/** @see https://docs.rs/solana-system-interface */
export const readSystemInstruction: ReadInstruction = (scope) => {
  const { data } = scope
  if (data.byteLength < 4) return undefined
  const read = instructions[data.getUint32(0, true)]
  return read?.(scope)
}

const instructions: Readonly<Record<number, ReadInstruction>> = {
  // CreateAccount
  0: ({ account, at, data }) =>
    data.byteLength === 4 + 8 + 8 + addressBytes
      ? pay(account, at(0), at(1), data.getBigUint64(4, true))
      : undefined,
  // Assign: a program gets the account itself.
  1: (scope) => assign(scope),
  // Transfer
  2: ({ account, at, data }) =>
    data.byteLength === 4 + 8
      ? pay(account, at(0), at(1), data.getBigUint64(4, true))
      : undefined,
  // AdvanceNonceAccount: what is signed stays valid until it is sent.
  4: () => effectsOf({ warnings: ['neverExpires'] }),
  // Allocate
  8: () => noEffects,
}

function pay(
  account: string,
  from: string | undefined,
  to: string | undefined,
  amount: bigint,
): Effects | undefined {
  if (from === undefined || to === undefined) return undefined
  if (from === account)
    return effectsOf({
      outgoing: [{ asset: native, amount, counterparty: to }],
    })
  if (to === account)
    return effectsOf({
      incoming: [{ asset: native, amount, counterparty: from }],
    })
  return effectsOf({ warnings: ['movesForOthers'] })
}

function assign({ account, at, data }: InstructionScope) {
  const assigned = at(0)
  if (assigned === undefined || data.byteLength !== 4 + addressBytes)
    return undefined
  if (assigned !== account) return effectsOf({ warnings: ['movesForOthers'] })
  const owner = new Uint8Array(data.buffer, data.byteOffset + 4, addressBytes)
  return ownership(account, base58.encode(owner))
}
