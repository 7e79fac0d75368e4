import { formatSs58 } from '../../addresses/ss58.js'
import type { MockWallet } from '../mockWallets/MockWallet.js'
import { createPolkadotKey } from './createPolkadotKey.js'
import { fakePolkadotWallet } from './fakePolkadotWallet.js'

/** What addresses begin with on networks that have no prefix of their own. */
const genericPrefix = 42

/** An extension at `window.injectedWeb3`, in the place of polkadot-js. */
export function createPolkadotWallet(): MockWallet {
  const keys = [
    createPolkadotKey('sr25519', 'Ada'),
    createPolkadotKey('ed25519', 'Bo'),
  ] as const
  const wallet = fakePolkadotWallet({ keys })
  return {
    namespace: 'polkadot',
    install: wallet.appear,
    addresses({ ss58Prefix = genericPrefix }) {
      const [first, second] = keys
      return [
        formatSs58(first.accountId, ss58Prefix),
        formatSs58(second.accountId, ss58Prefix),
      ]
    },
    chooseAccount: wallet.choose,
    revoke: wallet.revoke,
    decide: wallet.decide,
    requests: () => wallet.calls,
    prompts: wallet.prompts,
  }
}
