import type * as v from 'valibot'
import type { Hex } from 'viem'
import type { Movement } from '../activity/Movement.js'
import { type Door, longLimitBytes } from '../sources/createDoor.js'
import { isTooLarge } from '../sources/isTooLarge.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import {
  type BlockscoutNext,
  internalSchema,
  transactionsSchema,
  transfersSchema,
} from './blockscoutSchemas.js'
import type {
  HistorySource,
  ReadList,
  SourceItem,
  SourcePage,
} from './HistorySource.js'

/** What every release takes for the size of a page. */
const itemsOnPage = 50
/** On pages that would be too large. */
const fewestOnPage = 5
/** A list that can be sorted forgets how with each page. */
const sorting = { sort: 'block_number', order: 'desc' }

/** Calls that carry an amount without paying it. */
const borrowed = /^(delegatecall|callcode|staticcall)$/

/**
 * Reads an instance of Blockscout by its REST API, version 2. Pages are found by
 * the place of their first item, so that a list can begin at any block.
 */
export function createBlockscout(
  door: Door,
  { key, url }: createBlockscout.Settings,
): HistorySource {
  const ask = async <const Schema extends v.GenericSchema>(
    account: Hex,
    list: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
  ): Promise<v.InferOutput<Schema> | undefined> => {
    const search = new URLSearchParams({
      ...query,
      ...(key !== undefined && { apikey: key }),
    })
    const path = `/api/v2/addresses/${account}/${list}`
    try {
      return await door.ask({
        url: `${url.replace(/\/+$/, '')}${path}?${search}`,
        schema,
        limitBytes: longLimitBytes,
        isLongAtWill: true,
      })
    } catch (error) {
      // Of an account that never did anything, some releases know nothing.
      const isAbsent = error instanceof UpstreamFailure && error.status === 404
      if (isAbsent) return undefined
      throw error
    }
  }
  const listOf = <Item>(about: {
    readonly list: string
    readonly schema: v.GenericSchema<unknown, Answer<Item>>
    readonly always?: Readonly<Record<string, string>>
    /** Above all items of a block. */
    readonly above: (block: number) => BlockscoutNext
    readonly describe: (item: Item) => SourceItem | undefined
  }): ReadList => {
    const read = async (
      account: Hex,
      next: BlockscoutNext,
      count = itemsOnPage,
    ): Promise<SourcePage> => {
      const query = {
        ...about.always,
        ...toQuery(next),
        items_count: `${count}`,
      }
      let answer: Answer<Item> | undefined
      try {
        answer = await ask(account, about.list, query, about.schema)
      } catch (error) {
        if (!isTooLarge(error) || count === fewestOnPage) throw error
        return await read(account, next, fewestOnPage)
      }
      const after = answer?.next_page_params
      return {
        items:
          answer?.items.flatMap((item) => about.describe(item) ?? []) ?? [],
        readNext: after ? () => read(account, after, count) : undefined,
      }
    }
    return (account, upTo) =>
      read(account, upTo === undefined ? {} : about.above(upTo + 1))
  }
  return {
    begin: () => [
      listOf({
        list: 'transactions',
        schema: transactionsSchema,
        always: sorting,
        above: (block) => ({
          block_number: block,
          index: 0,
          inserted_at: '1970-01-01T00:00:00.000000Z',
          hash: `0x${'00'.repeat(32)}`,
          value: 0n,
          fee: 0n,
        }),
        describe: describeTransaction,
      }),
      listOf({
        list: 'token-transfers',
        schema: transfersSchema,
        above: (block) => ({ block_number: block, index: 0 }),
        describe: describeTransfer,
      }),
      listOf({
        list: 'internal-transactions',
        schema: internalSchema,
        above: (block) => ({
          block_number: block,
          transaction_index: 0,
          index: 0,
        }),
        describe: describePayment,
      }),
    ],
  }
}

export declare namespace createBlockscout {
  interface Settings {
    /** Where the instance is, e.g. `https://eth.blockscout.com`. */
    readonly url: string
    readonly key?: string | undefined
  }
}

interface Answer<Item> {
  readonly items: readonly Item[]
  readonly next_page_params?: BlockscoutNext | null | undefined
}
type ItemOf<Schema extends v.GenericSchema<unknown, Answer<unknown>>> =
  v.InferOutput<Schema>['items'][number]

function toQuery(next: BlockscoutNext): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(next).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, `${value}`]],
    ),
  )
}

function describeTransaction(
  told: ItemOf<typeof transactionsSchema>,
): SourceItem | undefined {
  const { block_number: block, hash, position: place, timestamp: time } = told
  if (block === null || time === null || typeof place !== 'number')
    return undefined
  const isFailed = told.status === 'error'
  const deployed = told.created_contract?.hash
  const receiver = told.to?.hash
  const target = receiver ?? deployed
  const fee = told.fee?.type === 'actual' ? told.fee.value : null
  return {
    hash,
    block,
    time,
    key: 'transaction',
    transaction: {
      place,
      sender: told.from.hash,
      receiver,
      deployed: receiver || isFailed ? undefined : deployed,
      isFailed,
      fee: fee ?? undefined,
      isCall: told.raw_input !== '0x',
    },
    ...(told.value > 0n &&
      target &&
      !isFailed && {
        movement: {
          kind: 'native',
          source: told.from.hash,
          target,
          amount: told.value,
        },
      }),
  }
}

function describeTransfer(
  told: ItemOf<typeof transfersSchema>,
): SourceItem | undefined {
  const movement = describeToken(told)
  if (!movement || told.timestamp === null) return undefined
  return {
    hash: told.transaction_hash,
    block: told.block_number,
    time: told.timestamp,
    key: `log ${told.log_index} ${movement.tokenId}`,
    movement,
  }
}

function describeToken(
  told: ItemOf<typeof transfersSchema>,
): Movement | undefined {
  const { token_id: tokenId, value: amount } = told.total ?? {}
  const between = {
    token: told.token.address_hash,
    source: told.from.hash,
    target: told.to.hash,
  }
  const hasAmount = typeof amount === 'bigint'
  if (typeof tokenId === 'bigint')
    return hasAmount
      ? { kind: 'erc1155', ...between, tokenId, amount }
      : { kind: 'erc721', ...between, tokenId }
  return hasAmount ? { kind: 'erc20', ...between, amount } : undefined
}

function describePayment(
  told: ItemOf<typeof internalSchema>,
): SourceItem | undefined {
  const target = told.to?.hash ?? told.created_contract?.hash
  // The first one is the transaction itself.
  const isPaid =
    told.success && told.value > 0n && told.index > 0 && target !== undefined
  if (!isPaid || borrowed.test(told.type)) return undefined
  return {
    hash: told.transaction_hash,
    block: told.block_number,
    time: told.timestamp,
    key: `call ${told.index}`,
    movement: {
      kind: 'native',
      source: told.from.hash,
      target,
      amount: told.value,
    },
  }
}
