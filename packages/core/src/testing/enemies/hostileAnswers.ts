import type { MockEvmWallet } from '../evm/mockEvmWallet.js'
import type { Chance } from './createChance.js'

const methods = [
  'eth_requestAccounts',
  'eth_accounts',
  'eth_chainId',
  'wallet_switchEthereumChain',
  'personal_sign',
] as const
const codes = [4001, 4100, 4902, -32002, -32603, 4900]

/**
 * Decides how an injected wallet answers next, to any method. What it says of
 * its accounts to the kit's silent questions it may say late or not at all.
 */
export function hostileAnswers(wallet: MockEvmWallet, chance: Chance): string {
  const method = chance.pick(methods)
  const answer = wallet.next(method)
  const kind = chance.pick([
    'late',
    'never',
    'fails',
    'junk',
    'throws',
  ] as const)
  if (kind === 'late') answer.delay(chance.between(100, 400_000))
  if (kind === 'never') answer.never()
  if (kind === 'fails') answer.reject(chance.pick(codes))
  if (kind === 'junk') answer.malformed(chance.pick([null, 7, 'x', [], {}]))
  if (kind === 'throws') answer.throw('no', chance.isTrue(0.5))
  return `${method} ${kind}`
}
