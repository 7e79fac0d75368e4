import { decideAnswers } from '../mockWallets/decideAnswers.js'
import type {
  MockWallet,
  MockWalletParameters,
} from '../mockWallets/MockWallet.js'
import { fakeStandardBitcoin } from './fakeStandardBitcoin.js'

/** A wallet of the Wallet Standard with Bitcoin's features. */
export function createBitcoinWallet({
  clock,
  icon,
  name,
}: MockWalletParameters): MockWallet {
  const wallet = fakeStandardBitcoin({
    clock,
    name: name ?? 'Mock Bitcoin Wallet',
    ...(icon !== undefined && { icon }),
  })
  const decide = decideAnswers(wallet, {
    connect: 'bitcoin:connect',
    reconnect: 'standard:connect',
    sign: 'bitcoin:signMessage',
  })
  let retire = () => {}
  return {
    namespace: 'bip122',
    install(window) {
      retire()
      retire = wallet.register(window)
    },
    uninstall: () => retire(),
    addresses({ testnet = false }) {
      const network = testnet ? 'testnet' : 'mainnet'
      return [wallet.address(0, network), wallet.address(1, network)]
    },
    chooseAccount: (index) => wallet.choose(index),
    revoke: () => wallet.revoke(),
    decide(question, decision) {
      // A wallet that lists accounts unasked leaves nothing to decide.
      if (question === 'reconnect') wallet.forgetPage()
      decide(question, decision)
    },
    requests: () => wallet.calls.map(({ method }) => method),
    prompts: () => wallet.prompts(),
  }
}
