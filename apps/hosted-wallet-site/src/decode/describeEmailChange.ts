import { noEffects } from './Effects.js'
import type { EmailChange, SigningContext } from './SigningRequest.js'
import type { Summary } from './Summary.js'

/** No network has a part in what the wallet signs for itself (EIP-155). */
export const noNetwork = 'eip155:0'

/** What it means that another address opens the wallet. */
export function describeEmailChange(
  { from, to }: EmailChange,
  { account, network }: SigningContext,
): Summary {
  return {
    ...noEffects,
    ...{ account, network },
    action: 'changeEmail',
    emails: { from, to },
    fields: [],
    warnings: ['opensForReader'],
    refusals: network === noNetwork ? [] : ['otherNetwork'],
  }
}
