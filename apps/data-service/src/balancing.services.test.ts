import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { balancesPath } from '@hasp/protocol/data'
import {
  createTestDatabase,
  type TestDatabase,
} from '@hasp/service-frame/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testAccounts } from '../../../devstack/addresses.js'
import { findFreePort } from '../../../devstack/testing/findFreePort.js'
import {
  hasHaproxy,
  startHaproxy,
} from '../../../devstack/testing/haproxyServer.js'
import {
  startTestChain,
  type TestChain,
} from '../../../devstack/testing/startTestChain.js'
import { type BuiltProgram, buildForTest } from './testing/buildForTest.js'
import { readHistory } from './testing/readHistory.js'
import { sendTransaction } from './testing/sendTransaction.js'
import { spawnProgram } from './testing/spawnProgram.js'

const [own, friend] = testAccounts
/** Who asks at a time, without a pause. */
const visitors = 8

/** Three processes at once, on a busy machine. */
const startLimitMs = 120_000

interface Process {
  readonly address: string
  kill(): Promise<void>
  start(): Promise<void>
}

let folder: string
let program: BuiltProgram
let chain: TestChain
let database: TestDatabase
let proxy: Awaited<ReturnType<typeof startHaproxy>>
let processes: readonly [Process, Process, Process]

beforeAll(async () => {
  if (!hasHaproxy()) return
  folder = await mkdtemp(join(tmpdir(), 'hasp-balancing-'))
  program = await buildForTest()
  chain = await startTestChain({ chainId: 31337, multicall: true })
  database = await createTestDatabase()
  const open = async () => await openProcess(await findFreePort())
  processes = [await open(), await open(), await open()]
  await Promise.all(processes.map((each) => each.start()))
  const [one, two, three] = processes
  proxy = await startHaproxy([one.address, two.address, three.address])
}, startLimitMs)
afterAll(async () => {
  await proxy?.stop()
  await Promise.all(processes?.map((each) => each.kill()) ?? [])
  await database?.drop()
  await chain?.stop()
  await program?.remove()
  if (folder) await rm(folder, { recursive: true })
})

async function openProcess(port: number): Promise<Process> {
  const file = join(folder, `${port}.json`)
  await writeFile(
    file,
    JSON.stringify({
      listen: { host: '127.0.0.1', port },
      publicUrl: 'https://data.example',
      origins: '*',
      trustedProxies: 1,
      requestsPerMinute: 1_000_000,
      database: database.location,
      networks: [
        {
          id: 'eip155:31337',
          name: 'Local',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: [chain.url],
          multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
          follow: { from: 0, everyMs: 200 },
        },
      ],
    }),
  )
  const address = `127.0.0.1:${port}`
  let child: ChildProcess | undefined
  return {
    address,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    async start() {
      const words = ['--configuration', file]
      child = spawnProgram(words, { bundled: program.path })
      const isAlive = async () =>
        expect((await fetch(`http://${address}/healthz`)).status).toBe(200)
      await vi.waitFor(isAlive, { timeout: startLimitMs, interval: 100 })
    },
  }
}

it.each(hasHaproxy() ? ['HAProxy'] : [])(
  'behind %s visitors notice nothing of processes that are killed, and the chain is followed on',
  { timeout: 300_000 },
  async () => {
    const paths = [own, friend].map((account) =>
      balancesPath(`eip155:31337:${account}`),
    )
    const failed: unknown[] = []
    let answered = 0
    let isOver = false
    const visit = async (place: number) => {
      for (let count = place; !isOver; count += 1) {
        const path = count % 3 ? paths[count % 2] : '/v1/networks'
        try {
          const response = await fetch(`${proxy.url}${path}`)
          const text = await response.text()
          if (response.status === 200) answered += 1
          else failed.push([response.status, text])
        } catch (error) {
          failed.push(error)
        }
      }
    }
    const visits = Array.from({ length: visitors }, (_, place) => visit(place))
    for (const each of processes) {
      // One goes away at a time.
      const areUp = async () => expect(await proxy.countServers()).toBe(3)
      await vi.waitFor(areUp, { timeout: 20_000, interval: 100 })
      const before = answered
      await each.kill()
      // Whoever followed the chain is one of the three.
      const { transactionHash } = await sendTransaction(chain, {
        from: own,
        to: friend,
        value: '0x1',
      })
      const isKnown = async () => {
        const { entries } = await readHistory(proxy.url, own, { limit: 1 })
        expect(entries[0]?.hash).toBe(transactionHash)
        expect(answered).toBeGreaterThan(before + visitors)
      }
      await vi.waitFor(isKnown, { timeout: 20_000, interval: 100 })
      await each.start()
    }
    isOver = true
    await Promise.all(visits)
    expect(failed).toEqual([])
  },
)
