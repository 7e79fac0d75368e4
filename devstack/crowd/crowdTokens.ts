import { getContractAddress } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { testMnemonic } from '../addresses.js'

/** Deploys the tokens of a crowd, and nothing else, so they keep their addresses. */
export const crowder = mnemonicToAccount(testMnemonic, { addressIndex: 22 })

/** What strangers call tokens so that somebody falls for them. */
const traps = [
  { name: 'visit claim-usdc.com', symbol: 'GIFT' },
  // Its last letter is Cyrillic.
  { name: 'USD Coin', symbol: 'USDС' },
  { name: 'Tether\u202eDSU', symbol: 'USD\u200bT' },
  { name: '<img src=x onerror=alert(1)>', symbol: '$1,000' },
  { name: 'x'.repeat(10_000), symbol: 'y'.repeat(10_000) },
]

/** A token that an account is crowded with. */
export type CrowdToken = ReturnType<typeof crowdTokens>[number]

/**
 * The tokens that an account is crowded with, in order of their deployment.
 * @param count how many; the last five are traps
 */
export function crowdTokens(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const trap = traps[index - count + traps.length]
    return {
      address: getContractAddress({
        from: crowder.address,
        nonce: BigInt(index),
      }),
      name: `Crowd Token ${index + 1}`,
      symbol: `CRWD${index + 1}`,
      decimals: 18,
      ...trap,
      isTrap: trap !== undefined,
    }
  })
}
