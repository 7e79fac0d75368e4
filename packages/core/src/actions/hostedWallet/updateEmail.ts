import { KitError } from '../../errors/KitError.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { openModal } from '../modal/openModal.js'
import { awaitEmailUpdate } from './awaitEmailUpdate.js'
import { requireHostedInUse } from './requireHostedInUse.js'

/** How often the address is looked at (specification 9). */
const pollMs = 1_000

/**
 * Opens the view in which the visitor gives their wallet another address, and
 * waits until that is done: in the modal, by a form of the page, or on the
 * wallet's own page.
 *
 * @returns the new address
 * @throws `NO_AUTH_CONNECTOR` without a hosted wallet,
 * `NOT_CONNECTED_TO_HOSTED_WALLET` where another wallet is in use,
 * `MODAL_CLOSED` when the visitor closes the modal before, `CANCELLED`
 * @example
 * import { updateEmail } from '@hasp/core'
 *
 * const { email } = await updateEmail(kit)
 */
export async function updateEmail(
  kit: Kit,
  { signal }: updateEmail.Parameters = {},
): Promise<{ readonly email: string }> {
  const hosted = requireHostedInUse(kit)
  const { clock } = kit[internals].environment
  const current = () => hosted.state.getState().user?.email
  const before = current()
  openModal(kit, { route: { view: 'UpdateEmailWallet' } })
  const { controller, release } = joinSignals(kit[internals].lifetime(), signal)
  try {
    return await new Promise((resolve, reject) => {
      const look = () => {
        const email = current()
        if (email !== undefined && email !== before) resolve({ email })
      }
      let isFollowed = false
      const poll = () => {
        look()
        if (!isFollowed) {
          isFollowed = true
          // A frame that is loaded anew has forgotten it: it is asked again.
          awaitEmailUpdate(kit, { signal: controller.signal }).then(
            look,
            () => {
              isFollowed = false
            },
          )
        }
        clock.after(pollMs, poll, controller.signal)
      }
      kit.events.on(
        'MODAL_CLOSE',
        () => {
          look()
          reject(new KitError('MODAL_CLOSED'))
        },
        { signal: controller.signal },
      )
      controller.signal.addEventListener('abort', () =>
        reject(new KitError('CANCELLED')),
      )
      if (controller.signal.aborted) reject(new KitError('CANCELLED'))
      else poll()
    })
  } finally {
    release()
    controller.abort()
  }
}

export declare namespace updateEmail {
  type Parameters = { signal?: AbortSignal | undefined }
}
