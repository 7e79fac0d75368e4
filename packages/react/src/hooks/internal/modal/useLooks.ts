import type { Kit } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { useEffect, useState } from 'react'
import type { ClassNames } from '../../../theme/parts.js'
import type { Looks } from '../../../theme/prepareLooks.js'
import { runLate } from './runLate.js'

const own: Looks = {}

/**
 * The looks that the site asked for. What works them out is fetched for such
 * sites only; until it is here, the kit's own show.
 * @param classNames class names for single parts
 * @param theme what the options say, unless a part of the page differs
 */
export function useLooks(
  kit: Kit,
  classNames: ClassNames | undefined,
  theme: Kit['options']['theme'] = kit.options.theme,
): Looks {
  const [looks, setLooks] = useState(own)

  useEffect(() => {
    const { attribute, mode, storageKey, ...look } = theme
    const abort = new AbortController()
    const { signal } = abort
    const page = kit[internals].environment.window
    const isPlain = Object.values(look).every((value) => value === undefined)
    if (classNames || !isPlain)
      runLate(
        kit,
        import('../../../theme/prepareLooks.js'),
        ({ prepareLooks }) =>
          prepareLooks({ look, classNames }, page, {
            onLooks: setLooks,
            signal,
          }),
        'The theme failed',
      )
    return () => {
      abort.abort()
      setLooks(own)
    }
  }, [kit, classNames, theme])

  return looks
}
