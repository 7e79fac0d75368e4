import { parseArgs } from 'node:util'
import { operatorFileSchema } from '@hasp/protocol/project'
import { readJsonFile } from '@hasp/service-frame/operator'
import { readSite } from '@hasp/service-frame/readSite'
import { configurationSchema } from './configuration.js'
import { startHostedWalletSite } from './startHostedWalletSite.js'

/**
 * `node src/server/main.ts --configuration FILE`: serves the built pages until
 * SIGTERM or SIGINT. What keeps it from starting is one sentence on standard
 * error.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { configuration: { type: 'string', short: 'c' } },
  })
  if (values.configuration === undefined)
    throw new Error('Name the configuration: --configuration FILE.')
  const { operatorFile, publicUrl, site } = await readJsonFile(
    values.configuration,
    configurationSchema,
  )
  const readOperatorFile = () => readJsonFile(operatorFile, operatorFileSchema)
  // What is wrong with it is said now, and not to the first visitor.
  await readOperatorFile()
  const running = await startHostedWalletSite({
    ...site.listen,
    escrowKey: site.escrowKey,
    files: await readBuilt(site.folder),
    readOperatorFile,
    onFailure: complain,
    serviceUrl: publicUrl,
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void running.stop())
}

async function readBuilt(folder: string) {
  const files = await readSite(folder).catch(() => undefined)
  if (!files?.has('/frame/v1/index.html'))
    throw new Error(`The pages are not in ${folder}: build them first.`)
  return files
}

function complain(reason: unknown): void {
  const said = reason instanceof Error ? reason.message : 'It did not start.'
  process.stderr.write(`${said}\n`)
}

await main().catch((error: unknown) => {
  complain(error)
  process.exitCode = 1
})
