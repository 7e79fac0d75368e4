import { balancesPath, balancesSchema } from '@hasp/protocol/data'
import { formatAccountId } from '../../entities/account/accountId.js'
import type { DataSource, Portfolio } from '../../ports/DataSource.js'
import { askService, serviceBase } from './askService.js'
import { assertAbout } from './assertAbout.js'
import { orUnserved } from './orUnserved.js'

type Question = Parameters<NonNullable<DataSource['portfolio']>>[0]

/**
 * Asks a data service what an account holds.
 * @returns what it says of tokens; its amounts are nobody's. Undefined where it
 * does not serve the network
 * @throws ServiceFailure when it cannot, will not, or speaks of another account
 */
export async function requestPortfolio(
  url: string,
  { address, environment, network, signal }: Question,
): Promise<Portfolio | undefined> {
  const networkId = network.caipNetworkId
  const base = serviceBase(url, environment)
  const isOwn = (icon: string) =>
    URL.canParse(icon, base) && new URL(icon, base).origin === base.origin
  const asking = askService({
    ...{ base, environment, signal },
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
            // Pictures of other hosts would tell them who looks.
            iconUrl: iconUrl && isOwn(iconUrl) ? iconUrl : undefined,
          }),
        ),
      }
    },
  })
  return await orUnserved(asking)
}
