import { createStore } from 'zustand/vanilla'
import type { PairingState } from '../entities/connection/pairing.js'

/** The only owner of the pending pairing. */
export function createPairingStore() {
  return createStore<PairingState>(() => ({ phase: 'idle' }))
}
