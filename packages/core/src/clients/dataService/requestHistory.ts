import { type History, historyPath, historySchema } from '@hasp/protocol/data'
import { formatAccountId } from '../../entities/account/accountId.js'
import type {
  DataSource,
  ToldEntry,
  ToldHistory,
} from '../../ports/DataSource.js'
import { askService, serviceBase } from './askService.js'
import { assertAbout } from './assertAbout.js'
import { orUnserved } from './orUnserved.js'

type Question = Parameters<NonNullable<DataSource['activity']>>[0]

/**
 * Asks a data service what an account did.
 * @returns undefined where it does not serve the network
 * @throws ServiceFailure when it cannot, will not, or speaks of another account
 */
export async function requestHistory(
  url: string,
  {
    address,
    cursor,
    environment,
    kind,
    limit,
    network,
    onRefused,
    signal,
  }: Question,
): Promise<ToldHistory | undefined> {
  const networkId = network.caipNetworkId
  const asking = askService({
    base: serviceBase(url, environment),
    ...{ environment, onRefused, signal },
    path: historyPath(formatAccountId(networkId, address), {
      ...{ cursor, kind, limit },
    }),
    schema: historySchema,
    read(answer) {
      assertAbout(answer, { networkId, address })
      const { entries, head, isComplete, missing, tokens, undoneAbove } = answer
      if (kind && entries.some((entry) => entry.kind !== kind))
        throw new TypeError('It is of another kind.')
      return {
        head: { number: head.number, timeMs: head.time * 1_000 },
        ...{ isComplete, missing, tokens, undoneAbove },
        entries: entries.map(readEntry),
        cursor: answer.cursor,
      }
    },
  })
  return await orUnserved(asking)
}

function readEntry({
  block,
  fee,
  movements,
  ...entry
}: History['entries'][number]): ToldEntry {
  return {
    ...entry,
    block: { number: block.number, timeMs: block.time * 1_000 },
    fee: fee === undefined ? undefined : BigInt(fee),
    movements: movements.map(({ amount, ...movement }) => ({
      ...movement,
      amount: amount === undefined ? undefined : BigInt(amount),
    })),
  }
}
