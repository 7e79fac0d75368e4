import { startDataService } from '@hasp/data-service'
import type { Addresses } from '../addresses.js'
import { dataConfiguration } from './dataConfiguration.js'
import type { RunningPart } from './RunningPart.js'
import { toRunningPart } from './toRunningPart.js'

/**
 * Starts the data service as a part of the local stack. It asks the chains with
 * the first question, so it may be up before they are.
 * @param stack where everything is
 * @example await startDataPart(addresses())
 */
export async function startDataPart(stack: Addresses): Promise<RunningPart> {
  const service = await startDataService(dataConfiguration(stack), {
    log: () => undefined,
  })
  return toRunningPart(stack.dataService, service)
}
