import { isKitError } from '../errors/KitError.js'

/** The code of the error with which a promise ends; `none` when it does not. */
export async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise
    return 'none'
  } catch (error) {
    return isKitError(error) ? error.code : String(error)
  }
}
