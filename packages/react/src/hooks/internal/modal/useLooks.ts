import type { Kit } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { useEffect, useState } from 'react'
import type { Looks } from '../../../theme/prepareLooks.js'
import { runLate } from './runLate.js'

const own: Looks = {}

/**
 * The looks that the site configured. What works them out is fetched for such
 * sites only; until it is here, the kit's own show.
 */
export function useLooks(kit: Kit): Looks {
  const [looks, setLooks] = useState(own)
  const { theme } = kit.options

  useEffect(() => {
    if (!theme.accent && !theme.follow) return
    const abort = new AbortController()
    runLate(
      kit,
      import('../../../theme/prepareLooks.js'),
      ({ prepareLooks }) =>
        prepareLooks(theme, kit[internals].environment.window, {
          onLooks: setLooks,
          signal: abort.signal,
        }),
      'The theme could not be applied',
    )
    return () => {
      abort.abort()
      setLooks(own)
    }
  }, [kit, theme])
  return looks
}
