import {
  generateKeyPairSigner,
  getAddressEncoder,
  address as toAddress,
} from '@solana/kit'
import { associatedTokenAddress } from '../services/solana/associatedTokenAddress.js'
import {
  extendState,
  type TokenExtension,
} from '../services/solana/extendState.js'
import {
  token2022Program,
  tokenProgram,
} from '../services/solana/tokenPrograms.js'
import { writeMint, writeTokenAccount } from '../services/solana/tokenState.js'
import type { TestSolana } from './startTestSolana.js'

/** What somebody has of a token from the start, at the usual place. */
export interface TestHolding {
  readonly owner: string
  /** Base units. */
  readonly amount: bigint
  readonly isFrozen?: boolean
  /** Another place than the usual one. */
  readonly place?: string
  readonly extensions?: readonly TokenExtension[]
}

/** In the state of a token account: whether it may be used. */
const stateAt = 108
const frozen = 2

/**
 * Makes a token of 6 decimals, with the extensions that a test is about.
 * @param node the chain
 * @param options.isToken2022 needed for extensions; true unless given
 * @returns the address of its mint, and where an owner keeps it
 * @example
 * const { mint } = await makeTestToken(node, {
 *   extensions: [testExtensions.permanentDelegate(address)],
 *   holdings: [{ owner, amount: 5_000_000n }],
 * })
 */
export async function makeTestToken(
  { runtime }: Pick<TestSolana, 'runtime'>,
  options: {
    readonly isToken2022?: boolean
    readonly extensions?: readonly TokenExtension[]
    readonly holdings: readonly TestHolding[]
  },
) {
  const { extensions = [], holdings, isToken2022 = true } = options
  const program = isToken2022 ? token2022Program : tokenProgram
  const mint: string = (await generateKeyPairSigner()).address
  const put = (address: string, data: Uint8Array) =>
    runtime.setAccount({
      ...{ address, data, executable: false, program },
      lamports: runtime.rentFor(data.length),
    })
  const placeOf = (owner: string) =>
    associatedTokenAddress({ mint, owner, program })
  const setMint = (now: readonly TokenExtension[]) => {
    const supply = holdings.reduce((sum, { amount }) => sum + amount, 0n)
    const state = writeMint({ supply, decimals: 6 })
    put(mint, now.length > 0 ? extendState(state, 'mint', now) : state)
  }
  const hold = async (holding: TestHolding) => {
    const { amount, isFrozen, owner } = holding
    const state = writeTokenAccount({ mint, owner, amount, isToken2022 })
    if (isFrozen) state[stateAt] = frozen
    const added = holding.extensions ?? []
    put(
      holding.place ?? (await placeOf(owner)),
      added.length > 0 ? extendState(state, 'account', added) : state,
    )
  }
  setMint(extensions)
  for (const holding of holdings) await hold(holding)
  return { mint, program, placeOf, setMint, hold }
}

const bytesOf = (address: string) =>
  Uint8Array.from(getAddressEncoder().encode(toAddress(address)))

/** From an epoch on, so much is kept: in hundredths of a per cent. */
interface FeeSchedule {
  readonly epoch: bigint
  readonly maximum: bigint
  readonly basisPoints: number
}

function writeFees(
  ...[older, newer]: readonly [FeeSchedule, FeeSchedule]
): Uint8Array {
  const data = new Uint8Array(108)
  const view = new DataView(data.buffer)
  for (const [at, fees] of [
    [72, older],
    [90, newer],
  ] as const) {
    view.setBigUint64(at, fees.epoch, true)
    view.setBigUint64(at + 8, fees.maximum, true)
    view.setUint16(at + 16, fees.basisPoints, true)
  }
  return data
}

/** Extensions as mints and accounts have them. */
export const testExtensions = {
  transferFee: (older: FeeSchedule, newer: FeeSchedule) => ({
    type: 1,
    data: writeFees(older, newer),
  }),
  startsFrozen: { type: 6, data: Uint8Array.of(2) },
  startsOpen: { type: 6, data: Uint8Array.of(1) },
  memoRequired: { type: 8, data: Uint8Array.of(1) },
  memoWelcome: { type: 8, data: Uint8Array.of(0) },
  notTransferable: { type: 9, data: new Uint8Array() },
  boundAccount: { type: 13, data: new Uint8Array() },
  permanentDelegate: (delegate: string) => ({
    type: 12,
    data: bytesOf(delegate),
  }),
  transferHook: (program: string) => ({
    type: 14,
    data: Uint8Array.of(...new Uint8Array(32), ...bytesOf(program)),
  }),
  pausable: (isPaused: boolean) => ({
    type: 26,
    data: Uint8Array.of(...new Uint8Array(32), isPaused ? 1 : 0),
  }),
}
