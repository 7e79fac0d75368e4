import type { Kit } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { useEffect, useState } from 'react'
import type { Appearance } from '../../../theme/Appearance.js'

type Known = { readonly accent: string; readonly appearance: Appearance }

/**
 * The kit's looks in the accent that was configured. The colour arithmetic is
 * fetched for that only; until it is here, the kit's own accent shows.
 */
export function useAccentAppearance(kit: Kit): Appearance | undefined {
  const { accent } = kit.options.theme
  const [known, setKnown] = useState<Known | undefined>(undefined)

  useEffect(() => {
    if (accent === undefined) return
    const abort = new AbortController()
    import('../../../theme/createAppearance.js').then(
      ({ createAppearance }) => {
        const appearance = createAppearance({ accent })
        if (!abort.signal.aborted) setKnown({ accent, appearance })
      },
      (error: unknown) =>
        kit[internals].log('warn', 'The accent could not be applied', error),
    )
    return () => abort.abort()
  }, [kit, accent])
  return known?.accent === accent ? known?.appearance : undefined
}
