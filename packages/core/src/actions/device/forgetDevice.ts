import { KitError } from '../../errors/KitError.js'
import { forgetState } from '../../kit/forgetState.js'
import type { Kit } from '../../kit/Kit.js'
import { closeModal } from '../modal/closeModal.js'

/**
 * Forgets everything that the kit keeps on this device, in every tab of the
 * site: wallets are disconnected and notified, and every key in the
 * browser's storage that begins with `hasp.` and is the kit's is removed – who
 * was connected, sessions with phones, sent transactions, saved addresses,
 * names and answers. A theme under a key that the site may share stays.
 *
 * What is sent and not final is followed no longer, so warn before.
 *
 * @param parameters.revoke takes the site's permission from wallets, too,
 * where they let a site do that
 * @throws `DISCONNECT_FAILED` when a wallet could not be told; everything is
 * forgotten here all the same.
 * @example
 * import { forgetDevice } from '@hasp/core'
 *
 * await forgetDevice(kit)
 */
export async function forgetDevice(
  kit: Kit,
  { revoke }: forgetDevice.Parameters = {},
): Promise<void> {
  const forgetting = forgetState(kit, { revoke })
  if (kit.stores.modal.getState().isOpen) closeModal(kit, { force: true })
  const failure = await forgetting
  if (failure) throw new KitError('DISCONNECT_FAILED', {}, { cause: failure })
}

export declare namespace forgetDevice {
  type Parameters = { revoke?: boolean | undefined }
}
