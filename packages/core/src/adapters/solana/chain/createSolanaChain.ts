import { createRpcClients } from '../../../jsonRpc/createRpcClients.js'
import type { ReadParameters } from '../../../ports/DataSource.js'
import type { Environment } from '../../../ports/Environment.js'
import { loadOnce } from '../../../utils/loadOnce.js'
import type { NodeAccess } from '../../rpc/lazyNodeAccess.js'
import { createAsk } from '../rpc/createAsk.js'
import { genesisProof } from '../rpc/genesisProof.js'
import { parseBigJson } from '../rpc/parseBigJson.js'
import { getBalance } from './getBalance.js'
import { getTokens } from './getTokens.js'
import { watchTransaction } from './watchTransaction.js'

/** All that needs `@solana/kit`, which weighs more than everything else. */
const loadTransfers = loadOnce(() => import('../transfer/transfers.js'))

/** What the namespace can do on its networks, with one client for each. */
export function createSolanaChain(environment: Environment): NodeAccess {
  const clientOf = createRpcClients(environment, (network) => ({
    proof: genesisProof(network),
    parseJson: parseBigJson,
  }))
  const askFor = (p: ReadParameters) =>
    createAsk(clientOf(p.network), p.signal, p.isChainAsserted)
  return {
    loadSignMessage: async () =>
      (await import('../signing/signMessage.js')).signMessage,
    getBalance: (p) => getBalance(askFor(p), p),
    getTokens: (p) => getTokens(askFor(p), p),
    prepareSend: async (p) =>
      (await loadTransfers()).prepareSend(clientOf(p.network), p),
    sendToken: async (p) =>
      (await loadTransfers()).sendToken(clientOf(p.network), p),
    readLateAnswer: async (p) => (await loadTransfers()).readLateAnswer(p),
    watchTransaction: (p) =>
      watchTransaction(clientOf(p.network), environment.clock, p),
  }
}
