import { gasPricePath, gasPriceSchema } from '@hasp/protocol/data'
import type { GasPrice, GasSource } from '../../ports/GasSource.js'
import { askService, serviceBase } from './askService.js'

/**
 * Asks a data service what gas costs on a chain.
 * @throws ServiceFailure when it cannot, will not, or speaks of another chain
 */
export async function requestGasPrice(
  url: string,
  { environment, network, onRefused, signal }: Parameters<GasSource>[0],
): Promise<GasPrice> {
  const networkId = network.caipNetworkId
  return await askService({
    base: serviceBase(url, environment),
    ...{ environment, onRefused, signal },
    path: gasPricePath(networkId),
    schema: gasPriceSchema,
    read(answer) {
      if (answer.networkId !== networkId)
        throw new TypeError('It is about another network.')
      return {
        standard: BigInt(answer.standard),
        fast: BigInt(answer.fast),
        instant: BigInt(answer.instant),
        isStale: answer.isStale,
      }
    },
  })
}
