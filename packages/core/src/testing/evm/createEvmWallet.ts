import { decideAnswers } from '../mockWallets/decideAnswers.js'
import type {
  MockWallet,
  MockWalletParameters,
} from '../mockWallets/MockWallet.js'
import { mockEvmWallet } from './mockEvmWallet.js'
import { testAccounts } from './testAccounts.js'

const prompting = [
  'eth_requestAccounts',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
]

/** A wallet of EIP-1193, announced by EIP-6963. */
export function createEvmWallet({
  chainId,
  clock,
  icon,
  name,
}: MockWalletParameters): MockWallet {
  const [{ address: first }, { address: second }] = testAccounts
  const wallet = mockEvmWallet({
    accounts: [first],
    chainId,
    clock,
    icon,
    name,
  })
  let retire = () => {}
  return {
    namespace: 'eip155',
    install(window) {
      retire()
      retire = wallet.announce(window)
    },
    addresses: () => [first, second],
    chooseAccount: (index) =>
      wallet.setAccounts([index === 0 ? first : second]),
    decide: decideAnswers(wallet, {
      connect: 'eth_requestAccounts',
      reconnect: 'eth_accounts',
      sign: 'personal_sign',
    }),
    requests: () => wallet.calls.map(({ method }) => method),
    prompts: () =>
      wallet.calls.filter(({ method }) => prompting.includes(method)).length,
  }
}
