import { createPortal } from 'react-dom'
import { usePortalHost } from '../hooks/internal/modal/usePortalHost.js'
import { useScopeProps } from '../hooks/internal/modal/useScopeProps.js'
import { KitScope } from '../theme/KitScope.js'
import { ModalDialog } from './dialog/ModalDialog.js'

/** The modal; it is on the page exactly while it is open. */
export default function KitModal() {
  const host = usePortalHost()
  const scope = useScopeProps()
  return createPortal(
    <KitScope {...scope}>
      <ModalDialog host={host} />
    </KitScope>,
    host,
  )
}
