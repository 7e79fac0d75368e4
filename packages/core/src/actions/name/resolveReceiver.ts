import type { ResolvedName } from '../../entities/name/nameRecord.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import {
  addressesKnownFor,
  mayFollow,
} from '../../policies/names/addressesKnownFor.js'
import { judgeRecords } from '../../policies/names/judgeRecords.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { nameReadsOn } from './nameReadsOn.js'

/** How long each of those who are asked is waited for. */
const answerLimitMs = 10_000

/**
 * Where money for a name goes on a network. The site's own node and its data
 * service are both asked; where they differ, nothing is answered. The network's
 * own record counts, else that of Ether unless it is a contract, which would
 * be nobody's on another chain. A name that the visitor sent to before, or saved
 * an address under, is not followed to another address.
 *
 * @param parameters.name as typed
 * @param parameters.networkId the network to receive on, as CAIP-2
 * @returns the name in its one form, its address, and who said so
 * @throws `NAME_UNRESOLVED` with the `problem`, `CHAIN_NOT_SUPPORTED`,
 * `PART_NOT_LOADED`, `CANCELLED`
 * @see ENSIP-9, ENSIP-11, ENSIP-15
 * @example
 * import { resolveReceiver } from '@hasp/core'
 *
 * const { address } = await resolveReceiver(kit, {
 *   name: 'ana.eth',
 *   networkId: 'eip155:8453',
 * })
 */
export async function resolveReceiver(
  kit: Kit,
  { name: typed, networkId, signal }: resolveReceiver.Parameters,
): Promise<ResolvedName> {
  const { dataSource, environment, lifetime, storage } = kit[internals]
  const { coinType, network, networks, reads } = await nameReadsOn(
    kit,
    networkId,
  )
  const name = await reads.normalize(typed.trim())
  /** @returns undefined when whoever is asked cannot tell */
  const ask = async <answer>(run: (signal: AbortSignal) => Promise<answer>) => {
    try {
      return await withDeadline({
        run,
        clock: environment.clock,
        limitMs: answerLimitMs,
        signal: signal ?? lifetime(),
      })
    } catch (error) {
      if (isKitError(error, 'CANCELLED')) throw error
      return undefined
    }
  }
  const [node, service] = await Promise.all([
    ask((deadline) =>
      reads.readRecords({ name, network, networks, signal: deadline }),
    ),
    ask(async (deadline) => {
      const source = await dataSource.loadNames?.()
      if (!source) return undefined
      const told = await source.lookUp({
        ...{ name, networkId, environment },
        signal: deadline,
      })
      // What was true some minutes ago is no second opinion.
      if (told?.isStale) return undefined
      const records = (told?.records ?? []).flatMap(({ address, coinType }) => {
        const parsed = reads.parseAddress(address)
        return parsed ? [{ coinType, address: parsed }] : []
      })
      return { records }
    }),
  ])
  const verdict = judgeRecords({
    coinType,
    isNamesNetwork: reads.isNamesNetwork({ network, networks }),
    node,
    service,
  })
  if (verdict.status === 'refused')
    throw new KitError('NAME_UNRESOLVED', { name, problem: verdict.problem })
  const { address, witnesses } = verdict
  const known = addressesKnownFor(name, network, {
    transactions: kit.stores.transactions.getState().transactions,
    saved: storage.get('addressBook') ?? [],
  })
  const [ledTo] = known
  if (ledTo !== undefined && !mayFollow(address, known))
    throw new KitError('NAME_UNRESOLVED', {
      ...{ name, problem: 'moved' },
      ...{ ledTo, leadsTo: address },
    })
  return { name, address, witnesses }
}

export declare namespace resolveReceiver {
  type Parameters = {
    name: string
    networkId: NetworkId
    signal?: AbortSignal | undefined
  }
}
