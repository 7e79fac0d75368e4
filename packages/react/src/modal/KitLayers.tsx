import { useEffect } from 'react'
import { useFreshBalances } from '../hooks/useFreshBalances.js'
import { useLayers } from '../hooks/useLayers.js'
import { useTransactionNotices } from '../hooks/useTransactionNotices.js'
import { snackbar } from '../i18n/messages/snackbar.en.js'
import { useMessages } from '../i18n/useMessages.js'
import { useChunk } from './useChunk.js'

const loadModal = () => import('./KitModal.js')
const loadMessage = () => import('./MessageLayer.js')

/** Draws the modal and the short messages, each from its first need on. */
export function KitLayers({ isEmbedded }: { isEmbedded: boolean }) {
  const { isOpen, hasMessage, giveUp, prepare } = useLayers()
  const t = useMessages(snackbar)
  useFreshBalances()
  useTransactionNotices()
  const isModal = isOpen && !isEmbedded
  const modal = useChunk(isModal ? 'KitModal' : undefined, loadModal)
  const message = useChunk(hasMessage ? 'MessageLayer' : undefined, loadMessage)

  useEffect(() => {
    if (isModal) prepare()
  }, [isModal, prepare])
  useEffect(() => {
    if (modal.error !== undefined) giveUp(t('modalFailed'), modal.error)
  }, [modal.error, giveUp, t])

  if (isModal && modal.Component) return <modal.Component />
  return message.Component ? <message.Component /> : null
}
