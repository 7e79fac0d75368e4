import type { Name } from '@hasp/protocol/data'
import { bulkhead } from 'cockatiel'
import { coinTypeEth } from './coinTypeOf.js'
import type { Ens } from './createEns.js'

/** Each of them may be a question to the same gateway. */
const coinsAtOnce = 8

/**
 * Where a name leads, of each coin that it has a record of.
 * @returns undefined where nobody answers for it
 * @throws UpstreamFailure where one of them cannot be read
 */
export async function readAddresses(
  ens: Ens,
  name: string,
  coins: ReadonlySet<number>,
  signal: AbortSignal,
): Promise<Name['addresses'] | undefined> {
  const [first = coinTypeEth, ...others] = coins
  const read = async (coinType: number) => {
    const answer = await ens.readAddress(name, coinType, signal)
    if (answer === 'noResolver') return undefined
    return answer === 'none' ? [] : [{ coinType, ...answer }]
  }
  const ofFirst = await read(first)
  if (!ofFirst) return undefined
  const turns = bulkhead(coinsAtOnce, others.length)
  const rest = await Promise.all(
    others.map((coinType) => turns.execute(() => read(coinType))),
  )
  return [...ofFirst, ...rest.flatMap((each) => each ?? [])]
}
