import {
  address,
  getAddressEncoder,
  getProgramDerivedAddress,
} from '@solana/kit'
import { associatedTokenProgram } from './tokenPrograms.js'

/**
 * Where a wallet keeps a token.
 * @param parameters.program the token's program
 * @example await associatedTokenAddress({ mint, owner, program: tokenProgram })
 */
export async function associatedTokenAddress(parameters: {
  readonly mint: string
  readonly owner: string
  readonly program: string
}): Promise<string> {
  const { mint, owner, program } = parameters
  const encoder = getAddressEncoder()
  const [derived] = await getProgramDerivedAddress({
    programAddress: address(associatedTokenProgram),
    seeds: [owner, program, mint].map((one) => encoder.encode(address(one))),
  })
  return derived
}
