import { useEffect } from 'react'
import { useOutdatedQueries } from '../hooks/internal/data/useOutdatedQueries.js'
import { KitBoundary } from '../hooks/internal/errors/KitBoundary.js'
import { useEarlyTexts } from '../hooks/internal/modal/useEarlyTexts.js'
import { useOverlays } from '../hooks/internal/modal/useOverlays.js'
import { useChunk } from '../lazy/useChunk.js'

export const loadModal = () => import('./KitModal.js')

const loadMessage = () => import('./messages/MessageLayer.js')

/** Draws the modal and short messages; each is fetched when first needed. */
export function KitLayers() {
  const { isModal, hasMessage, giveUp, reportMissing, prepare } = useOverlays()
  useOutdatedQueries()
  useEarlyTexts()
  const modal = useChunk(isModal ? loadModal : undefined)
  const message = useChunk(hasMessage ? loadMessage : undefined)

  useEffect(() => {
    if (isModal) prepare()
  }, [isModal, prepare])
  useEffect(() => {
    if (modal.status !== 'failed') return
    reportMissing(modal.error)
    giveUp()
  }, [modal.status, modal.error, giveUp, reportMissing])

  const isModalHere = isModal && modal.Component
  const Layer = isModalHere ? modal.Component : message.Component
  return (
    <KitBoundary
      key={isModalHere ? 'modal' : Layer ? 'message' : 'none'}
      onFailure={giveUp}
    >
      {Layer && <Layer />}
    </KitBoundary>
  )
}
