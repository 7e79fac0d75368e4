import type { Route } from '@hasp/core'
import { useEffect, useId, useRef } from 'react'
import { useEmbedding } from '../hooks/internal/modal/useEmbedding.js'
import { useModalState } from '../hooks/internal/modal/useModalState.js'
import { ModalHeader } from './dialog/ModalHeader.js'
import { AlertSlot } from './messages/AlertSlot.js'
import { OfflineBar } from './messages/OfflineBar.js'
import { Outlet } from './outlet/Outlet.js'
import { useShownView } from './outlet/useShownView.js'

/** One and the same, because another route is another view to draw. */
const account: Route = { view: 'Account' }

/** What `EmbeddedKit` shows once it has been fetched. */
export default function EmbeddedViews() {
  return useEmbedding() ? <Views /> : null
}

function Views() {
  const state = useModalState()
  const { closeEmbedded, depth, direction, isConnected, isOpen } = state
  const headingId = useId()
  const wasConnected = useRef(isConnected)
  // Who has connected is asked at once, and has not answered by that.
  const isAsked = isOpen && state.route.view === 'SIWXSignMessage'

  useEffect(() => {
    if (wasConnected.current === isConnected) return
    wasConnected.current = isConnected
    if (!isConnected || !isAsked) closeEmbedded()
  }, [isConnected, isAsked, closeEmbedded])

  const isAtRest = depth === 1 && !isOpen
  const route: Route =
    isAtRest && isConnected && state.route.view === 'Connect'
      ? account
      : state.route
  const { shown, retry } = useShownView(route, depth)
  return (
    <section aria-labelledby={headingId}>
      <AlertSlot />
      <OfflineBar />
      <ModalHeader
        canGoBack={shown.canGoBack}
        canClose={false}
        hasHelp={shown.route.view === 'Connect'}
        onBack={state.back}
        onClose={closeEmbedded}
        onHelp={() => state.push({ view: 'WhatIsAWallet' })}
      />
      <Outlet
        shown={shown}
        onRetry={retry}
        direction={direction}
        headingId={headingId}
        isEmbedded
      />
    </section>
  )
}
