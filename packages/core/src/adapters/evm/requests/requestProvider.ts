import type { Eip1193Provider } from '../../../eip1193/Eip1193Provider.js'
import { askWallet } from '../../askWallet.js'

/**
 * Sends one request to a wallet. It leaves inside the call; the first of
 * answer, error and abort decides, the rest is ignored.
 * @param request.parse undefined refuses the answer
 * @throws errors of the catalogue: `CANCELLED` when aborted,
 * `WALLET_ANSWER_INVALID` for an answer that was refused
 */
export function requestProvider<answer>(
  provider: Eip1193Provider,
  request: {
    readonly method: string
    readonly params?: readonly unknown[] | undefined
    readonly parse: (answer: unknown) => answer | undefined
    readonly signal: AbortSignal
  },
): Promise<answer> {
  const { method, params, parse, signal } = request
  return askWallet({
    run: () => provider.request(params ? { method, params } : { method }),
    method,
    parse,
    signal,
  })
}
