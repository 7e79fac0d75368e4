import { decideAnswers } from '../mockWallets/decideAnswers.js'
import type {
  MockWallet,
  MockWalletParameters,
} from '../mockWallets/MockWallet.js'
import { mockSolanaWallet } from './mockSolanaWallet.js'

/** A wallet of the Wallet Standard with Solana's features. */
export function createSolanaWallet({
  clock,
  icon,
  name,
}: MockWalletParameters): MockWallet {
  const wallet = mockSolanaWallet({
    clock,
    ...(icon !== undefined && { icon }),
    ...(name !== undefined && { name }),
  })
  const [first = '', second = ''] = wallet.addresses
  let retire = () => {}
  return {
    namespace: 'solana',
    install(window) {
      retire()
      retire = wallet.register(window)
    },
    uninstall: () => retire(),
    addresses: () => [first, second],
    chooseAccount: (index) => wallet.setAccounts(index === 0 ? [0, 1] : [1, 0]),
    revoke: () => wallet.setAccounts([]),
    decide: decideAnswers(wallet, {
      connect: 'standard:connect',
      reconnect: 'standard:connect',
      sign: 'solana:signMessage',
    }),
    requests: () => wallet.calls.map(({ feature }) => feature),
    prompts: wallet.prompts,
  }
}
