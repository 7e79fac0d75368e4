import { isKeplrProvider, type KeplrProvider } from './KeplrProvider.js'

/**
 * The wallet at a path below the window; whatever else is there, a getter
 * that throws included, is none.
 * @param path e.g. `cosmostation.providers.keplr`
 */
export function readKeplr(
  window: object,
  path: string,
): KeplrProvider | undefined {
  try {
    const found = path
      .split('.')
      .reduce<unknown>(
        (owner, key) =>
          (owner as { readonly [key: string]: unknown } | undefined)?.[key],
        window,
      )
    return isKeplrProvider(found) ? found : undefined
  } catch {
    return undefined
  }
}
