import type { WalletQuery } from '@hasp/core/walletDirectory'
import { dataRoutes, type Wallets } from '@hasp/protocol/data'
import { HttpProblem } from '@hasp/service-frame'
import * as v from 'valibot'
import type { DataService } from './DataService.js'

const { queryParameters, reply } = dataRoutes.listWallets
const querySchema = v.object(queryParameters)

/**
 * The wallets that come with the kit.
 * @throws HttpProblem 400 `QUERY_INVALID`
 */
export async function listWallets(
  { wallets }: DataService,
  query: Readonly<Record<string, string>>,
): Promise<Wallets> {
  const parsed = v.safeParse(querySchema, query)
  if (!parsed.success) throw new HttpProblem(400, 'QUERY_INVALID')
  const { entries, namespaces, phone, ...asked } = parsed.output
  const answer = await wallets.list(
    {
      ...asked,
      // One that the kit does not know is spoken by none.
      namespaces: namespaces as WalletQuery['namespaces'],
      isForPhone: phone === '1',
    },
    entries,
  )
  return v.parse(reply, answer)
}
