import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { KitBoundary } from '../hooks/internal/errors/KitBoundary.js'
import { useKit } from '../hooks/useKit.js'
import { lazyPart } from '../lazy/lazyPart.js'
import { createRecorder } from './createRecorder.js'
import type { DevtoolsFault } from './DevtoolsFault.js'
import { devtoolsTexts as texts } from './devtoolsTexts.js'
import { useDevtoolsRoot } from './useDevtoolsRoot.js'

const DevtoolsPanel = lazyPart(() => import('./panel/DevtoolsPanel.js'), {
  Failed: ({ retry }) => (
    <button type="button" onClick={retry}>
      {texts.retry}
    </button>
  ),
})

/**
 * A button in the corner of the page that opens the developer tools of the
 * kit: its connections, the state of every store, events, requests to wallets
 * and nodes, and what is stored. Secrets are left out. The panel is fetched
 * when it is opened; put it below `KitProvider`, in development only.
 *
 * @param props.faults what a test wallet can be made to do; see `walletFaults`
 * @example
 * import { KitProvider } from '@hasp/react'
 * import { KitDevtools } from '@hasp/react/devtools'
 *
 * <KitProvider kit={kit}>
 *   {import.meta.env.DEV && <KitDevtools />}
 * </KitProvider>
 */
export function KitDevtools(props: KitDevtools.Props) {
  return (
    <KitBoundary>
      <Devtools {...props} />
    </KitBoundary>
  )
}

export declare namespace KitDevtools {
  type Props = { faults?: readonly DevtoolsFault[] | undefined }
}

/** Before the kit starts, which is in the provider's layout effect. */
const useEarlyEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect

const noFaults: readonly DevtoolsFault[] = []

function Devtools({ faults = noFaults }: KitDevtools.Props) {
  const kit = useKit()
  const recorder = useMemo(() => createRecorder(kit), [kit])
  const [isOpen, setOpen] = useState(false)
  const root = useDevtoolsRoot(() => setOpen(false))
  useEarlyEffect(() => recorder.start(), [recorder])
  if (!root) return null
  return createPortal(
    <div className="tools">
      {isOpen && <DevtoolsPanel faults={faults} recorder={recorder} />}
      <button
        type="button"
        className="toggle"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.name}
      </button>
    </div>,
    root,
  )
}
