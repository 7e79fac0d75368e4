import type { Hex } from 'viem'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import type { HistorySource, SourceItem, SourcePage } from './HistorySource.js'

/** A block as a source's lists have it, all of them together. */
export interface SourceBlock {
  readonly block: number
  /** By transaction. */
  readonly transactions: ReadonlyMap<Hex, readonly SourceItem[]>
}

/**
 * Reads the lists of a source side by side, down from a block: a block comes
 * out once no list has anything more of it.
 * @param mayGoOn asked before further pages are read
 * @returns (at its end) whether there is nothing more
 * @throws UpstreamFailure; also where a list goes up again, or is another
 * account's
 */
export async function* readBlocks(
  source: HistorySource,
  { account, upTo }: { readonly account: Hex; readonly upTo?: number },
  mayGoOn: () => boolean,
): AsyncGenerator<SourceBlock, boolean> {
  const pending = new Map<number, Map<Hex, Map<string, SourceItem>>>()
  const take = (list: OpenList, page: SourcePage): OpenList => {
    assertConcerns(page, account)
    let { floor } = list
    for (const item of page.items) {
      if (item.block > floor) throw new UpstreamFailure('NOT_UNDERSTOOD')
      floor = item.block
      const block = pending.get(item.block) ?? new Map()
      const items = block.get(item.hash) ?? new Map()
      // Pages may overlap; what has no key of its own comes once.
      items.set(item.key ?? `${list.name} ${items.size}`, item)
      block.set(item.hash, items)
      pending.set(item.block, block)
    }
    const { readNext } = page
    return { ...list, floor: readNext ? floor : -1, readNext }
  }
  let lists = await Promise.all(
    source.begin().map(async (read, name) => {
      const list = { name, floor: upTo ?? Number.POSITIVE_INFINITY }
      return take(list, await read(account, upTo))
    }),
  )
  for (;;) {
    const floor = Math.max(...lists.map((list) => list.floor))
    const whole = [...pending.keys()].filter((block) => block > floor)
    for (const block of whole.sort((one, other) => other - one)) {
      const transactions = pending.get(block) ?? new Map()
      pending.delete(block)
      yield {
        block,
        transactions: new Map(
          [...transactions].map(([hash, items]) => [hash, [...items.values()]]),
        ),
      }
    }
    if (floor === -1) return true
    if (!mayGoOn()) return false
    lists = await Promise.all(
      lists.map(async (list) =>
        list.readNext && list.floor === floor
          ? take(list, await list.readNext())
          : list,
      ),
    )
  }
}

interface OpenList {
  readonly name: number
  /** All that it has above this block is here; -1 where it has ended. */
  readonly floor: number
  readonly readNext?: SourcePage['readNext']
}

/** @throws UpstreamFailure where all of a page is somebody else's */
function assertConcerns({ items }: SourcePage, account: Hex): void {
  if (items.length > 0 && !items.some((item) => concerns(item, account)))
    throw new UpstreamFailure('NOT_UNDERSTOOD')
}

/** Whether an item is of an account. */
export function concerns(
  { movement, transaction }: SourceItem,
  account: Hex,
): boolean {
  return [
    transaction?.sender,
    transaction?.receiver,
    transaction?.deployed,
    movement?.source,
    movement?.target,
  ].includes(account)
}
