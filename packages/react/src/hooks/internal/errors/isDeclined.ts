import type { KitError } from '@hasp/core/errors'

/** Whether the visitor said no in the wallet, to whatever was asked. */
export function isDeclined(error: KitError | undefined): boolean {
  return (
    error?.code === 'USER_REJECTED' || error?.code === 'CONNECTION_REJECTED'
  )
}
