import {
  type ConnectionId,
  disconnect,
  selectActive,
  showSnackbar,
  undoDisconnect,
} from '@hasp/core'
import { useCallback } from 'react'
import { snackbar } from '../i18n/messages/snackbar.en.js'
import { useMessages } from '../i18n/useMessages.js'
import { useKit } from './useKit.js'

/**
 * Disconnects a wallet at once and offers to undo it for 5 s.
 * @returns `disconnect(connectionId?)`; the wallet in use unless given. It
 * never rejects: the state here has ended, whatever the wallet says.
 * @example const { disconnect } = useDisconnect()
 */
export function useDisconnect(): {
  disconnect: (connectionId?: ConnectionId) => Promise<void>
} {
  const kit = useKit()
  const t = useMessages(snackbar)
  const leave = useCallback(
    async (wanted?: ConnectionId) => {
      const { connections, networks } = kit.stores
      const connectionId =
        wanted ??
        selectActive(
          connections.getState(),
          networks.getState().activeNamespace,
        )?.id
      if (!connectionId) return
      const goodbye = disconnect(kit, { connectionId })
      showSnackbar(kit, {
        message: t('disconnected'),
        variant: 'success',
        action: {
          label: t('undo'),
          run: () => void undoDisconnect(kit, { connectionId }),
        },
      })
      await goodbye.catch((error: unknown) =>
        kit.log('warn', 'The wallet did not confirm the goodbye', error),
      )
    },
    [kit, t],
  )
  return { disconnect: leave }
}
