/** A key of `window.injectedWeb3`, as polkadot-js defined it. */
export type InjectedSource = {
  /** Asks for access under the site's name. */
  enable?(siteName: string): unknown
  /** Newer sources have this one, and an `enable` that always fails. */
  connect?(siteName: string): unknown
}

/** What a source gives to a page that has access. */
export type InjectedExtension = {
  readonly accounts: {
    get(): unknown
    /** @returns how to stop, or a promise of it */
    subscribe?(listener: (accounts: unknown) => void): unknown
  }
  readonly signer?:
    | {
        signRaw?(payload: object): unknown
        signPayload?(payload: object): unknown
      }
    | undefined
}

/** Whether a value has what is needed of a source; reading it may throw. */
export function isInjectedSource(value: unknown): value is InjectedSource {
  const source = value as InjectedSource | null | undefined
  return (
    typeof source?.connect === 'function' ||
    typeof source?.enable === 'function'
  )
}

/** Whether a value has what is needed of an extension; reading it may throw. */
export function isInjectedExtension(
  value: unknown,
): value is InjectedExtension {
  const extension = value as InjectedExtension | null | undefined
  return typeof extension?.accounts?.get === 'function'
}
