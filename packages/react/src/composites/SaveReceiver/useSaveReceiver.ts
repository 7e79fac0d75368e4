import type { Namespace } from '@hasp/core'
import { useEffect, useRef, useState } from 'react'
import { useAddressBook } from '../../hooks/useAddressBook.js'
import { useNotifications } from '../../hooks/useNotifications.js'
import { addressBook } from '../../i18n/locales/en/addressBook.js'
import { useMessages } from '../../i18n/useMessages.js'

/** A receiver that may be kept. */
export type SaveableReceiver = {
  address: string
  namespace: Namespace
  /** Whether it is known to anybody yet. */
  isKnown: boolean
  /** Behind a link, until the visitor asks for it. */
  isLink?: boolean | undefined
}

/** Keeps a receiver under a name. */
export function useSaveReceiver({
  address,
  isKnown,
  isLink = false,
  namespace,
}: SaveableReceiver) {
  const { add } = useAddressBook()
  const { snackbar } = useNotifications()
  const t = useMessages(addressBook)
  const field = useRef<HTMLInputElement>(null)
  const told = useRef<HTMLParagraphElement>(null)
  const [name, setName] = useState('')
  const [askedFor, setAskedFor] = useState<string>()
  const [isNameMissing, setNameMissing] = useState(false)
  const [saved, setSaved] = useState<{ address: string; name: string }>()
  const isAsked = !isLink || askedFor === address
  const savedName = saved?.address === address ? saved.name : undefined

  useEffect(() => {
    if (askedFor !== undefined) field.current?.focus()
  }, [askedFor])
  // The field that had the focus is gone.
  useEffect(() => {
    if (saved) told.current?.focus({ preventScroll: true })
  }, [saved])

  return {
    canSave: !isKnown && savedName === undefined,
    field,
    isAsked,
    isNameMissing,
    name,
    savedName,
    told,
    ask: () => setAskedFor(address),
    setName(next: string) {
      setNameMissing(false)
      setName(next)
    },
    save() {
      const chosen = name.trim()
      if (!chosen) {
        setNameMissing(true)
        field.current?.focus()
        return
      }
      if (add({ address, name: chosen, namespace })) {
        setSaved({ address, name: chosen })
        setName('')
      } else
        snackbar({ message: t('notSaved', { name: chosen }), variant: 'error' })
    },
  }
}
