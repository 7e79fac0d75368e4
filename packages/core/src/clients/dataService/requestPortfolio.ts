import { balancesPath, balancesSchema } from '@hasp/protocol/data'
import { formatAccountId } from '../../entities/account/accountId.js'
import type { DataSource, Portfolio } from '../../ports/DataSource.js'
import { askService, serviceBase } from './askService.js'
import { assertAbout } from './assertAbout.js'
import { orUnserved } from './orUnserved.js'
import { pictureAt } from './pictureAt.js'

type Question = Parameters<NonNullable<DataSource['portfolio']>>[0]

/**
 * Asks a data service what an account holds.
 * @returns what it says of tokens; its amounts are nobody's. Undefined where it
 * does not serve the network
 * @throws ServiceFailure when it cannot, will not, or speaks of another account
 */
export async function requestPortfolio(
  url: string,
  { address, environment, network, onRefused, signal }: Question,
): Promise<Portfolio | undefined> {
  const networkId = network.caipNetworkId
  const base = serviceBase(url, environment)
  const asking = askService({
    ...{ base, environment, onRefused, signal },
    path: balancesPath(formatAccountId(networkId, address)),
    schema: balancesSchema,
    read(answer) {
      assertAbout(answer, { networkId, address })
      return {
        isStale: answer.isStale,
        isComplete: answer.isComplete,
        tokens: answer.tokens.map(
          ({ address, iconUrl, isVerified, price, spam }) => ({
            ...{ address, isVerified, price, spam },
            iconUrl: pictureAt(base, iconUrl),
          }),
        ),
      }
    },
  })
  return await orUnserved(asking)
}
