import { KitError } from '../../errors/KitError.js'
import { askWallet } from '../askWallet.js'
import { readWallet } from './readWallet.js'
import type { StandardWallet } from './StandardWallet.js'

/**
 * Calls a method of a wallet's feature, as the wallet offers it by now, e.g.
 * `connect` of `standard:connect`.
 * @param request.inputs what the method is given
 * @param request.parse undefined refuses the answer
 * @throws errors of the catalogue: `UNSUPPORTED_METHOD` when the wallet has no
 * such feature, `CANCELLED` when aborted, `WALLET_ANSWER_INVALID` for an
 * answer that was refused
 */
export function askFeature<answer>(
  wallet: StandardWallet,
  request: {
    readonly feature: string
    readonly method: string
    readonly inputs?: readonly unknown[] | undefined
    readonly parse: (answer: unknown) => answer | undefined
    readonly signal: AbortSignal
  },
): Promise<answer> {
  const { feature, inputs = [], method, parse, signal } = request
  return askWallet({
    run: () => {
      const offered: unknown = readWallet(wallet.source)?.features[feature]
      const call = (offered as Callable | undefined)?.[method]
      if (typeof call !== 'function')
        throw new KitError('UNSUPPORTED_METHOD', { method: feature })
      return call.apply(offered, [...inputs])
    },
    method: feature,
    parse,
    signal,
  })
}

type Callable = {
  readonly [method: string]: ((...inputs: unknown[]) => unknown) | undefined
}
