import type { NetworkId } from '../../entities/network/networkId.js'
import { isKitError } from '../../errors/KitError.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { noteRefusal } from '../../kit/noteRefusal.js'
import type { ToldName } from '../../ports/NameSource.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { nameReadsOn } from './nameReadsOn.js'

const patienceMs = 4_000
const answerLimitMs = 10_000

/**
 * What a name says: its addresses by coin type, and its picture. By the kit's
 * data source, which knows the record of the network that is asked about and of
 * those that it serves, else by the nodes of the network that names are kept on,
 * which know no picture, and only the records of that one network.
 * It is for reading: where money goes is what `resolveReceiver` says.
 *
 * @param parameters.name as typed
 * @param parameters.networkId a configured network of `eip155`, as CAIP-2
 * @param parameters.signal ends the waiting
 * @returns the name in its one form with its records; undefined where nobody
 * has it
 * @throws `NAME_UNRESOLVED`, `CHAIN_NOT_SUPPORTED`, `PART_NOT_LOADED`,
 * `TIMED_OUT`, `CANCELLED`, and what reads of nodes throw
 * @see ENSIP-9, ENSIP-11, ENSIP-15
 * @example
 * import { lookupName } from '@hasp/core'
 *
 * const told = await lookupName(kit, { name: 'ana.eth', networkId: 'eip155:1' })
 */
export async function lookupName(
  kit: Kit,
  { name: typed, networkId, signal }: lookupName.Parameters,
): Promise<ToldName | undefined> {
  const { dataSource, environment, lifetime } = kit[internals]
  const { clock } = environment
  const outer = signal ?? lifetime()
  const { network, networks, reads } = await nameReadsOn(kit, networkId)
  const name = await reads.normalize(typed.trim())
  const { loadNames } = dataSource
  if (loadNames)
    try {
      return await withDeadline({
        run: async (deadline) =>
          (await loadNames()).lookUp({
            ...{ name, networkId, environment },
            signal: deadline,
            onRefused: (code) => noteRefusal(kit, code),
          }),
        clock,
        limitMs: patienceMs,
        signal: outer,
      })
    } catch (error) {
      if (isKitError(error, 'CANCELLED')) throw error
    }
  const { records } = await withDeadline({
    run: (deadline) =>
      reads.readRecords({ name, network, networks, signal: deadline }),
    clock,
    limitMs: answerLimitMs,
    signal: outer,
  })
  return records.length > 0 ? { name, records, isStale: false } : undefined
}

export declare namespace lookupName {
  type Parameters = {
    name: string
    networkId: NetworkId
    signal?: AbortSignal | undefined
  }
}
