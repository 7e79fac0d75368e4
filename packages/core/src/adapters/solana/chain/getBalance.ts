import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import type { Ask } from '../rpc/createAsk.js'
import { parseUnits } from '../rpc/parseUnits.js'
import { readValue } from '../rpc/readValue.js'
import { commitment } from './commitment.js'

/** The balance in lamports, from the network's node. */
export async function getBalance(
  ask: Ask,
  parameters: Parameters<Capabilities['getBalance']>[0],
): ReturnType<Capabilities['getBalance']> {
  const { address, network } = parameters
  const value = await ask('getBalance', [address, { commitment }], (result) =>
    parseUnits(readValue(result)),
  )
  const { decimals, symbol } = network.nativeCurrency
  return { value, decimals, symbol }
}
