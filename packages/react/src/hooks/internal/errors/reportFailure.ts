import type { Kit } from '@hasp/core'
import { asKitError } from '@hasp/core/errors'
import { internals } from '@hasp/core/internal'

/** Tells the console and the listeners of `ERROR` what the page survived. */
export function reportFailure(
  kit: Kit,
  sentence: string,
  cause: unknown,
): void {
  const { events, log } = kit[internals]
  log('error', sentence, cause)
  events.emit('ERROR', { code: asKitError(cause).code, cause })
}
