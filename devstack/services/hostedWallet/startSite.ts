import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startHostedWalletSite } from '@hasp/hosted-wallet-site/server'
import { readSite } from '@hasp/service-frame/readSite'
import type { Addresses } from '../../addresses.js'
import { StackError } from '../../StackError.js'
import { buildOnce } from '../buildOnce.js'
import { ownProcess } from '../ownProcess.js'
import type { RunningPart } from '../RunningPart.js'
import { operatorFile } from './operatorFile.js'
import { readEscrowKey } from './startEscrow.js'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const site = join(repository, 'apps', 'hosted-wallet-site')

/** What the pages of the wallet are made of. */
const sources = [
  site,
  join(repository, 'packages', 'protocol'),
  join(repository, 'package-lock.json'),
]

/**
 * Builds the pages of the hosted wallet when their sources changed, and serves
 * them from their own origin.
 * @param stack where everything is
 * @param signal gives up the start
 * @throws StackError when they cannot be built or served
 * @example const site = await startWalletSite(addresses(), signal)
 */
export async function startWalletSite(
  stack: Addresses,
  signal: AbortSignal,
): Promise<RunningPart> {
  const address = stack.hostedWalletSite
  // What is built names no address: every stack serves the same files.
  const folder = join(site, 'dist', 'site')
  await buildOnce({
    folder,
    sources,
    page: 'frame/v1/index.html',
    build: () => build(folder, signal),
  })
  const files = await readSite(folder)
  const escrowKey = await readEscrowKey(stack)
  signal.throwIfAborted()
  try {
    const running = await startHostedWalletSite({
      host: '127.0.0.1',
      port: address.port,
      escrowKey,
      files,
      readOperatorFile: async () => operatorFile(stack),
      serviceUrl: stack.hostedWalletService.url,
    })
    const ended = running.ended.then(() => undefined)
    return { address, ended, stop: running.stop }
  } catch (error) {
    throw new StackError(
      `The hosted wallet cannot listen at ${address.url}: stop what uses the port, or set HASP_PORT_OFFSET.`,
      { cause: error },
    )
  }
}

async function build(folder: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const { VITEST: _, ...environment } = process.env
  const program = ownProcess(
    process.execPath,
    ['--import', 'tsx', join(site, 'build.ts'), folder],
    { ...environment, NODE_ENV: 'production' },
  )
  const giveUp = () => void program.stop()
  signal.addEventListener('abort', giveUp, { once: true })
  const { code, said } = await program.ended
  signal.removeEventListener('abort', giveUp)
  signal.throwIfAborted()
  if (code !== 0)
    throw new StackError(
      `The hosted wallet could not be built: mend what the build says and start again.\n${said}`,
    )
}
