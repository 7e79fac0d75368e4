import { parseArgs } from 'node:util'
import { createLog, systemClock } from '@hasp/service-frame'
import { readJsonFile } from '@hasp/service-frame/operator'
import { configurationSchema } from './configuration.js'
import { startDataService } from './startDataService.js'

const usage = 'Use: npm run data-service -- --configuration FILE'

/**
 * `node src/main.ts --configuration FILE`. What goes wrong is one sentence on
 * standard error.
 */
async function main(): Promise<void> {
  const log = createLog(
    (line) => process.stdout.write(`${line}\n`),
    systemClock.now,
  )
  const service = await startDataService(
    await readJsonFile(readPath(), configurationSchema),
    { log },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      log({ event: 'stopping' })
      void service.stop()
    })
}

/** @throws Error that says how it is started */
function readPath(): string {
  try {
    const options = { configuration: { type: 'string', short: 'c' } } as const
    const { configuration } = parseArgs({ options }).values
    if (configuration !== undefined) return configuration
  } catch (cause) {
    throw new Error(usage, { cause })
  }
  throw new Error(usage)
}

await main().catch((error: unknown) => {
  const said = error instanceof Error ? error.message : 'It did not start.'
  process.stderr.write(`${said}\n`)
  process.exitCode = 1
})
