import { isKitError, KitError } from '../errors/KitError.js'

/**
 * A part of the product that is loaded when it is first needed. What failed to
 * load is asked for again by the next call.
 * @returns its promise rejects with errors of the catalogue;
 * `PART_NOT_LOADED` when a file could not be fetched
 */
export function loadOnce<part>(load: () => Promise<part>): () => Promise<part> {
  let loading: Promise<part> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      if (isKitError(error)) throw error
      throw new KitError('PART_NOT_LOADED', {}, { cause: error })
    })
    return loading
  }
}
