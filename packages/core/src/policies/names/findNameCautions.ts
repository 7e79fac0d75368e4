// Specification 1, "Send": what speaks against a name that money follows.
import type { ResolvedName } from '../../entities/name/nameRecord.js'
import type { SendCaution } from '../../entities/transfer/transfer.js'
import { isPlainName } from './isPlainName.js'

/** What the visitor should notice about a receiver's name. */
export function findNameCautions({
  name,
  witnesses,
}: ResolvedName): readonly SendCaution[] {
  const [first, second] = witnesses
  return [
    ...(isPlainName(name) ? [] : [{ type: 'nameUnusual' } as const]),
    ...(first && !second
      ? [{ type: 'nameAskedOnce', witness: first } as const]
      : []),
  ]
}
