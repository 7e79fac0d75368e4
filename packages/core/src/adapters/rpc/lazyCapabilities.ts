import type { Environment } from '../../ports/Environment.js'
import type { Capabilities } from '../../ports/NamespaceAdapter.js'
import { loadOnce } from '../../utils/loadOnce.js'

type Later = Omit<Capabilities, 'parseReceiver'>

/**
 * What a family can do with a node, loaded with the first request.
 * @param parameters.loadChain the door to everything that talks to a node
 */
export function lazyCapabilities(parameters: {
  readonly environment: Environment
  readonly loadChain: () => Promise<(environment: Environment) => Later>
  readonly parseReceiver: Capabilities['parseReceiver']
}): Capabilities {
  const { environment, loadChain, parseReceiver } = parameters
  const load = loadOnce(async () => (await loadChain())(environment))
  return {
    parseReceiver,
    getBalance: async (request) => (await load()).getBalance(request),
    getTokens: async (request) => (await load()).getTokens(request),
    prepareSend: async (request) => (await load()).prepareSend(request),
    sendToken: async (request) => (await load()).sendToken(request),
    readLateAnswer: async (request) => (await load()).readLateAnswer(request),
    watchTransaction: async (request) =>
      (await load()).watchTransaction(request),
  }
}
