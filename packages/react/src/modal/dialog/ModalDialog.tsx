import { type AnimationEvent, useId, useRef, useState } from 'react'
import { useIsAside } from '../../hooks/internal/modal/useIsAside.js'
import { useModalState } from '../../hooks/internal/modal/useModalState.js'
import { AlertSlot } from '../messages/AlertSlot.js'
import { OfflineBar } from '../messages/OfflineBar.js'
import { SnackbarSlot } from '../messages/SnackbarSlot.js'
import { Outlet } from '../outlet/Outlet.js'
import { useEarlyViews } from '../outlet/useEarlyViews.js'
import { useShownView } from '../outlet/useShownView.js'
import styles from './ModalDialog.module.css'
import { ModalHeader } from './ModalHeader.js'
import { useBackdropPress } from './useBackdropPress.js'
import { useHeightMorph } from './useHeightMorph.js'
import { useKeyboardInset } from './useKeyboardInset.js'
import { useModalKeys } from './useModalKeys.js'
import { useSheetDrag } from './useSheetDrag.js'
import { useShownDialog } from './useShownDialog.js'

/** The native dialog around the views. */
export function ModalDialog({ host }: { host: HTMLElement }) {
  const state = useModalState()
  const { route, depth, direction, isShaking, isStillOpen, back, close } = state
  const { shown, retry } = useShownView(route, depth)
  const [hasEntered, setEntered] = useState(false)
  const headingId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const clip = useRef<HTMLDivElement>(null)

  useShownDialog({
    dialog,
    host,
    isAside: useIsAside(),
    onDismiss: close,
    isOpen: isStillOpen,
  })
  // What has come to its end is closed, not gone back from.
  const canGoBack = depth > 1 && !state.isDone
  useModalKeys({ dialog, onBack: back, onEscape: canGoBack ? back : close })
  useBackdropPress(dialog, close)
  useHeightMorph(clip, state.clock)
  useKeyboardInset(dialog)
  useEarlyViews({ ...state, isReady: shown.content === 'view' })
  useSheetDrag(dialog, () => {
    close()
    return !isStillOpen()
  })
  // Another animation of the dialog's own would be its entrance once more.
  const endEntrance = (event: AnimationEvent) => {
    const isOwn = event.target === event.currentTarget && !event.pseudoElement
    if (isOwn) setEntered(true)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={headingId}
      data-part="modal"
      data-view={route.view}
      data-entered={hasEntered || undefined}
      data-shaking={isShaking || undefined}
      onAnimationEnd={endEntrance}
    >
      <div className={styles.grab} data-part="grab-bar" aria-hidden="true" />
      <AlertSlot />
      <OfflineBar />
      <div className={styles.body}>
        <ModalHeader
          canGoBack={shown.canGoBack}
          canClose
          hasHelp={shown.route.view === 'Connect'}
          onBack={back}
          onClose={close}
          onHelp={() => state.push({ view: 'WhatIsAWallet' })}
        />
        <div ref={clip} className={styles.clip}>
          <Outlet
            shown={shown}
            onRetry={retry}
            direction={direction}
            headingId={headingId}
            isEmbedded={false}
          />
        </div>
      </div>
      <SnackbarSlot />
    </dialog>
  )
}
