import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { usePortalHost } from '../../hooks/internal/modal/usePortalHost.js'
import { useScopeProps } from '../../hooks/internal/modal/useScopeProps.js'
import { KitScope } from '../../theme/KitScope.js'
import SnackbarHost from './SnackbarHost.js'

/** Short messages over the page while the modal is closed. */
export default function MessageLayer() {
  const host = usePortalHost()
  const scope = useScopeProps()
  useLayoutEffect(() => {
    document.body.append(host)
    return () => host.remove()
  }, [host])
  return createPortal(
    <KitScope {...scope}>
      <SnackbarHost />
    </KitScope>,
    host,
  )
}
