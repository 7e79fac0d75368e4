import type { Network } from '@hasp/core'
import { useInternals } from '../modal/useInternals.js'

/** Whether a data source is asked what accounts of a network are called. */
export function useHasNames(network: Network | undefined): boolean {
  const { dataSource } = useInternals()
  // Specification 9: names are for eip155 alone.
  return !!dataSource.loadNames && network?.chainNamespace === 'eip155'
}
