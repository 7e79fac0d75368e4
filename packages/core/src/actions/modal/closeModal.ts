import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { hideModal } from '../../kit/modal/showModal.js'
import { shakeModal } from './shakeModal.js'

/**
 * Closes the modal, unless somebody is asked to sign in who has to: then it
 * shakes. An attempt to connect that is still waiting is given up, and
 * a moment later the code that was on show, unless a wallet has seen it.
 *
 * @param parameters.force closes whatever is required
 * @param parameters.isEmbedded shows Account or Connect instead
 * @example
 * import { closeModal } from '@hasp/core'
 *
 * closeModal(kit)
 */
export function closeModal(
  kit: Kit,
  { force, isEmbedded }: closeModal.Parameters = {},
): void {
  if (!force && kit[internals].signIn?.isClosingBlocked()) shakeModal(kit)
  else hideModal(kit, { isEmbedded })
}

export declare namespace closeModal {
  type Parameters = {
    force?: boolean | undefined
    isEmbedded?: boolean | undefined
  }
}
