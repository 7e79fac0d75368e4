import type { RegisteredNetwork } from '@hasp/protocol/project'
import type { Log } from '../createLog.js'
import type { ReadOperator } from '../operator/createOperatorReader.js'
import { operatorOf } from '../operator/operatorOf.js'
import type { Holds, WalletAddresses } from './Holds.js'
import { isEmptyOn } from './isEmptyOn.js'

const minuteMs = 60_000

/**
 * A wallet that has nothing on any network of the operator's is not held, any
 * other for the operator's time: without prices nobody can say what it is
 * worth. What no node says counts as something.
 */
export function createBalanceHolds(service: {
  readonly log: Log
  readonly readOperator: ReadOperator
}): Holds {
  const isEmpty = async (
    networks: readonly RegisteredNetwork[],
    addresses: WalletAddresses,
  ) => {
    const answers = await Promise.all(
      networks.map((network) =>
        isEmptyOn(service, network, addresses).catch(() => false),
      ),
    )
    return answers.every(Boolean)
  }
  return {
    async lengthMs(addresses) {
      const { holdMinutes, networks } = await operatorOf(service)
      return holdMinutes === 0 || (await isEmpty(networks, addresses))
        ? 0
        : holdMinutes * minuteMs
    },
  }
}
