import { lazyMethods } from '../../lazy/lazyMethods.js'
import type { Capabilities } from '../../ports/NamespaceAdapter.js'
import { loadOnce } from '../../utils/loadOnce.js'

type NodeAccess = Omit<Capabilities, 'loadParseReceiver'>

/**
 * What an adapter can do with a node, loaded with the first request.
 * @param load everything that talks to a node
 */
export function lazyNodeAccess(load: () => Promise<NodeAccess>): NodeAccess {
  return lazyMethods(loadOnce(load), [
    'getBalance',
    'getTokens',
    'prepareSend',
    'sendToken',
    'readLateAnswer',
    'watchTransaction',
  ])
}
