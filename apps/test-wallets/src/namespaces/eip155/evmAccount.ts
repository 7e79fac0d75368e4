import type { PrivateKeyAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/**
 * The fourth to sixth account that every anvil node derives from its published
 * test mnemonic; the dev wallet has the first ones, and two wallets share no
 * nonces. Anybody can spend what they hold: never for real funds.
 */
const publicTestKeys = [
  '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
  '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
  '0x8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba',
] as const

/** A funded account of the local chains. */
export function evmAccount(index: number): PrivateKeyAccount {
  return privateKeyToAccount(publicTestKeys[index] ?? publicTestKeys[0])
}
