import { readWallet } from '../walletStandard/readWallet.js'
import type { BitcoinDialect } from './BitcoinDialect.js'

type Asked = {
  connect(input: object): unknown
  request(method: string, params: object): unknown
  requestAccounts(): unknown
}

const purposes = ['payment', 'ordinals']

/**
 * Asks a wallet for access, as its protocol has it. The request leaves inside
 * the call, hence inside a visitor's click; what is made of the answer comes
 * later.
 * @param networkName the network to be on, for wallets that can be told
 */
export function beginAccess(
  dialect: BitcoinDialect,
  networkName: string | undefined,
): Promise<unknown> {
  const begun = new Promise((settle) => settle(ask(dialect, networkName)))
  begun.catch(() => undefined)
  return begun
}

function ask(dialect: BitcoinDialect, name: string | undefined): unknown {
  if (dialect.type === 'standard') {
    const wallet = readWallet(dialect.source)
    const feature = wallet?.features['bitcoin:connect'] as Asked | undefined
    return feature?.connect({ purposes: [...purposes] })
  }
  const provider = dialect.provider as Asked
  if (dialect.type === 'unisat') return provider.requestAccounts()
  if (dialect.type === 'leather')
    return provider.request('getAddresses', name ? { network: name } : {})
  return provider.request('wallet_connect', {
    addresses: [...purposes],
    ...(name && { network: `${name[0]?.toUpperCase()}${name.slice(1)}` }),
  })
}
