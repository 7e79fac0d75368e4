import { forgetDevice, showSnackbar } from '@hasp/core'
import { internals, isOpen } from '@hasp/core/internal'
import { forgetDevice as texts } from '../i18n/locales/en/forgetDevice.js'
import { useMessages } from '../i18n/useMessages.js'
import { useKit } from './useKit.js'
import { useStore } from './useStore.js'

/** How to forget the device, and what to warn of first. */
export type ForgetDevice = {
  /**
   * The number of pending transactions, which are no longer followed
   * afterwards.
   */
  readonly openTransactions: number
  /**
   * Forgets everything, and says so in a short message. Never rejects: what
   * is kept here is gone, whatever a wallet says.
   */
  readonly forget: (options?: forgetDevice.Parameters) => Promise<void>
}

/**
 * Disconnects everything, in every tab of the site, and removes all that the
 * kit keeps in this browser. Let the visitor confirm it.
 * @example
 * import { useForgetDevice } from '@hasp/react'
 *
 * const { forget, openTransactions } = useForgetDevice()
 * const question = `Forget all? ${openTransactions} not final`
 * return <button onClick={() => confirm(question) && forget()}>Forget</button>
 */
export function useForgetDevice(): ForgetDevice {
  const kit = useKit()
  const t = useMessages(texts)
  const openTransactions = useStore(
    kit.stores.transactions,
    ({ transactions }) => transactions.filter((one) => isOpen(one)).length,
  )
  return {
    openTransactions,
    async forget(options) {
      try {
        await forgetDevice(kit, options)
        showSnackbar(kit, { message: t('done'), variant: 'success' })
      } catch (error) {
        kit[internals].log(
          'warn',
          'A wallet did not confirm the disconnection',
          error,
        )
        showSnackbar(kit, { message: t('untold'), variant: 'info' })
      }
    },
  }
}
