import { providerError } from '../../ProviderRpcError.js'
import type { Handler } from '../DevWallet.js'
import { accountHandlers } from './accountHandlers.js'
import { chainHandlers } from './chainHandlers.js'
import { readFromNode, readMethods } from './readFromNode.js'
import { sendTransaction } from './sendTransaction.js'
import { signHandlers } from './signHandlers.js'

const handlers = new Map<string, Handler>([
  ...Object.entries(accountHandlers),
  ...Object.entries(chainHandlers),
  ...Object.entries(signHandlers),
  ['eth_sendTransaction', sendTransaction],
])

/** The handler of a method; 4200 for what the wallet does not speak. */
export function findHandler(method: string): Handler {
  const own = handlers.get(method)
  if (own !== undefined) return own
  if (readMethods.has(method)) return readFromNode
  throw providerError(4200, `It was asked for ${method}.`)
}
