import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Configuration,
  migrationsFolder,
} from '@hasp/hosted-wallet-service'
import { migrateDatabase } from '@hasp/service-frame'
import { addresses } from '../../devstack/addresses.js'
import { operatorFile } from '../../devstack/services/hostedWallet/operatorFile.js'
import { createSmtp } from '../../devstack/services/mailbox/createSmtp.js'
import { findFreePort } from '../../devstack/testing/findFreePort.js'
import type { Reached } from './LoadDevice.js'

const program = fileURLToPath(new URL('./serveService.ts', import.meta.url))

/** A service in processes of its own, and what it mails. */
export interface MeasuredService extends Reached {
  /** The site whose visitors log in. */
  readonly origin: string
  /** From the call of `start` to the first answer. */
  readonly startMs: number
  /** The code that is mailed to an address; to be asked for before it is. */
  nextCode(email: string): Promise<string>
  /** Of the process that takes most. */
  residentBytes(): Promise<number>
  stop(): Promise<void>
}

/** What a service runs on: PGlite in a folder, if on nothing. */
export interface Servers {
  readonly databaseUrl?: string
  readonly redisUrl?: string
}

/** @param count how many processes; several need a Redis */
export async function startMeasured(
  { databaseUrl, redisUrl }: Servers,
  count: number,
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
  const smtpPort = await findFreePort()
  smtp.listen(smtpPort, 'localhost')
  await once(smtp.server, 'listening')
  const operatorPath = join(folder, 'operator.json')
  await writeFile(operatorPath, JSON.stringify(operatorFile(stack)))
  const publicUrl = 'https://api.wallet.example'
  const configuration: Omit<Configuration, 'listen'> = {
    publicUrl,
    walletOrigin: stack.hostedWalletSite.url,
    trustedProxies: 0,
    requestsPerMinute: Number.MAX_SAFE_INTEGER,
    database: databaseUrl
      ? { url: databaseUrl }
      : { folder: join(folder, 'data') },
    ...(redisUrl && { redis: { url: redisUrl } }),
    masterKeyFile: join(folder, 'master.key'),
    isMasterKeyMade: true,
    operatorFile: operatorPath,
    mail: {
      smtpUrl: `smtp://localhost:${smtpPort}`,
      from: 'wallet@hasp.test',
      perHour: Number.MAX_SAFE_INTEGER,
    },
  }
  // Processes that share a database leave that to somebody else.
  if (databaseUrl && redisUrl)
    await migrateDatabase({ url: databaseUrl }, migrationsFolder)
  const processes: MeasuredProcess[] = []
  // The first one makes the master key.
  for (let index = 0; index < count; index += 1)
    processes.push(await startProcess(configuration))
  return {
    publicUrl,
    processUrls: processes.map(({ url }) => url),
    origin: stack.demo.url,
    startMs: Math.max(...processes.map(({ startMs }) => startMs)),
    nextCode: (email) => new Promise((resolve) => waiting.set(email, resolve)),
    residentBytes: async () =>
      Math.max(
        ...(await Promise.all(
          processes.map(({ residentBytes }) => residentBytes()),
        )),
      ),
    async stop() {
      await Promise.all(processes.map(({ stop }) => stop()))
      smtp.close()
      await rm(folder, { recursive: true })
    },
  }
}

interface MeasuredProcess {
  readonly url: string
  readonly startMs: number
  residentBytes(): Promise<number>
  stop(): Promise<void>
}

async function startProcess(
  common: Omit<Configuration, 'listen'>,
): Promise<MeasuredProcess> {
  const listen = { host: 'localhost', port: await findFreePort() }
  const child = fork(program, { execArgv: process.execArgv })
  const said = async () => {
    const [message] = await once(child, 'message')
    return Number(message)
  }
  child.send({ ...common, listen })
  const startMs = await said()
  return {
    url: `http://localhost:${listen.port}`,
    startMs,
    residentBytes: async () => {
      child.send('memory')
      return await said()
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
