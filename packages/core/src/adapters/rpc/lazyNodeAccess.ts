import { lazyMethods } from '../../lazy/lazyMethods.js'
import type {
  Capabilities,
  NodeCapabilities,
} from '../../ports/NamespaceAdapter.js'
import { loadOnce } from '../../utils/loadOnce.js'

/** What comes with it: a name costs a page less than one more import does. */
export type NodeAccess = NodeCapabilities &
  Pick<Capabilities, 'loadSignMessage'>

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
    'loadSignMessage',
  ])
}
