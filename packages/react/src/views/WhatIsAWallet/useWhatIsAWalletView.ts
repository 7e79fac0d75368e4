import { type KeyboardEvent, useState } from 'react'
import { useKitLocale } from '../../hooks/useKitLocale.js'
import { useKitModal } from '../../hooks/useKitModal.js'

/** The cards, in their order. */
export const cards = ['own', 'key', 'ask'] as const

/** What the view WhatIsAWallet knows and does. */
export function useWhatIsAWalletView() {
  const [index, setIndex] = useState(0)
  const { dir } = useKitLocale()
  const { push } = useKitModal()
  const turn = (by: number) =>
    setIndex((now) => (now + by + cards.length) % cards.length)
  return {
    index,
    card: cards[index] ?? 'own',
    next: () => turn(1),
    previous: () => turn(-1),
    turnByKey(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
      if (event.key === forward) turn(1)
      else if (/^Arrow(Left|Right)$/.test(event.key)) turn(-1)
    },
    getWallet: () => push({ view: 'GetWallet' }),
  }
}
