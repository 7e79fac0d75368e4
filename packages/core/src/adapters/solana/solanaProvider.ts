import { lazyMethods } from '../../lazy/lazyMethods.js'
import type { ConnectorSession } from '../../ports/Connector.js'
import type { SolanaProvider } from '../../ports/SolanaProvider.js'
import { loadOnce } from '../../utils/loadOnce.js'
import type { StandardWallet } from '../walletStandard/StandardWallet.js'

/**
 * What a site signs through, over a Wallet Standard wallet; the part that asks
 * is loaded with the first signature.
 * @param parameters.session what the wallet said last
 */
export function solanaProvider(parameters: {
  readonly wallet: StandardWallet
  readonly session: () => ConnectorSession | undefined
}): SolanaProvider {
  const { session, wallet } = parameters
  const load = loadOnce(async () => {
    const { createSolanaSigner } = await import(
      './signing/createSolanaSigner.js'
    )
    return createSolanaSigner(parameters)
  })
  return {
    get address() {
      return session()?.accounts[0].address
    },
    ...lazyMethods(load, [
      'signMessage',
      'signAllTransactions',
      'signTransaction',
    ]),
    ...('solana:signAndSendTransaction' in wallet.features &&
      lazyMethods(load, ['signAndSendTransaction'])),
  }
}
