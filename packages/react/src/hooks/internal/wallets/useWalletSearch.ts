import { internals, rediscover } from '@hasp/core/internal'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useKit } from '../../useKit.js'
import type { DetectedWallet } from '../../wallets/useDetectedWallets.js'

/** Wallets are asked until 3 s after the start; then there is none. */
const searchMs = 3_200

type Search = { readonly known: readonly string[]; readonly isOver: boolean }

/** A repeated search for wallets, e.g. after the visitor installed one. */
export type WalletSearch = {
  readonly phase: 'rest' | 'looking' | 'found' | 'nothing'
  /** The first wallet that was not there before. */
  readonly found?: DetectedWallet | undefined
  readonly look: () => void
  /** Looks for wallets that were not there at another time. */
  readonly lookBeyond: (knownIds: readonly string[]) => void
}

/**
 * Looks for wallets again and tells what came of it.
 * @param list the wallets that count
 * @example const { phase, look } = useWalletSearch(useDetectedWallets().list)
 */
export function useWalletSearch(list: readonly DetectedWallet[]): WalletSearch {
  const kit = useKit()
  const [search, setSearch] = useState<Search | undefined>(undefined)
  const running = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const known = useMemo(() => list.map(({ id }) => id), [list])
  const lookBeyond = useCallback(
    (knownIds: readonly string[]) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      setSearch({ known: knownIds, isOver: false })
      rediscover(kit)
      kit[internals].environment.clock.after(
        searchMs,
        () => setSearch({ known: knownIds, isOver: true }),
        controller.signal,
      )
    },
    [kit],
  )
  const found = search && list.find(({ id }) => !search.known.includes(id))
  return {
    phase: !search
      ? 'rest'
      : found
        ? 'found'
        : search.isOver
          ? 'nothing'
          : 'looking',
    found,
    look: () => lookBeyond(known),
    lookBeyond,
  }
}
