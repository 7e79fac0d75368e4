import { type Kit, navigate, openModal, selectIsConnected } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { findReturn, returnKey } from './findReturn.js'

/** A reload that takes longer is none: what leads back was left over. */
const reloadLimitMs = 60_000

type Place = {
  /** The wallet whose downloads were shown. */
  readonly walletId?: string
  /** The wallets that were there; others are new. */
  readonly knownIds: readonly string[]
}

/** Reloads the page, and lets it come back to the view GetWallet. */
export function reloadPage(kit: Kit, place: Place): void {
  const { clock, window } = kit[internals].environment
  try {
    const text = JSON.stringify({ ...place, at: clock.now() })
    window?.sessionStorage?.setItem(returnKey, text)
  } catch {
    // Where nothing may be stored, the visitor opens the modal once more.
  }
  window?.location?.reload()
}

/** Opens the modal where its visitor was before the reload; once. */
export function returnAfterReload(kit: Kit): void {
  const text = findReturn(kit)
  if (text === undefined) return
  const { clock, window } = kit[internals].environment
  window?.sessionStorage.removeItem(returnKey)
  const place = parsePlace(text, clock.now())
  const isBusy =
    kit.stores.modal.getState().isOpen ||
    selectIsConnected(kit.stores.connections.getState())
  if (!place || isBusy) return
  openModal(kit, { route: { view: 'Connect' } })
  navigate(kit, {
    type: 'push',
    route: { view: 'GetWallet', parameters: place },
  })
}

function parsePlace(text: string, now: number): Place | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const { at, knownIds, walletId } = value as Record<string, unknown>
  const isFresh = typeof at === 'number' && Math.abs(now - at) < reloadLimitMs
  if (!isFresh || !Array.isArray(knownIds)) return undefined
  return {
    knownIds: knownIds.filter((id) => typeof id === 'string'),
    ...(typeof walletId === 'string' && { walletId }),
  }
}
