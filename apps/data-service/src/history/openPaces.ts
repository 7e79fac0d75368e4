import type { Clock } from '@hasp/service-frame'
import type { ServedNetwork } from '../configuration.js'
import { createPace, type Pace } from './createPace.js'

/** A source that counts what is asked with a key. */
type CountingSource = Extract<
  NonNullable<ServedNetwork['history']>,
  { kind: 'etherscan' }
>

/** The pace of a source. */
export type PaceOf = (source: CountingSource) => Pace

/**
 * A pace for each key at each address: its owner counts all questions, of
 * whatever network they are. Where networks say different ones, the slowest.
 */
export function openPaces(
  networks: readonly Pick<ServedNetwork, 'history'>[],
  clock: Clock,
): PaceOf {
  const paces = new Map<string, Pace>()
  return ({ key, url }) => {
    const name = `${url} ${key}`
    const asked = networks.flatMap(({ history }) =>
      history?.kind === 'etherscan' &&
      history.key === key &&
      history.url === url
        ? [history.callsPerSecond]
        : [],
    )
    const pace = paces.get(name) ?? createPace(clock, Math.min(...asked))
    paces.set(name, pace)
    return pace
  }
}
