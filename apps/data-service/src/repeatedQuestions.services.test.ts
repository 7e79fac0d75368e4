import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findFreePort } from '../../../devstack/testing/findFreePort.js'
import {
  hasHaproxy,
  startHaproxy,
} from '../../../devstack/testing/haproxyServer.js'

const path = '/v1/question'
const patient = { timeout: 20_000, interval: 20 }
const balancers = hasHaproxy() ? ['HAProxy'] : []

/** A process as HAProxy sees it, which never answers a question by itself. */
interface Process {
  readonly address: string
  readonly open: Set<ServerResponse>
  /** Ends as one that is killed does: what was open ends without an answer. */
  kill(): Promise<void>
  start(): Promise<void>
}

let processes: readonly [Process, Process, Process]
let proxy: Awaited<ReturnType<typeof startHaproxy>>
let asked: number

beforeEach(async () => {
  asked = 0
  processes = [await startProcess(), await startProcess(), await startProcess()]
  const [one, two, three] = processes
  proxy = await startHaproxy([one.address, two.address, three.address])
}, 60_000)
afterEach(async () => {
  await proxy.stop()
  await Promise.all(processes.map((each) => each.kill()))
})

async function startProcess(): Promise<Process> {
  const port = await findFreePort()
  const open = new Set<ServerResponse>()
  let server: Server
  const start = async () => {
    server = createServer((request, response) => {
      if (request.url !== path) return response.end('{}')
      asked += 1
      open.add(response)
      return response.once('close', () => open.delete(response))
    })
    await once(server.listen(port, '127.0.0.1'), 'listening')
  }
  await start()
  return {
    address: `127.0.0.1:${port}`,
    open,
    async kill() {
      const ended = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await ended
      open.clear()
    },
    start,
  }
}

/** Who has the question that nobody answered. */
async function findHolder(): Promise<Process> {
  const find = () => processes.find(({ open }) => open.size > 0)
  await vi.waitFor(() => expect(find()).toBeDefined(), patient)
  return find() as Process
}

it.each(balancers)(
  'behind %s a question is answered though five that had it were killed, one every two seconds of the ten that it may take',
  { timeout: 120_000 },
  async () => {
    const answer = fetch(`${proxy.url}${path}`)
    for (let kills = 0; kills < 5; kills += 1) {
      const areUp = async () => expect(await proxy.countServers()).toBe(3)
      await vi.waitFor(areUp, patient)
      const holder = await findHolder()
      await holder.kill()
      await findHolder()
      await holder.start()
    }
    const [last] = (await findHolder()).open
    last?.end('answered')
    const response = await answer
    expect([response.status, await response.text()]).toEqual([200, 'answered'])
  },
)

it.each(balancers)(
  'behind %s what writes is sent once, though the one that had it was killed',
  { timeout: 60_000 },
  async () => {
    const answer = fetch(`${proxy.url}${path}`, { method: 'POST', body: '{}' })
    const settled = Promise.allSettled([answer])
    await (await findHolder()).kill()
    const [{ status, value }] = (await settled) as [
      { status: string; value?: Response },
    ]
    expect(status === 'rejected' || (value?.status ?? 0) >= 500).toBe(true)
    expect(asked).toBe(1)
  },
)
