import type { Clock } from '@hasp/service-frame'
import * as v from 'valibot'
import type { Hex } from 'viem'
import type { Movement } from '../activity/Movement.js'
import { type Door, longLimitBytes } from '../sources/createDoor.js'
import { isTooLarge } from '../sources/isTooLarge.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import type { Pace } from './createPace.js'
import {
  envelopeSchema,
  internalSchema,
  transactionSchema,
  transferSchema,
} from './etherscanSchemas.js'
import type {
  HistorySource,
  ReadList,
  SourceItem,
  SourcePage,
} from './HistorySource.js'

const itemsOnPage = 100
/** On pages that would be too large. */
const fewestOnPage = 10
/** It tells no more than so many of one question. */
const mostItems = 10_000
/** Above every chain's newest block. */
const lastBlock = 9_999_999_999
const limitedMs = 1_000
const attempts = 3

/**
 * Reads Etherscan by its API, version 2: one address for all chains, so many
 * questions a second. A page begins with one for each list, and is not begun
 * where one would wait for long. A list begins at any block; what is of the last
 * block of a page is read again with the next one, which begins there.
 */
export function createEtherscan(
  { clock, door, pace }: createEtherscan.Parts,
  { chainId, key, url }: createEtherscan.Settings,
): HistorySource {
  const askOnce = async (
    query: Readonly<Record<string, string>>,
    takeTurn: TakeTurn,
  ): Promise<readonly unknown[]> => {
    const search = new URLSearchParams({
      chainid: `${chainId}`,
      module: 'account',
      ...query,
      apikey: key,
    })
    const { message, result, status } = await door.ask({
      url: `${url}?${search}`,
      schema: envelopeSchema,
      limitBytes: longLimitBytes,
      isLongAtWill: true,
      takeTurn,
    })
    if (status === '1' && typeof result !== 'string') return result
    if (/^no .*found$/i.test(message)) return []
    const isLimited = /rate limit/i.test(`${result}`)
    throw isLimited
      ? new UpstreamFailure('LIMITED', { retryAfterMs: limitedMs })
      : new UpstreamFailure('REFUSED')
  }
  const ask = async (
    query: Readonly<Record<string, string>>,
    takeTurn: TakeTurn,
  ): Promise<readonly unknown[]> => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await askOnce(query, takeTurn)
      } catch (error) {
        // Of its own answers alone: what comes as 429 is for all to keep to.
        const isLimited =
          error instanceof UpstreamFailure &&
          error.code === 'LIMITED' &&
          error.status === undefined
        if (!isLimited || attempt >= attempts) throw error
        await clock.sleep(limitedMs)
      }
  }
  const listOf = <const Schema extends v.GenericSchema>(
    action: string,
    schema: Schema,
    describe: (item: v.InferOutput<Schema>) => SourceItem | undefined,
  ): ((takeTurn: TakeTurn) => ReadList) => {
    const items = v.array(schema)
    const read = async (
      takeTurn: TakeTurn,
      address: Hex,
      { count, page, upTo }: Page,
    ): Promise<SourcePage> => {
      let told: readonly unknown[]
      try {
        const query = {
          ...{ action, address, sort: 'desc' },
          ...{ startblock: '0', endblock: `${upTo}` },
          ...{ page: `${page}`, offset: `${count}` },
        }
        told = await ask(query, takeTurn)
      } catch (error) {
        if (!isTooLarge(error) || count === fewestOnPage) throw error
        const before = ((page - 1) * count) / fewestOnPage
        return await read(takeTurn, address, {
          ...{ count: fewestOnPage, page: before + 1, upTo },
        })
      }
      const parsed = v.safeParse(items, told)
      if (!parsed.success) throw new UpstreamFailure('NOT_UNDERSTOOD')
      const all = parsed.output.flatMap((item) => describe(item) ?? [])
      if (told.length < count) return { items: all }
      const end = blockOf(told.at(-1))
      if (end < upTo)
        return {
          items: all.filter(({ block }) => block > end),
          readNext: () =>
            read(takeTurn, address, { count, page: 1, upTo: end }),
        }
      // All of one block.
      if ((page + 1) * count > mostItems) throw new UpstreamFailure('TOO_LARGE')
      return {
        items: all,
        readNext: () =>
          read(takeTurn, address, { count, page: page + 1, upTo }),
      }
    }
    return (takeTurn) =>
      (account, upTo = lastBlock) =>
        read(takeTurn, account, { count: itemsOnPage, page: 1, upTo })
  }
  const lists = [
    listOf('txlist', transactionSchema, describeTransaction),
    listOf('tokentx', transferSchema, describeTransfer),
    listOf('tokennfttx', transferSchema, describeTransfer),
    listOf('token1155tx', transferSchema, describeTransfer),
    listOf('txlistinternal', internalSchema, describePayment),
  ]
  return {
    begin() {
      const takeTurn = pace.begin(lists.length)
      return lists.map((open) => open(takeTurn))
    },
  }
}

