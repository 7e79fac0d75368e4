/** A wallet's own provider, as EIP-1193 describes it. */
export type Eip1193Provider = {
  request(request: {
    readonly method: string
    readonly params?: unknown
  }): Promise<unknown>
  on?(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}

/**
 * Whether a value can be asked like a provider; a getter that throws cannot.
 */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  try {
    return typeof (value as Eip1193Provider | undefined)?.request === 'function'
  } catch {
    return false
  }
}
