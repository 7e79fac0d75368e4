import {
  address,
  getAddressEncoder,
  getProgramDerivedAddress,
} from '@solana/kit'

/** The program that makes such accounts. */
export const associatedTokenProgram =
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/** Where an owner keeps a token, unless they chose another place. */
export async function associatedAccount(parameters: {
  readonly owner: string
  readonly mint: string
  /** The token's program. */
  readonly program: string
}): Promise<string> {
  const { mint, owner, program } = parameters
  const { encode } = getAddressEncoder()
  const [derived] = await getProgramDerivedAddress({
    programAddress: address(associatedTokenProgram),
    seeds: [owner, program, mint].map((seed) => encode(address(seed))),
  })
  return derived
}
