import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startDataService } from '@hasp/data-service'
import type { Addresses } from '../addresses.js'
import { dataConfiguration } from './dataConfiguration.js'
import { operatorFile } from './hostedWallet/operatorFile.js'
import type { RunningPart } from './RunningPart.js'
import { toRunningPart } from './toRunningPart.js'

const cache = fileURLToPath(
  new URL('../../.cache/data-service/', import.meta.url),
)

/**
 * Starts the data service as a part of the local stack. It asks the chains with
 * the first question, so it may be up before they are.
 * @param stack where everything is
 * @example await startDataPart(addresses())
 */
export async function startDataPart(stack: Addresses): Promise<RunningPart> {
  const folder = join(cache, `${stack.dataService.port}`)
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'operator.json')
  await writeFile(path, JSON.stringify(operatorFile(stack)))
  const service = await startDataService(dataConfiguration(stack, path), {
    log: () => undefined,
  })
  return toRunningPart(stack.dataService, service)
}
