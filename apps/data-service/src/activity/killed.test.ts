import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestDatabase } from '@hasp/service-frame/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testAccounts } from '../../../../devstack/addresses.js'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { openIndex } from '../database/openIndex.js'
import { askHistory, readWholeHistory } from '../testing/readHistory.js'
import { sendTransaction } from '../testing/sendTransaction.js'
import { catchUp } from '../testing/startFollowingService.js'

const program = fileURLToPath(new URL('../main.ts', import.meta.url))
const [own, friend] = testAccounts

let temporary: string
let chain: TestChain
let configuration: string
let url: string
const children: ChildProcess[] = []
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'hasp-activity-'))
  chain = await startTestChain({ chainId: 31337, multicall: false })
  const port = await findFreePort()
  url = `http://127.0.0.1:${port}`
  configuration = join(temporary, 'data.json')
  const { location } = await createTestDatabase()
  const database = { ...location, folder: join(temporary, 'database') }
  // Making one takes longer than all that is tested here.
  await (await openIndex(database)).close()
  const written = {
    listen: { host: '127.0.0.1', port },
    publicUrl: 'https://data.example',
    origins: '*',
    database,
    networks: [
      {
        id: 'eip155:31337',
        name: 'Local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [chain.url],
        follow: { from: 0 },
      },
    ],
  }
  await writeFile(configuration, JSON.stringify(written))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await chain?.stop()
  await rm(temporary, { recursive: true })
})

function start(): ChildProcess {
  const node = ['--conditions=hasp-source', '--import', 'tsx', program]
  const child = spawn(
    process.execPath,
    [...node, '--configuration', configuration],
    { stdio: 'ignore' },
  )
  children.push(child)
  return child
}

async function readHead(): Promise<number> {
  const response = await askHistory(url, own).catch(() => undefined)
  const answer = await response?.json()
  return (answer as { head?: { number: number } })?.head?.number ?? -1
}

it('[R7.36] a process that is killed while it indexes leaves neither a gap nor anything twice', async () => {
  const sent: string[] = []
  for (let round = 0; round < 12; round += 1) {
    const asked = { from: own, to: friend, value: '0x1' }
    sent.unshift((await sendTransaction(chain, asked)).transactionHash)
    await chain.request('anvil_mine', ['0x19'])
  }
  for (const height of [0, 100]) {
    const child = start()
    await expect
      .poll(readHead, { interval: 5, timeout: 30_000 })
      .toBeGreaterThanOrEqual(height)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  start()
  await expect.poll(readHead, { timeout: 30_000 }).toBeGreaterThan(-1)
  await catchUp(chain, url)
  const entries = await readWholeHistory(url, friend)
  const given = entries.filter(({ movements }) =>
    movements.some(({ kind }) => kind === 'native'),
  )
  expect(given.map(({ hash }) => hash)).toEqual(sent)
}, 120_000)
