import { lazyMethods } from '../../lazy/lazyMethods.js'
import type {
  Capabilities,
  NodeCapabilities,
} from '../../ports/NamespaceAdapter.js'
import { loadOnce } from '../../utils/loadOnce.js'

/** What only some namespaces have come with it. */
type More = 'loadNames' | 'loadParseReceiver'

/** What comes with it: a name costs a page less than one more import does. */
export type NodeAccess = NodeCapabilities &
  Pick<Capabilities, 'loadSignMessage'> &
  Partial<Pick<Capabilities, More>>

/**
 * What an adapter can do with a node, loaded with the first request.
 * @param load everything that talks to a node
 * @param more what not every namespace can do
 */
export function lazyNodeAccess(
  load: () => Promise<NodeAccess>,
  ...more: readonly More[]
): NodeAccess {
  return lazyMethods(loadOnce(load), [
    ...more,
    'getBalance',
    'getTokens',
    'prepareSend',
    'sendToken',
    'readLateAnswer',
    'watchTransaction',
    'loadSignMessage',
  ])
}
