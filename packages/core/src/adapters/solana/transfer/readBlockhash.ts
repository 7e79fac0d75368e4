import { object, optional, unknown } from 'valibot'
import { parsePublicKey } from '../../../addresses/parsePublicKey.js'
import { boundedText } from '../../../utils/boundedText.js'
import { commitment } from '../chain/commitment.js'
import type { Ask } from '../rpc/createAsk.js'
import { parseUnits } from '../rpc/parseUnits.js'
import { reader, readValue } from '../rpc/readValue.js'

/** What a transaction must name to be taken, and until which block. */
export type RecentBlockhash = {
  readonly hash: string
  readonly lastBlock: bigint
}

const readHash = reader(
  object({
    blockhash: boundedText(),
    lastValidBlockHeight: optional(unknown()),
  }),
)

/** The latest one. */
export function readBlockhash(ask: Ask): Promise<RecentBlockhash> {
  return ask('getLatestBlockhash', [{ commitment }], (result) => {
    const found = readHash(readValue(result))
    const lastBlock = parseUnits(found?.lastValidBlockHeight)
    if (!found || lastBlock === undefined) return undefined
    const { blockhash: hash } = found
    return parsePublicKey(hash) && { hash, lastBlock }
  })
}
