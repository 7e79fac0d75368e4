import { parseArgs } from 'node:util'
import { createLog, stopOnSignals, systemClock } from '@hasp/service-frame'
import { readConfiguration } from '@hasp/service-frame/operator'
import * as v from 'valibot'
import { configurationSchema } from './configuration.js'
import { environmentVariables, wholeVariable } from './environmentVariables.js'
import { type Role, roles } from './role.js'
import { startDataService } from './startDataService.js'

const usage =
  'Use: npm run data-service -- [--configuration FILE] [--role serve|follow]'

/**
 * `node src/main.ts --configuration FILE --role serve`: the role may be in the
 * file instead, and all of it in the environment. What goes wrong is one sentence
 * on standard error.
 */
async function main(): Promise<void> {
  const log = createLog(
    (line) => process.stdout.write(`${line}\n`),
    systemClock.now,
  )
  const { path, role } = readWords()
  const written = await readConfiguration(configurationSchema, {
    path,
    environment: process.env,
    whole: wholeVariable,
    variables: environmentVariables,
  })
  const service = await startDataService(
    { ...written, ...(role && { role }) },
    { log },
  )
  stopOnSignals(service.stop, log)
}

const wordsSchema = v.object({
  configuration: v.optional(v.string()),
  role: v.optional(v.picklist(roles)),
})

/** @throws Error that says how it is started */
function readWords(): { readonly path?: string; readonly role?: Role } {
  const option = { type: 'string' } as const
  const options = { configuration: { ...option, short: 'c' }, role: option }
  try {
    const { values } = parseArgs({ options })
    const { configuration: path, role } = v.parse(wordsSchema, values)
    return { ...(path && { path }), ...(role && { role }) }
  } catch (cause) {
    throw new Error(usage, { cause })
  }
}

await main().catch((error: unknown) => {
  const said = error instanceof Error ? error.message : 'It did not start.'
  process.stderr.write(`${said}\n`)
  process.exitCode = 1
})
