import { useEffect, useLayoutEffect } from 'react'

/**
 * A layout effect in browsers; on a server, where React warns of one, an
 * effect, which does not run there either.
 */
export const useBrowserLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect
