import { useEffect } from 'react'
import { useOutdatedQueries } from '../hooks/internal/data/useOutdatedQueries.js'
import { useEarlyTexts } from '../hooks/internal/modal/useEarlyTexts.js'
import { useOverlays } from '../hooks/internal/modal/useOverlays.js'
import { useChunk } from '../lazy/useChunk.js'

export const loadModal = () => import('./KitModal.js')

const loadMessage = () => import('./messages/MessageLayer.js')

/** Draws the modal and short messages; each is fetched when first needed. */
export function KitLayers({ isEmbedded }: { isEmbedded: boolean }) {
  const { isOpen, hasMessage, giveUp, prepare } = useOverlays()
  useOutdatedQueries()
  useEarlyTexts()
  const isModal = isOpen && !isEmbedded
  const modal = useChunk(isModal ? loadModal : undefined)
  const message = useChunk(hasMessage ? loadMessage : undefined)

  useEffect(() => {
    if (isModal) prepare()
  }, [isModal, prepare])
  useEffect(() => {
    if (modal.status === 'failed') giveUp(modal.error)
  }, [modal.status, modal.error, giveUp])

  if (isModal && modal.Component) return <modal.Component />
  return message.Component ? <message.Component /> : null
}
