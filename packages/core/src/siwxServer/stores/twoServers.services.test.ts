import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Pool } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { startRedis } from '../../../../../devstack/testing/redisServer.js'
import {
  ada,
  first,
  openBrowser,
  origin,
  prove,
} from '../openSite.test.fixture.js'
import { siwxTable } from './postgresStore.js'

type Process = { readonly child: ChildProcess; readonly port: number }

const program = join(import.meta.dirname, 'siteProcess.test.fixture.ts')

async function openPostgres(): Promise<string> {
  const url = inject('postgresUrl') ?? ''
  const pool = new Pool({ connectionString: url, max: 1 })
  await pool.query(siwxTable)
  await pool.end()
  return url
}

async function openRedis(): Promise<string> {
  const server = await startRedis()
  onTestFinished(() => server.stop())
  return server.url
}

/** Starts the site's server once more, on the store that it shares. */
async function startSite(storeUrl: string): Promise<Process> {
  const child = fork(program, [origin, storeUrl], {
    execArgv: ['--conditions=hasp-source', '--import', 'tsx'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [port] = await once(child, 'message')
  return { child, port }
}

/** One address: each request goes to the next process that is there. */
function balance(sites: readonly Process[]) {
  let asked = 0
  return async (request: Request): Promise<Response> => {
    const { headers, method, url } = request
    const body = method === 'POST' ? await request.text() : null
    for (const _ of sites) {
      asked += 1
      const { port } = sites[asked % sites.length] ?? {}
      const to = `http://127.0.0.1:${port}${new URL(url).pathname}`
      try {
        return await fetch(to, { method, headers, body })
      } catch (error) {
        const { code } = (error as { cause?: { code?: string } }).cause ?? {}
        // Nothing was sent to whoever refuses; else nobody knows what was done.
        if (code !== 'ECONNREFUSED') break
      }
    }
    return Response.json({ code: 'UNAVAILABLE' }, { status: 502 })
  }
}

const accepted = (got: readonly { readonly status: number }[]) =>
  got.filter(({ status }) => status === 200).length

it.each([
  ['PostgreSQL', openPostgres],
  ['Redis', openRedis],
])(
  'two processes on one %s behind one address are one, and one that is killed takes nobody along',
  async (_, open) => {
    const storeUrl = await open()
    const sites = [await startSite(storeUrl), await startSite(storeUrl)]
    const [one, other] = sites as [Process, Process]
    expect(one.child.pid).not.toBe(other.child.pid)
    const visit = () => openBrowser(balance(sites))
    const adaHere = `${first.caipNetworkId}:${ada.address}` as const
    /** One sign-in, twenty times at once. */
    const rush = async (visitor: ReturnType<typeof visit>) => {
      const challenge = await visitor.challenge()
      const { nonce } = challenge
      const body = { nonce, proofs: [await prove(challenge)] }
      const requests = Array.from({ length: 20 }, () =>
        visitor.requestFor('verify', body),
      )
      return requests.map(visitor.send)
    }

    const visitor = visit()
    expect(accepted(await Promise.all(await rush(visitor)))).toBe(1)
    for (let times = 0; times < 4; times += 1)
      expect(await visitor.accounts()).toEqual([adaHere])
    const elsewhere = visit()
    await elsewhere.signIn()
    await visitor.ask('sign-out', {})
    for (let times = 0; times < 2; times += 1) {
      expect(await visitor.accounts()).toEqual([])
      expect(await elsewhere.accounts()).toEqual([adaHere])
    }

    // It dies while it is verifying.
    const late = visit()
    const sent = await rush(late)
    await Promise.race(sent)
    one.child.kill('SIGKILL')
    await once(one.child, 'exit')
    const isIn = accepted(await Promise.all(sent))
    expect(isIn).toBeLessThanOrEqual(1)
    await expect.poll(async () => (await late.ask('session')).status).toBe(200)
    if (isIn === 1) expect(await late.accounts()).toEqual([adaHere])
    expect(await elsewhere.accounts()).toEqual([adaHere])

    other.child.send({ accountId: adaHere })
    await once(other.child, 'message')
    expect(await elsewhere.accounts()).toEqual([])
    expect(await late.accounts()).toEqual([])
  },
  60_000,
)
