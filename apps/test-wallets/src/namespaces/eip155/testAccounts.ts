import type { PrivateKeyAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/**
 * The first two accounts that every anvil node derives from its published
 * test mnemonic. Anybody can spend what they hold: never for real funds.
 */
const publicTestKeys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const

export function testAccounts(): readonly [
  PrivateKeyAccount,
  PrivateKeyAccount,
] {
  const [first, second] = publicTestKeys
  return [privateKeyToAccount(first), privateKeyToAccount(second)]
}
