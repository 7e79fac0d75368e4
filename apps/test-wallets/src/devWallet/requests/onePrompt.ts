import { providerError } from '../../ProviderRpcError.js'
import type { DevWalletContext } from '../DevWallet.js'

/** Lets one request of a kind wait for the person; a second one is refused. */
export async function onePrompt<Answer>(
  context: DevWalletContext,
  kind: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (context.waiting.has(kind)) throw providerError(-32002)
  context.waiting.add(kind)
  try {
    return await ask()
  } finally {
    context.waiting.delete(kind)
  }
}
