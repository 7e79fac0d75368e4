import { isKitError, type KitError } from '@hasp/core/errors'
import { useNameRefusal } from './useNameRefusal.js'

/** Why there is no review, where it is the receiver's name. */
export function useNameFailure(error: KitError): string | undefined {
  const refusal = useNameRefusal(
    isKitError(error, 'NAME_UNRESOLVED')
      ? { status: 'refused', error, retry: () => undefined }
      : { status: 'none' },
  )
  return refusal?.text
}
