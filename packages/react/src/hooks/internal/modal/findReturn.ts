import type { Kit } from '@hasp/core'
import { internals } from '@hasp/core/internal'

/** Where a reload by the visitor's wish leaves what leads back. */
export const returnKey = 'hasp.returnTo'

/** What leads back after a reload, if the page was reloaded from the modal. */
export function findReturn(kit: Kit): string | undefined {
  try {
    const { window } = kit[internals].environment
    return window?.sessionStorage?.getItem(returnKey) ?? undefined
  } catch {
    // The browser lets this page store nothing.
    return undefined
  }
}
