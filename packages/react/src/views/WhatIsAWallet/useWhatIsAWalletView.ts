import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useHostedState } from '../../hooks/internal/hosted/useHostedState.js'
import { useKitLocale } from '../../hooks/useKitLocale.js'
import { useKitModal } from '../../hooks/useKitModal.js'

/** A swipe over at least this distance turns the card, in CSS pixels. */
const swipePx = 40

/** The cards, in their order. */
export const cards = ['own', 'key', 'ask'] as const

/** What the view WhatIsAWallet knows and does. */
export function useWhatIsAWalletView() {
  const [{ index, direction }, setPlace] = useState({ index: 0, direction: 0 })
  const touchedAt = useRef<number | undefined>(undefined)
  const { dir } = useKitLocale()
  const { push } = useKitModal()
  const { hosted } = useHostedState()
  const turn = (by: number) =>
    setPlace((now) => ({
      index: (now.index + by + cards.length) % cards.length,
      direction: by,
    }))
  return {
    index,
    card: cards[index] ?? 'own',
    /** The side from which the card came: for motion. */
    direction: dir === 'rtl' ? -direction : direction,
    touch: ({ pointerType, clientX }: PointerEvent) => {
      touchedAt.current = pointerType === 'mouse' ? undefined : clientX
    },
    release({ clientX }: PointerEvent) {
      const moved = clientX - (touchedAt.current ?? clientX)
      touchedAt.current = undefined
      if (Math.abs(moved) < swipePx) return
      turn(moved < 0 === (dir !== 'rtl') ? 1 : -1)
    },
    next: () => turn(1),
    previous: () => turn(-1),
    turnByKey(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
      if (event.key === forward) turn(1)
      else if (/^Arrow(Left|Right)$/.test(event.key)) turn(-1)
    },
    getWallet: () => push({ view: 'GetWallet' }),
    /** Where no wallet is needed to begin. */
    useEmail: hosted ? () => push({ view: 'EmailLogin' }) : undefined,
  }
}
