import type { Kit } from '@hasp/core'
import { watchEthersSigner } from '@hasp/core/ethers'

/** Shows the account that ethers signs for, at every change. */
export function showAccount(
  kit: Kit,
  show: (text: string) => void,
): () => void {
  return watchEthersSigner(kit, (signer) =>
    show(signer?.address ?? 'Not connected'),
  )
}
