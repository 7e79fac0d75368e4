import type { ConnectorSession } from '../../ports/Connector.js'
import type { SolanaProvider } from '../../ports/SolanaProvider.js'
import { loadOnce } from '../../utils/loadOnce.js'
import type { StandardWallet } from '../walletStandard/StandardWallet.js'
import { loadSigner } from './loadSigner.js'

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
  const load = loadOnce(async () => (await loadSigner())(parameters))
  return {
    get address() {
      return session()?.accounts[0].address
    },
    signMessage: async (request) => (await load()).signMessage(request),
    signAllTransactions: async (request) =>
      (await load()).signAllTransactions(request),
    signTransaction: async (request) => (await load()).signTransaction(request),
    ...('solana:signAndSendTransaction' in wallet.features && {
      signAndSendTransaction: async (request) =>
        (await load()).signAndSendTransaction(request),
    }),
  }
}
