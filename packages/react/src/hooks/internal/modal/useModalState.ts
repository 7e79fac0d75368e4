import {
  closeModal,
  goBack,
  navigate,
  type Route,
  selectIsConnected,
} from '@hasp/core'
import { asKitError } from '@hasp/core/errors'
import { internals, selectRoute } from '@hasp/core/internal'
import { useMemo } from 'react'
import { useStore } from '../../useStore.js'
import { useKitRoot } from './useKitRoot.js'

/** What the frame around the views knows and does. */
export function useModalState() {
  const { kit } = useKitRoot()
  const { connections, modal, router } = kit.stores
  const route = useStore(router, selectRoute)
  const depth = useStore(router, ({ history }) => history.length)
  const direction = useStore(router, (state) => state.direction)
  const isOpen = useStore(modal, (state) => state.isOpen)
  const isShaking = useStore(modal, (state) => state.isShaking)
  const isConnected = useStore(connections, selectIsConnected)
  const phase = useStore(connections, ({ attempt }) => attempt.phase)
  const isDone = phase === 'connected' && route.view.startsWith('Connecting')
  const actions = useMemo(
    () => ({
      isStillOpen: () => modal.getState().isOpen,
      close: () => closeModal(kit),
      closeEmbedded: () => closeModal(kit, { isEmbedded: true, force: true }),
      back: () => goBack(kit),
      reset: (to: Route) => navigate(kit, { type: 'reset', route: to }),
      push: (to: Route) => navigate(kit, { type: 'push', route: to }),
      clock: kit[internals].environment.clock,
      preloadConnectors: () =>
        Promise.all(
          kit[internals].stores.connectors
            .getState()
            .connectors.map((connector) => connector.preload?.()),
        ),
      report(error: unknown) {
        const { code } = asKitError(error)
        kit[internals].log('error', 'A view failed', error)
        kit[internals].events.emit('ERROR', { code, cause: error })
      },
    }),
    [kit, modal],
  )
  return {
    route,
    depth,
    direction,
    isOpen,
    isShaking,
    isConnected,
    /** The wallet that a view waited for is connected. */
    isDone,
    ...actions,
  }
}
