import { findPairing } from '@hasp/core'
import type { ViewResources } from '../modal/useKitRoot.js'

/** Makes ready what makes a code. Nobody is contacted. */
export async function preparePairing({ kit }: ViewResources): Promise<void> {
  await findPairing(kit)?.preload?.()
}
