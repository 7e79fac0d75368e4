import { providerError } from '../../ProviderRpcError.js'

/** The value, or 4900 as soon as the wallet is switched off. */
export function beforeEnd<Value>(
  value: Value | Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(providerError(4900))
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
    Promise.resolve(value)
      .finally(() => signal.removeEventListener('abort', end))
      .then(resolve, reject)
  })
}
