import { parseEther } from 'viem'
import {
  generatePrivateKey,
  type PrivateKeyAccount,
  privateKeyToAccount,
} from 'viem/accounts'
import { chainA } from './chains.js'

/** An account with 2 ETH, from which the node sends for nobody else. */
export async function freshAccount(): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey())
  const { address } = account
  await chainA.setBalance({ address, value: parseEther('2') })
  await chainA.impersonateAccount({ address })
  return account
}
