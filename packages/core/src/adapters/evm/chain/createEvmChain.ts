import { chainIdProof } from '../../../jsonRpc/chainIdProof.js'
import { createRpcClients } from '../../../jsonRpc/createRpcClients.js'
import type { Environment } from '../../../ports/Environment.js'
import { loadOnce } from '../../../utils/loadOnce.js'
import type { NodeAccess } from '../../rpc/lazyNodeAccess.js'
import type { NamesOption } from '../names/createNameReads.js'
import { getBalance } from './getBalance.js'
import { getTokens } from './getTokens.js'
import { watchTransaction } from './watchTransaction.js'

const loadTransfers = loadOnce(() => import('./transfers.js'))

/** What the namespace can do on its networks, with one client for each. */
export function createEvmChain(
  environment: Environment,
  names?: NamesOption,
): NodeAccess {
  const clientOf = createRpcClients(environment, (network) => ({
    proof: chainIdProof(network),
  }))
  return {
    loadNames: loadOnce(async () =>
      (await import('../names/createNameReads.js')).createNameReads(
        environment,
        clientOf,
        names,
      ),
    ),
    loadParseReceiver: async () =>
      (await import('../parseReceiver.js')).parseReceiver,
    loadSignMessage: async () =>
      (await import('../signMessage.js')).signMessage,
    getBalance: (p) => getBalance(clientOf(p.network), p),
    getTokens: (p) => getTokens(clientOf(p.network), p),
    prepareSend: async (p) =>
      (await loadTransfers()).prepareSend(clientOf(p.network), p),
    sendToken: async (p) =>
      (await loadTransfers()).sendToken(
        clientOf(p.network),
        environment.clock,
        p,
      ),
    readLateAnswer: async (p) =>
      (await loadTransfers()).readLateAnswer(
        clientOf(p.network),
        environment.clock,
        p,
      ),
    watchTransaction: (p) =>
      watchTransaction(clientOf(p.network), environment.clock, p),
  }
}