export declare namespace createEtherscan {
  interface Settings {
    readonly url: string
    readonly key: string
    /** The chain's id of EIP-155. */
    readonly chainId: number
  }
  interface Parts {
    readonly clock: Clock
    readonly door: Door
    /** That of the key, with whomever else it is used for. */
    readonly pace: Pace
  }
}

type TakeTurn = ReturnType<Pace['begin']>

interface Page {
  /** How many items are on each. */
  readonly count: number
  /** From 1. */
  readonly page: number
  readonly upTo: number
}

const blockSchema = v.object({
  blockNumber: transactionSchema.entries.blockNumber,
})

function blockOf(item: unknown): number {
  return v.parse(blockSchema, item).blockNumber
}

function describeTransaction(
  told: v.InferOutput<typeof transactionSchema>,
): SourceItem {
  const { blockNumber: block, from: sender, hash, timeStamp: time } = told
  const isFailed = told.isError !== '0'
  const target = told.to ?? told.contractAddress
  return {
    hash,
    block,
    time,
    key: 'transaction',
    transaction: {
      place: told.transactionIndex,
      sender,
      receiver: told.to,
      deployed: told.to || isFailed ? undefined : told.contractAddress,
      isFailed,
      // Gas is not all that some chains charge for.
      fee: undefined,
      isCall: told.input !== '0x' && told.input !== '',
    },
    ...(told.value > 0n &&
      target &&
      !isFailed && {
        movement: {
          kind: 'native',
          source: sender,
          target,
          amount: told.value,
        },
      }),
  }
}

function describeTransfer(
  told: v.InferOutput<typeof transferSchema>,
): SourceItem | undefined {
  const movement = describeToken(told)
  if (!movement) return undefined
  const { blockNumber: block, hash, timeStamp: time } = told
  return { hash, block, time, movement }
}

function describeToken(
  told: v.InferOutput<typeof transferSchema>,
): Movement | undefined {
  const { contractAddress: token, from: source, to: target, tokenID } = told
  if (!target) return undefined
  const between = { token, source, target }
  if (tokenID === undefined)
    return told.value === undefined
      ? undefined
      : { kind: 'erc20', ...between, amount: told.value }
  return told.tokenValue === undefined
    ? { kind: 'erc721', ...between, tokenId: tokenID }
    : {
        kind: 'erc1155',
        ...between,
        tokenId: tokenID,
        amount: told.tokenValue,
      }
}

function describePayment(
  told: v.InferOutput<typeof internalSchema>,
): SourceItem | undefined {
  const target = told.to ?? told.contractAddress
  if (told.isError !== '0' || told.value === 0n || !target) return undefined
  return {
    hash: told.hash,
    block: told.blockNumber,
    time: told.timeStamp,
    movement: {
      kind: 'native',
      source: told.from,
      target,
      amount: told.value,
    },
  }
}
