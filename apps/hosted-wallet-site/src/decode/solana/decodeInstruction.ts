import { toHex } from '../bytes/hex.js'
import {
  type Effects,
  effectsOf,
  joinEffects,
  noEffects,
  unknownEffects,
} from '../Effects.js'
import type { ReadInstruction } from './Program.js'
import type { SolanaInstruction } from './readSolanaMessage.js'
import { readSystemInstruction, systemProgramAddress } from './systemProgram.js'
import { readTokenInstruction, tokenProgramAddresses } from './tokenProgram.js'

export const computeBudgetAddress =
  'ComputeBudget111111111111111111111111111111'
const associatedTokenAddress = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const memoAddress = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'

const programs: Readonly<Record<string, ReadInstruction>> = {
  [systemProgramAddress]: readSystemInstruction,
  ...Object.fromEntries(
    tokenProgramAddresses.map((address) => [address, readTokenInstruction]),
  ),
  // It says what may be spent on the fee, which is worked out for all of them.
  [computeBudgetAddress]: () => noEffects,
  // A holding is opened for its owner; the rent stays with it.
  [associatedTokenAddress]: ({ data }) =>
    data.byteLength === 0 || (data.byteLength === 1 && data.getUint8(0) <= 1)
      ? noEffects
      : undefined,
  [memoAddress]: () => noEffects,
}

/** What one instruction does; what is not understood is said to be so. */
export function decodeInstruction(
  account: string,
  { accounts, data, program }: SolanaInstruction,
): Effects {
  const read = Object.hasOwn(programs, program) ? programs[program] : undefined
  const known = read?.({
    account,
    data: new DataView(data.buffer, data.byteOffset, data.byteLength),
    at: (place) => {
      const found = accounts[place]
      return found?.type === 'address' ? found.address : undefined
    },
  })
  const usesTable = accounts.some(({ type }) => type === 'inTable')
  return joinEffects([
    known ?? unknownEffects,
    effectsOf({
      calls: [{ depth: 0, to: program, data: toHex(data) }],
      warnings: usesTable ? ['tableAccounts'] : [],
    }),
  ])
}
