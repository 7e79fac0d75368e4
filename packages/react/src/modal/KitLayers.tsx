import { useEffect } from 'react'
import { useLayers } from '../hooks/useLayers.js'
import { useNews } from '../hooks/useNews.js'
import { loadModal } from './loadModal.js'
import { useChunk } from './useChunk.js'

const loadQuestion = () => import('./ApprovalQuestion.js')
const loadMessage = () => import('./MessageLayer.js')

/** Draws the modal and the short messages, each from its first need on. */
export function KitLayers({ isEmbedded }: { isEmbedded: boolean }) {
  const { isAsked, isOpen, hasMessage, giveUp, prepare, tell } = useLayers()
  useNews(tell)
  const isModal = isOpen && !isEmbedded
  const modal = useChunk(isModal ? 'KitModal' : undefined, loadModal)
  const question = useChunk(isAsked ? 'question' : undefined, loadQuestion)
  const message = useChunk(hasMessage ? 'MessageLayer' : undefined, loadMessage)

  useEffect(() => {
    if (isModal) prepare()
  }, [isModal, prepare])
  useEffect(() => {
    if (modal.error !== undefined) giveUp(modal.error)
  }, [modal.error, giveUp])

  const Layer = isModal && modal.Component ? modal.Component : message.Component
  return (
    <>
      {Layer && <Layer />}
      {question.Component && <question.Component />}
    </>
  )
}
