import {
  closeModal,
  goBack,
  type Namespace,
  navigate,
  openModal,
  type Route,
  selectIsLoading,
} from '@hasp/core'
import { selectRoute } from '@hasp/core/internal'
import { useContext, useEffect, useMemo } from 'react'
import { useKitRoot } from './internal/modal/useKitRoot.js'
import { ViewContext } from './internal/modal/ViewContext.js'
import { useStore } from './useStore.js'

/**
 * What to open the modal with: a view with its data, a namespace, or neither.
 */
export type OpenOptions = (Route | { readonly view?: undefined }) & {
  readonly namespace?: Namespace | undefined
}

/** The modal and its history of views. */
export type KitModalHandle = {
  readonly isOpen: boolean
  /**
   * Whether a wallet of the namespace it was opened for, else of the one in
   * use, is connecting, reconnecting or switching.
   */
  readonly isLoading: boolean
  readonly view: Route['view']
  readonly history: readonly Route[]
  /** Opens it; without a view, Account when connected and else Connect. */
  readonly open: (options?: OpenOptions) => void
  /** Closes it, unless a required sign-in is missing: then it shakes. */
  readonly close: () => void
  readonly push: (route: Route) => void
  readonly replace: (route: Route) => void
  /** Keeps data in the current entry, so that Back restores it. */
  readonly remember: (route: Route) => void
  readonly back: () => void
}

/**
 * Opens, closes and steers the modal.
 * @example
 * import { useKitModal } from '@hasp/react'
 *
 * const { open } = useKitModal()
 * return <button onClick={() => open({ view: 'Networks' })}>Networks</button>
 */
export function useKitModal(): KitModalHandle {
  const { kit, modalOpeners, prepare } = useKitRoot()
  const isEmbedded = useContext(ViewContext)?.isEmbedded ?? false
  const isOpen = useStore(kit.stores.modal, (modal) => modal.isOpen)
  const opened = useStore(kit.stores.modal, (modal) => modal.namespace)
  const networks = useStore(kit.stores.networks, (state) => state)
  const isLoading = useStore(kit.stores.connections, (connections) =>
    selectIsLoading(connections, networks, opened),
  )
  const history = useStore(kit.stores.router, (router) => router.history)
  const view = useStore(kit.stores.router, selectRoute).view

  // A page on which nothing can open the modal never fetches it.
  useEffect(() => {
    modalOpeners.count += 1
    return () => {
      modalOpeners.count -= 1
    }
  }, [modalOpeners])

  const actions = useMemo(
    () => ({
      open(options: OpenOptions = {}) {
        const { namespace, ...rest } = options
        openModal(kit, {
          namespace,
          ...(rest.view && { route: rest as Route }),
        })
        prepare()
      },
      close: () => closeModal(kit, { isEmbedded }),
      push: (route: Route) => navigate(kit, { type: 'push', route }),
      replace: (route: Route) => navigate(kit, { type: 'replace', route }),
      remember: (route: Route) => navigate(kit, { type: 'remember', route }),
      back: () => goBack(kit),
    }),
    [kit, prepare, isEmbedded],
  )
  return { isOpen, isLoading, view, history, ...actions }
}
