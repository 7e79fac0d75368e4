import { KitError } from '../../../errors/KitError.js'
import { askWallet } from '../../askWallet.js'
import { hasMethod } from '../hasMethod.js'

type Callable = Readonly<Record<string, (...inputs: unknown[]) => unknown>>

/**
 * Calls a method of a wallet, or of one of its features.
 * @param parse undefined refuses the answer
 * @throws errors of the catalogue: `UNSUPPORTED_METHOD` when there is no such
 * method, `CANCELLED` when aborted, `WALLET_ANSWER_INVALID` for an answer that
 * was refused
 */
export function askMethod<answer>(
  target: object | undefined,
  method: string,
  inputs: readonly unknown[],
  parse: (answer: unknown) => answer | undefined,
  signal: AbortSignal,
): Promise<answer> {
  const run = () => {
    if (!hasMethod(target, method))
      throw new KitError('UNSUPPORTED_METHOD', { method })
    return (target as Callable)[method]?.(...inputs)
  }
  return askWallet({ run, method, parse, signal })
}
