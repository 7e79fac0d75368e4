import { useEffect } from 'react'
import { useEarlyTexts } from '../hooks/internal/modal/useEarlyTexts.js'
import { useLayers } from '../hooks/internal/modal/useLayers.js'
import { useNews } from '../hooks/internal/notifications/useNews.js'
import { loadModal } from './loadModal.js'
import { useChunk } from './useChunk.js'

const loadMessage = () => import('./MessageLayer.js')

/** Draws the modal and the short messages, each from its first need on. */
export function KitLayers({ isEmbedded }: { isEmbedded: boolean }) {
  const { isOpen, hasMessage, giveUp, prepare, tell } = useLayers()
  useNews(tell)
  useEarlyTexts()
  const isModal = isOpen && !isEmbedded
  const modal = useChunk(isModal ? 'KitModal' : undefined, loadModal)
  const message = useChunk(hasMessage ? 'MessageLayer' : undefined, loadMessage)

  useEffect(() => {
    if (isModal) prepare()
  }, [isModal, prepare])
  useEffect(() => {
    if (modal.error !== undefined) giveUp(modal.error)
  }, [modal.error, giveUp])

  if (isModal && modal.Component) return <modal.Component />
  return message.Component ? <message.Component /> : null
}
