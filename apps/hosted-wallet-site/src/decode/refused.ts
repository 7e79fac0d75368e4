import { noEffects } from './Effects.js'
import type { SigningContext } from './SigningRequest.js'
import type { Action, Refusal, Summary } from './Summary.js'

/** The summary of a request that is refused for what it is. */
export function refused(
  { account, network }: SigningContext,
  action: Action,
  refusal: Refusal,
): Summary {
  return {
    ...noEffects,
    action,
    account,
    network,
    fields: [],
    isBlind: true,
    refusals: [refusal],
  }
}
