import * as v from 'valibot'
import {
  decodeFunctionData,
  encodeErrorResult,
  encodeFunctionResult,
  type Hex,
} from 'viem'
import {
  mostUrlLength,
  type OutsideDoor,
} from '../sources/createOutsideDoor.js'
import { hexSchema } from '../sources/hexSchema.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { batchAbi } from './ensAbi.js'
import { fillPlaces } from './fillPlaces.js'

/** What the universal resolver is told, so that the lookups come one by one. */
export const batchGateway = 'x-batch-gateway:true'
/** A contract may name any number. */
const mostUrls = 4
const mostQueries = 20

const replySchema = v.object({ data: hexSchema })

/** A question that a contract wants to have asked. */
interface Lookup {
  readonly sender: Hex
  readonly urls: readonly string[]
  readonly data: Hex
}

/**
 * Asks the gateways of a contract, in their order.
 * @throws UpstreamFailure where none answers
 * @see ERC-3668
 */
export type AskGateways = (lookup: Lookup, signal: AbortSignal) => Promise<Hex>

/** @param door the one to addresses that somebody else chose */
export function createAskGateways(door: OutsideDoor): AskGateways {
  const askGateways: AskGateways = async (lookup, signal) => {
    const isBatch = lookup.urls.includes(batchGateway)
    if (isBatch)
      return await askEach(lookup.data, (query) => askGateways(query, signal))
    let last = new UpstreamFailure('NO_ANSWER')
    for (const url of lookup.urls.slice(0, mostUrls))
      try {
        return await askOne(door, url, lookup, signal)
      } catch (error) {
        if (!(error instanceof UpstreamFailure)) throw error
        last = error
        // It would say the same to everybody, or nobody waits for it.
        if (error.code === 'REFUSED' || signal.aborted) break
      }
    throw last
  }
  return askGateways
}

async function askOne(
  door: OutsideDoor,
  url: string,
  { data, sender }: Lookup,
  signal: AbortSignal,
): Promise<Hex> {
  const inPath = url.includes('{data}')
  const values = { sender: sender.toLowerCase(), data }
  const filled = fillPlaces(url, values, mostUrlLength)
  if (filled === undefined) throw new UpstreamFailure('NOT_ALLOWED')
  const { body, status } = await door.ask({
    url: filled,
    ...{ sender, signal },
    ...(!inPath && { body: { data, sender } }),
  })
  if (status !== 200)
    throw new UpstreamFailure(
      status >= 400 && status < 500 ? 'REFUSED' : 'FAILED',
    )
  const reply = v.safeParse(replySchema, parseJson(body))
  if (!reply.success) throw new UpstreamFailure('NOT_UNDERSTOOD')
  return reply.output.data
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

async function askEach(
  data: Hex,
  ask: (query: Lookup) => Promise<Hex>,
): Promise<Hex> {
  const queries = decodeQueries(data)
  const answers = await Promise.all(
    queries.map(async (query) => {
      // A batch within a batch has no end.
      if (query.urls.includes(batchGateway)) return failed
      return await ask(query).catch(() => failed)
    }),
  )
  return encodeFunctionResult({
    abi: batchAbi,
    functionName: 'query',
    result: [answers.map((answer) => answer === failed), answers],
  })
}

/** As the universal resolver reads it. */
const failed = encodeErrorResult({
  abi: batchAbi,
  errorName: 'HttpError',
  args: [503, 'The gateway did not answer.'],
})

function decodeQueries(data: Hex) {
  try {
    const { args } = decodeFunctionData({ abi: batchAbi, data })
    if (args[0].length <= mostQueries) return args[0]
  } catch (cause) {
    throw new UpstreamFailure('NOT_UNDERSTOOD', { cause })
  }
  throw new UpstreamFailure('NOT_UNDERSTOOD')
}
