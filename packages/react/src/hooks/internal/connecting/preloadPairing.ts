import { findPairing, type Kit } from '@hasp/core'

/** Fetches what makes a code to scan. Nobody is contacted. */
export async function preloadPairing(kit: Kit): Promise<void> {
  await findPairing(kit)?.preload?.()
}
