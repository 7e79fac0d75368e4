import type { Hex } from 'viem'
import type { Nodes } from '../sources/createNodes.js'
import { hexSchema } from '../sources/hexSchema.js'
import { coinTypeEth } from './coinTypeOf.js'
import type { Ens } from './createEns.js'

/** EIP-7702: the account of a key, which lets a contract act for it. */
const delegationPattern = /^0xef0100[0-9a-f]{40}$/i

/**
 * A key that has a name on the names network has it on every chain: there
 * somebody else cannot have its address. A contract has it nowhere else.
 */
export async function readPrimary(
  ens: Ens,
  home: Nodes,
  address: Hex,
  coinType: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const own = await ens.readName(address, coinType, signal)
  if (own !== undefined || coinType === coinTypeEth) return own
  const elsewhere = await ens.readName(address, coinTypeEth, signal)
  if (elsewhere === undefined) return undefined
  const code = await home.ask('eth_getCode', [address, 'latest'], hexSchema)
  return code === '0x' || delegationPattern.test(code) ? elsewhere : undefined
}
