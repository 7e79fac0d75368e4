import type { Namespace, ParseReceiver } from '@hasp/core'
import { useEffect, useState } from 'react'
import { useInternals } from '../modal/useInternals.js'

/**
 * A namespace's strict check of receivers. Undefined while it is fetched, and
 * when that fails: the review checks again.
 */
export function useParseReceiver(
  namespace: Namespace | undefined,
): ParseReceiver | undefined {
  const { adapters } = useInternals()
  const load =
    namespace && adapters.get(namespace)?.capabilities.loadParseReceiver
  const [fetched, setFetched] = useState<{
    load: typeof load
    parseReceiver: ParseReceiver
  }>()

  useEffect(() => {
    if (!load) return
    let isWanted = true
    load().then(
      (parseReceiver) => isWanted && setFetched({ load, parseReceiver }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [load])

  return fetched?.load === load ? fetched?.parseReceiver : undefined
}
