// Specification 5, "Sending a token requires …".
import { isSameAddress } from '../../entities/account/address.js'
import type { Namespace } from '../../entities/network/namespace.js'
import type { SendDraft } from '../../entities/transfer/transfer.js'
import { KitError } from '../../errors/KitError.js'

/**
 * Checks that a send request is complete, before anybody is asked anything.
 * @param request.canSend whether the adapter of the namespace sends at all
 * @throws `UNSUPPORTED_CHAIN` in a namespace that cannot send,
 * `AMOUNT_AND_RECEIVER_REQUIRED` without either or with an amount of zero,
 * `TOKEN_ADDRESS_REQUIRED` for a token whose address is missing.
 */
export function assertSendable(request: {
  namespace: Namespace
  canSend: boolean
  draft: SendDraft
  asset: 'native' | 'token'
}): void {
  const { asset, canSend, draft, namespace } = request
  if (!canSend) throw new KitError('UNSUPPORTED_CHAIN', { namespace })
  if (/^[0.\s]*$/.test(draft.amount) || !draft.receiver.trim())
    throw new KitError('AMOUNT_AND_RECEIVER_REQUIRED')
  if (asset === 'token' && !draft.tokenAddress?.trim())
    throw new KitError('TOKEN_ADDRESS_REQUIRED')
}

/**
 * Checks that a token is not sent to its own contract or mint: there it is
 * lost, and addresses of tokens are what gets copied by mistake.
 * @throws `TRANSFER_IMPOSSIBLE`
 */
export function assertReceiver(request: {
  namespace: Namespace
  receiver: string
  tokenAddress: string | undefined
}): void {
  const { namespace, receiver, tokenAddress } = request
  if (tokenAddress && isSameAddress(namespace, tokenAddress.trim(), receiver))
    throw new KitError('TRANSFER_IMPOSSIBLE', { reason: 'receiverIsToken' })
}
