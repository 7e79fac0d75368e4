import { hasCapability } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { useMemo } from 'react'
import { useKit } from '../../useKit.js'
import { useNetwork } from '../../useNetwork.js'
import { useWallet } from '../../useWallet.js'

/** Whether the account in use can send here, and why not. */
export type SendAbility =
  | { readonly status: 'waiting' | 'disconnected' | 'ready' }
  | { readonly status: 'unsupported'; readonly error: KitError }

/**
 * Whether sending is possible with the account and the network in use.
 * @example if (useSendAbility().status === 'ready') …
 */
export function useSendAbility(): SendAbility {
  const kit = useKit()
  const { namespace, status } = useWallet()
  const { isSupported, networkId } = useNetwork()
  const canSend =
    namespace !== undefined &&
    hasCapability(kit, { namespace, capability: 'sendToken' })

  return useMemo(() => {
    if (status === 'initializing' || status === 'reconnecting')
      return { status: 'waiting' }
    if (status !== 'connected') return { status: 'disconnected' }
    if (!canSend)
      return {
        status: 'unsupported',
        error: new KitError('UNSUPPORTED_CHAIN', { namespace }),
      }
    if (!isSupported)
      return {
        status: 'unsupported',
        error: new KitError('CHAIN_NOT_SUPPORTED', {
          ...(networkId && { networkId }),
        }),
      }
    return { status: 'ready' }
  }, [canSend, isSupported, namespace, networkId, status])
}
