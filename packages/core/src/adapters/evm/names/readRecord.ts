import { checksumAddress } from '../../../addresses/checksumAddress.js'
import { encodeHex } from '../../../encoding/hex.js'
import { etherCoinType } from '../../../ens/coinTypeOf.js'
import type { EncodedName } from '../../../ens/encodeName.js'
import { KitError } from '../../../errors/KitError.js'
import { createAbiReader } from '../chain/abi/createAbiReader.js'
import { bytesField, encodeFields, listField } from '../chain/abi/dynamic.js'
import { encodeWord } from '../chain/abi/words.js'
import { batchGatewayUrl } from './answerBatch.js'
import type { ContractOutcome } from './callResolver.js'

/** Calls the universal resolver: hex digits. */
export type CallUniversalResolver = (data: string) => Promise<ContractOutcome>

const selectors = {
  resolveWithGateways: 'a1472844',
  reverseWithGateways: 'b7d6ca64',
  /** `addr(bytes32)` */
  address: '3b3b57de',
  /** `addr(bytes32,uint256)` */
  addressOfCoin: 'f1cb7e06',
} as const

/** What the universal resolver says where there is nothing to be said. */
const nothingSelectors = [
  '77209fe8', // ResolverNotFound(bytes)
  '1e9535f2', // ResolverNotContract(bytes,address)
  '7b1c461b', // UnsupportedResolverProfile(bytes4)
  '95c0c752', // ResolverError(bytes)
  'ef9c03ce', // ReverseAddressMismatch(string,bytes)
]

const gateways = listField([
  bytesField(encodeHex(new TextEncoder().encode(batchGatewayUrl))),
])

/**
 * The address that a name has for a coin.
 * @returns with its checksum; undefined when there is none
 * @throws `NAME_UNRESOLVED` when the resolver does not tell
 * @see EIP-137, ENSIP-9
 */
export async function readRecord(
  call: CallUniversalResolver,
  { node, packet }: EncodedName,
  coinType: number,
): Promise<string | undefined> {
  const isEther = coinType === etherCoinType
  const question = isEther
    ? selectors.address + node
    : selectors.addressOfCoin + node + encodeWord(coinType)
  const returned = await ask(
    call,
    selectors.resolveWithGateways +
      encodeFields([bytesField(packet), bytesField(question), gateways]),
  )
  if (returned === undefined) return undefined
  const digits = readOrRefuse(() => {
    const answer = createAbiReader(returned).bytes(0)
    if (answer === '') return ''
    const record = createAbiReader(answer)
    if (isEther) return record.word(0).slice(24)
    return record.bytes(0)
  })
  // A record that is no address of EVM is none.
  return /^0*$/.test(digits) ? undefined : checksumAddress(digits)
}

/**
 * The name that an account has chosen for a coin, if it leads back to it.
 * @param address `0x…`
 * @see ENSIP-19
 */
export async function readPrimaryName(
  call: CallUniversalResolver,
  address: string,
  coinType: number,
): Promise<string | undefined> {
  const returned = await ask(
    call,
    selectors.reverseWithGateways +
      encodeFields([
        bytesField(address.slice(2).toLowerCase()),
        encodeWord(coinType),
        gateways,
      ]),
  )
  if (returned === undefined) return undefined
  return readOrRefuse(() => createAbiReader(returned).text(0)) || undefined
}

async function ask(
  call: CallUniversalResolver,
  data: string,
): Promise<string | undefined> {
  const outcome = await call(data)
  if (outcome.type === 'returned') return outcome.data
  if (nothingSelectors.includes(outcome.data.slice(0, 8))) return undefined
  throw new KitError('NAME_UNRESOLVED', { problem: 'unreachable' })
}

/** Where no resolver is, a node answers with nothing. */
function readOrRefuse(read: () => string): string {
  try {
    return read()
  } catch (cause) {
    throw new KitError('NAME_UNRESOLVED', { problem: 'unreachable' }, { cause })
  }
}
