import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSite } from '@hasp/service-frame/readSite'
import type { Address } from '../addresses.js'
import { StackError } from '../StackError.js'
import { buildOnce } from './buildOnce.js'
import { ownProcess } from './ownProcess.js'
import type { RunningPart } from './RunningPart.js'
import { serveSite } from './serveSite.js'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const site = join(repository, 'apps/docs')

/** What the documentation is made of. */
const sources = [
  site,
  ...['docs', 'packages', 'package-lock.json'].map((name) =>
    join(repository, name),
  ),
]

/**
 * Builds the documentation when its sources changed, and serves it.
 * @param address where to serve it
 * @param signal gives up the start
 * @throws StackError when it cannot be built or served
 * @example await startDocumentation(addresses().documentation, signal)
 */
export async function startDocumentation(
  address: Address,
  signal: AbortSignal,
): Promise<RunningPart> {
  const folder = join(site, 'dist/site')
  await buildOnce({ folder, sources, build: () => build(signal) })
  const files = await readSite(folder)
  signal.throwIfAborted()
  return await serveSite(address, files, {})
}

async function build(signal: AbortSignal): Promise<void> {
  const program = ownProcess(process.execPath, [
    '--import',
    'tsx',
    join(site, 'build.ts'),
  ])
  const giveUp = () => void program.stop()
  signal.addEventListener('abort', giveUp, { once: true })
  const { code, said } = await program.ended
  signal.removeEventListener('abort', giveUp)
  signal.throwIfAborted()
  if (code !== 0)
    throw new StackError(
      `The documentation could not be built: mend what the build says and start again.\n${said}`,
    )
}
