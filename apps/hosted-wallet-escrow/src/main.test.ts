import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addresses } from '../../../devstack/addresses.js'
import { operatorFile } from '../../../devstack/services/hostedWallet/operatorFile.js'
import { startMailbox } from '../../../devstack/services/mailbox/startMailbox.js'
import type { RunningPart } from '../../../devstack/services/RunningPart.js'
import { findFreePort } from '../../../devstack/testing/findFreePort.js'
import {
  carryTo,
  createTestFrame,
  makeTestDeposit,
} from './testing/createTestFrame.js'

const path = (relative: string) =>
  fileURLToPath(new URL(relative, import.meta.url))

let folder: string
let configurationPath: string
let url: string
let metricsUrl: string
let mailbox: RunningPart
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-escrow-main-'))
  configurationPath = join(folder, 'configuration.json')
  const operatorPath = join(folder, 'operator.json')
  // It knows no site. Without a hold: what is proved is what outlives a crash.
  const { networks } = operatorFile(addresses())
  await writeFile(operatorPath, JSON.stringify({ networks, holdMinutes: 0 }))
  const [port, metricsPort, mailPort, smtpPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  mailbox = await startMailbox({
    name: 'Mailbox',
    port: mailPort,
    url: `http://localhost:${mailPort}`,
    smtpPort,
  })
  url = `http://localhost:${port}`
  metricsUrl = `http://localhost:${metricsPort}/metrics`
  await writeFile(
    configurationPath,
    JSON.stringify({
      listen: { host: 'localhost', port },
      metrics: { listen: { host: 'localhost', port: metricsPort } },
      publicUrl: url,
      walletOrigin: 'https://wallet.example',
      walletName: 'Tide wallet',
      database: {
        folder: join(folder, 'data'),
        seedFolder: path('../../../.cache/hosted-wallet/seeds'),
      },
      masterKeyFile: join(folder, 'master.key'),
      requestKeyFile: join(folder, 'request.key'),
      areKeysMade: true,
      operatorFile: operatorPath,
      mail: {
        smtpUrl: `smtp://localhost:${smtpPort}`,
        from: 'recovery@hasp.test',
      },
    }),
  )
})
afterAll(async () => {
  await mailbox.stop()
  await rm(folder, { recursive: true })
})

function run(...words: string[]): ChildProcess {
  return spawn(
    process.execPath,
    [
      '--conditions=hasp-source',
      '--import',
      'tsx',
      path('./main.ts'),
      ...words,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
}

async function end(program: ChildProcess) {
  const failed = program.stderr ? text(program.stderr) : ''
  const said = program.stdout ? text(program.stdout) : ''
  const [code] = await once(program, 'exit')
  return { code, said: await said, failed: await failed }
}

async function serve(): Promise<ChildProcess> {
  const program = run('serve', '-c', configurationPath)
  await vi.waitUntil(
    async () =>
      (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200,
    { timeout: 40_000 },
  )
  return program
}

async function kill(program: ChildProcess): Promise<void> {
  program.kill('SIGKILL')
  await once(program, 'exit')
}

describe('the page that says how to run it', () => {
  it('has a configuration that the program takes, and commands that do what it says', async () => {
    const page = await readFile(path('../../../docs/escrow.md'), 'utf8')
    const here = page.replaceAll('/etc/hasp-escrow', folder)
    const [, configuration = ''] =
      /```json \[.*\]\n([\s\S]*?)```/.exec(here) ?? []
    await writeFile(join(folder, 'escrow.json'), configuration)
    const [keys = '', publicKey = ''] = [
      ...here.matchAll(/```sh\n([\s\S]*?)```/g),
    ].map(([, commands]) => commands)
    const typed = (commands: string) =>
      end(
        spawn('bash', ['-ec', commands], {
          cwd: path('../../..'),
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
      )
    expect(await typed(keys)).toMatchObject({ code: 0 })
    const said = await typed(publicKey)
    expect(said.said).toMatch(/^[\w-]{43}\n$/)
    // A second time leaves the keys that are there.
    expect((await typed(keys)).code).not.toBe(0)
    expect(await typed(publicKey)).toEqual(said)
  })
})

describe('the program', () => {
  it('says what it does not understand', async () => {
    expect(await end(run('serve'))).toEqual({
      code: 2,
      said: '',
      failed: 'Name the configuration: --configuration FILE.\n',
    })
  })

  it('F-36: keeps what it acknowledged over kill -9, and releases it once', {
    timeout: 240_000,
  }, async () => {
    const { said } = await end(run('public-key', '-c', configurationPath))
    const publicKey = said.trim()
    expect(publicKey).toMatch(/^[\w-]{43}$/)
    const { mode } = await stat(join(folder, 'request.key'))
    expect(mode & 0o777).toBe(0o400)

    const deposit = makeTestDeposit('killed@hasp.test')
    const { email, secret, walletId } = deposit.body
    const device = await createTestFrame({ publicKey }, carryTo({ url }))
    const first = await serve()
    await device.ask('deposit', deposit.body)
    await kill(first)

    const second = await serve()
    const started = await device.start(walletId, email)
    if (started.outcome !== 'STARTED') throw new Error('It did not start.')
    const { attempt } = started
    const code = await vi.waitUntil(
      async () => {
        const reply = await fetch(`${mailbox.address.url}/messages?to=${email}`)
        return /"(\d{6})\\n/.exec(await reply.text())?.[1]
      },
      { timeout: 10_000 },
    )
    const metrics = await (await fetch(metricsUrl)).text()
    expect(metrics).toMatch(/^hasp_events_total\{event="mail sent"\} 1$/m)
    expect(metrics).toMatch(/^hasp_holds 0$/m)
    for (const secret of [email, walletId, code])
      expect(metrics).not.toContain(secret)
    await kill(second)

    const third = await serve()
    expect(await device.ask('answer', { attempt, code })).toMatchObject({
      outcome: 'PROVED',
    })
    await kill(third)

    const last = await serve()
    expect((await device.ask('collect', { attempt })).outcome).toBe('RELEASED')
    await kill(last)
    const after = await serve()
    const released = await device.ask('collect', { attempt })
    if (released.outcome !== 'RELEASED') throw new Error('Not released.')
    expect(await device.openSecret(released.sealedSecret)).toBe(secret)
    after.kill('SIGTERM')
    expect((await end(after)).code).toBe(0)

    // The same by another master key.
    const masterKey = join(folder, 'master.key')
    const command = (name: string) => end(run(name, '-c', configurationPath))
    expect(await command('rotate')).toMatchObject({ code: 0, failed: '' })
    await rename(`${masterKey}.next`, masterKey)
    expect((await command('retire')).said).toContain('Only')
    const rotated = await serve()
    const again = await device.ask('collect', { attempt })
    if (again.outcome !== 'RELEASED') throw new Error('Not released.')
    expect(await device.openSecret(again.sealedSecret)).toBe(secret)
    await kill(rotated)
  })
})
