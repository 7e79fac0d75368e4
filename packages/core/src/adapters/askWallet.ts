import { fromProviderError } from '../eip1193/fromProviderError.js'
import { KitError } from '../errors/KitError.js'

/**
 * Asks a wallet once. The request leaves inside the call; the first of
 * answer, error and abort decides, the rest is ignored.
 * @param request.run may throw anything, at once or later
 * @param request.parse undefined refuses the answer
 * @throws errors of the catalogue: `CANCELLED` when aborted,
 * `WALLET_ANSWER_INVALID` for an answer that was refused
 */
export function askWallet<answer>(request: {
  readonly run: () => unknown
  readonly method: string
  readonly parse: (answer: unknown) => answer | undefined
  readonly signal: AbortSignal
}): Promise<answer> {
  const { method, parse, run, signal } = request
  return new Promise<answer>((resolve, reject) => {
    const cancel = () => reject(new KitError('CANCELLED'))
    if (signal.aborted) return cancel()
    signal.addEventListener('abort', cancel, { once: true })
    new Promise<unknown>((settle) => settle(run()))
      .then(
        (answer) => resolve(parseOrThrow(answer, parse, method)),
        (thrown) => reject(fromProviderError(thrown, method)),
      )
      .catch(reject)
      .finally(() => signal.removeEventListener('abort', cancel))
  })
}

function parseOrThrow<answer>(
  answer: unknown,
  parse: (answer: unknown) => answer | undefined,
  method: string,
): answer {
  let cause: unknown
  try {
    const parsed = parse(answer)
    if (parsed !== undefined) return parsed
  } catch (thrown) {
    cause = thrown
  }
  throw new KitError('WALLET_ANSWER_INVALID', { method }, { cause })
}
