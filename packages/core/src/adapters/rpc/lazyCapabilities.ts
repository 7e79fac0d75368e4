import type { Environment } from '../../ports/Environment.js'
import type { Capabilities } from '../../ports/NamespaceAdapter.js'
import { loadOnce } from '../../utils/loadOnce.js'

type Later = Omit<Capabilities, 'loadParseReceiver'>

/**
 * What a family can do with a node, loaded with the first request.
 * @param parameters.loadChain the door to everything that talks to a node
 */
export function lazyCapabilities(parameters: {
  readonly environment: Environment
  readonly loadChain: () => Promise<(environment: Environment) => Later>
  readonly loadParseReceiver: Capabilities['loadParseReceiver']
}): Capabilities {
  const { environment, loadChain, loadParseReceiver } = parameters
  const load = loadOnce(async () => (await loadChain())(environment))
  return {
    loadParseReceiver,
    getBalance: async (request) => (await load()).getBalance(request),
    getTokens: async (request) => (await load()).getTokens(request),
    prepareSend: async (request) => (await load()).prepareSend(request),
    sendToken: async (request) => (await load()).sendToken(request),
    readLateAnswer: async (request) => (await load()).readLateAnswer(request),
    watchTransaction: async (request) =>
      (await load()).watchTransaction(request),
  }
}
