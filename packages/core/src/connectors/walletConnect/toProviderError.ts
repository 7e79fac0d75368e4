import { asKitError } from '../../errors/asKitError.js'
import { eip1193Code } from '../../errors/eip1193Code.js'
import { isKitError } from '../../errors/KitError.js'

/**
 * What a request to a phone failed with, as EIP-1193 wants it: with a number
 * as `code` and the kit's sentence; the kit's error is its `cause`. What a
 * node reports keeps its own number and data.
 */
export function toProviderError(caught: unknown): Error {
  if (!isKitError(caught) && hasNumber(caught)) return caught
  const error = asKitError(caught)
  // What a node reports is for whoever asked, revert data included.
  if (isKitError(error, 'RPC_ERROR')) {
    const { message } = error.cause as Error
    return Object.assign(new Error(message), error.cause, { cause: error })
  }
  const code = eip1193Code(error)
  const message =
    error.cause instanceof Error ? error.cause.message : error.message
  return Object.assign(new Error(message, { cause: error }), { code })
}

function hasNumber(caught: unknown): caught is Error {
  return (
    caught instanceof Error && 'code' in caught && Number.isInteger(caught.code)
  )
}
