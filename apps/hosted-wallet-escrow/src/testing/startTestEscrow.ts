import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Holds } from '@hasp/service-frame/balances'
import {
  createTestDatabase,
  type TestDatabase,
} from '@hasp/service-frame/testing'
import * as v from 'valibot'
import { vi } from 'vitest'
import { addresses } from '../../../../devstack/addresses.js'
import { operatorFile } from '../../../../devstack/services/hostedWallet/operatorFile.js'
import { startMailbox } from '../../../../devstack/services/mailbox/startMailbox.js'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import type { Configuration } from '../configuration.js'
import { startEscrow } from '../startEscrow.js'

const mailSchema = v.array(
  v.object({
    from: v.string(),
    to: v.string(),
    subject: v.string(),
    text: v.string(),
  }),
)

/** An escrow with its mail server, each on a port of its own. */
export interface TestEscrow {
  readonly url: string
  readonly publicKey: string
  readonly configuration: Configuration
  readonly database: TestDatabase['location']
  /** Lines of the log. */
  readonly lines: readonly string[]
  /** The mail that comes to an address after so many. */
  mail(to: string, before?: number): Promise<{ text: string; from: string }>
  mails(to: string): Promise<v.InferOutput<typeof mailSchema>>
  /** Ends the escrow and leaves its data; the mail server stays. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts the real thing: a database, SMTP, HTTP. */
export async function startTestEscrow(
  options: { readonly holds?: Holds } = {},
): Promise<TestEscrow> {
  const [port, mailPort, smtpPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const stack = addresses()
  const mailbox = await startMailbox({
    name: 'Mailbox',
    port: mailPort,
    url: `http://localhost:${mailPort}`,
    smtpPort,
  })
  const folder = await mkdtemp(join(tmpdir(), 'hasp-escrow-'))
  const operatorPath = join(folder, 'operator.json')
  await writeFile(operatorPath, JSON.stringify(operatorFile(stack)))
  const made = await createTestDatabase()
  const database =
    'url' in made.location
      ? made.location
      : { ...made.location, folder: join(folder, 'data') }
  const url = `http://localhost:${port}`
  const configuration: Configuration = {
    listen: { host: 'localhost', port },
    publicUrl: url,
    walletOrigin: stack.hostedWalletSite.url,
    walletName: 'Tide wallet',
    trustedProxies: 0,
    requestsPerMinute: 1_000_000,
    database,
    masterKeyFile: join(folder, 'master.key'),
    requestKeyFile: join(folder, 'request.key'),
    areKeysMade: true,
    operatorFile: operatorPath,
    mail: {
      smtpUrl: `smtp://localhost:${smtpPort}`,
      from: 'recovery@hasp.test',
      perHour: 1_000,
    },
  }
  const lines: string[] = []
  const start = () =>
    startEscrow(configuration, {
      log: (fields) => void lines.push(JSON.stringify(fields)),
      ...(options.holds && { holds: options.holds }),
    })
  let escrow = await start()
  const mails = async (to: string) =>
    v.parse(
      mailSchema,
      await (await fetch(`${mailbox.address.url}/messages?to=${to}`)).json(),
    )
  return {
    url,
    publicKey: escrow.publicKey,
    configuration,
    database,
    lines,
    mails,
    mail: async (to, before = 0) =>
      await vi.waitUntil(async () => (await mails(to))[before], {
        timeout: 10_000,
      }),
    restart: async () => {
      await escrow.stop()
      escrow = await start()
    },
    stop: async () => {
      await escrow.stop()
      await made.drop()
      await mailbox.stop()
      await rm(folder, { recursive: true })
    },
  }
}
