import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Configuration } from '@hasp/hosted-wallet-service'
import { addresses } from '../../devstack/addresses.js'
import { operatorFile } from '../../devstack/services/hostedWallet/operatorFile.js'
import { createSmtp } from '../../devstack/services/mailbox/createSmtp.js'
import { findFreePort } from '../../devstack/testing/findFreePort.js'

const program = fileURLToPath(new URL('./serveService.ts', import.meta.url))

/** A service in a process of its own, and what it mails. */
export interface MeasuredService {
  readonly url: string
  /** The site whose visitors log in. */
  readonly origin: string
  /** From the call of `start` to the first answer. */
  readonly startMs: number
  /** The code that is mailed to an address; to be asked for before it is. */
  nextCode(email: string): Promise<string>
  residentBytes(): Promise<number>
  stop(): Promise<void>
}

/** @param databaseUrl of PostgreSQL; PGlite in a folder without it */
export async function startMeasured(
  databaseUrl: string | undefined,
): Promise<MeasuredService> {
  const stack = addresses()
  const folder = await mkdtemp(join(tmpdir(), 'hasp-load-'))
  const waiting = new Map<string, (code: string) => void>()
  const smtp = createSmtp({
    messages: () => [],
    order: () => undefined,
    takeFault: () => undefined,
    receive({ text, to }) {
      waiting.get(to)?.(text.slice(0, 6))
      waiting.delete(to)
    },
  })
  const [port, smtpPort] = [await findFreePort(), await findFreePort()]
  smtp.listen(smtpPort, 'localhost')
  await once(smtp.server, 'listening')
  const operatorPath = join(folder, 'operator.json')
  await writeFile(operatorPath, JSON.stringify(operatorFile(stack)))
  const url = `http://localhost:${port}`
  const configuration: Configuration = {
    listen: { host: 'localhost', port },
    publicUrl: url,
    walletOrigin: stack.hostedWalletSite.url,
    trustedProxies: 0,
    requestsPerMinute: Number.MAX_SAFE_INTEGER,
    database: databaseUrl
      ? { url: databaseUrl }
      : { folder: join(folder, 'data') },
    masterKeyFile: join(folder, 'master.key'),
    isMasterKeyMade: true,
    operatorFile: operatorPath,
    mail: {
      smtpUrl: `smtp://localhost:${smtpPort}`,
      from: 'wallet@hasp.test',
      perHour: Number.MAX_SAFE_INTEGER,
    },
  }
  const child = fork(program, { execArgv: process.execArgv })
  const said = async () => {
    const [message] = await once(child, 'message')
    return Number(message)
  }
  child.send(configuration)
  const startMs = await said()
  return {
    url,
    origin: stack.demo.url,
    startMs,
    nextCode: (email) => new Promise((resolve) => waiting.set(email, resolve)),
    residentBytes: async () => {
      child.send('memory')
      return await said()
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      smtp.close()
      await rm(folder, { recursive: true })
    },
  }
}
