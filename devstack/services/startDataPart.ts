import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Configuration, startDataService } from '@hasp/data-service'
import type { Addresses } from '../addresses.js'
import { dataConfiguration } from './dataConfiguration.js'
import { gatewayKey } from './gatewayKey.js'
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
 * @param configure changes what it is started with
 * @example await startDataPart(addresses())
 */
export async function startDataPart(
  stack: Addresses,
  configure = (usual: Configuration) => usual,
): Promise<RunningPart> {
  const folder = join(cache, `${stack.dataService.port}`)
  await mkdir(folder, { recursive: true })
  const files = {
    operatorFile: join(folder, 'operator.json'),
    keyFile: join(folder, 'gateway.key'),
  }
  await writeFile(files.operatorFile, JSON.stringify(operatorFile(stack)))
  // Nobody may write over a key, not even its owner.
  await rm(files.keyFile, { force: true })
  await writeFile(files.keyFile, gatewayKey(), { mode: 0o400 })
  const configuration = configure(dataConfiguration(stack, files))
  const service = await startDataService(configuration, {
    log: () => undefined,
  })
  return toRunningPart(stack.dataService, service)
}
