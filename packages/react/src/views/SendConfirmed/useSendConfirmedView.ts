import { useState } from 'react'
import { draftOf } from '../../hooks/data/draftOf.js'
import { useSendFlow } from '../../hooks/data/useSendFlow.js'
import { useAddressBook } from '../../hooks/useAddressBook.js'
import { useAmountText } from '../../hooks/useAmountText.js'
import { useContacts } from '../../hooks/useContacts.js'
import { useExplorerUrl } from '../../hooks/useExplorerUrl.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useNotices } from '../../hooks/useNotices.js'
import { useRoute } from '../../hooks/useRoute.js'
import { addressBook } from '../../i18n/messages/addressBook.en.js'
import { useMessages } from '../../i18n/useMessages.js'

/** What the view SendConfirmed knows and does. */
export function useSendConfirmedView() {
  const { hash, review } = useRoute('SendConfirmed')
  const { error, transaction } = useSendFlow()
  const { add } = useAddressBook()
  const { snackbar } = useNotices()
  const t = useMessages(addressBook)
  const { find } = useContacts(review.namespace)
  const { back, history, replace } = useKitModal()
  const text = useAmountText()
  const [name, setName] = useState('')
  const [savedName, setSavedName] = useState<string | undefined>(undefined)
  const { namespace, to: address, token } = review
  const status = transaction?.status ?? 'pending'
  const contact = find(address)

  return {
    hash,
    error,
    status,
    receiver: address,
    receiverName: contact?.name,
    name,
    setName,
    savedName,
    /** Never before the first success. */
    canSave:
      !contact &&
      savedName === undefined &&
      (status === 'included' || status === 'final'),
    explorerUrl: useExplorerUrl(review.networkId, hash),
    amount: text.say(
      text.writeUnits(review.amount, token.decimals),
      token.symbol,
    ),
    save() {
      const chosen = name.trim()
      if (!chosen) return
      if (add({ address, name: chosen, namespace })) setSavedName(chosen)
      else
        snackbar({ message: t('notSaved', { name: chosen }), variant: 'error' })
    },
    done() {
      if (history.at(-2)?.view === 'Account') back()
      else replace({ view: 'Account' })
    },
    tryAgain: () => replace({ view: 'Send', parameters: draftOf(review) }),
  }
}

export type SendConfirmed = ReturnType<typeof useSendConfirmedView>
