import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { findFreePort } from '../../../devstack/testing/findFreePort.js'
import { findPostgres } from '../../../devstack/testing/postgresServer.js'
import { startRedis } from '../../../devstack/testing/redisServer.js'
import type { StoppableServer } from '../../../devstack/testing/startServer.js'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
/** Tests type commands, and each starts a program: for what hangs. */
const patienceMs = 180_000

/** A role and a database, as the page calls both. */
const role = `hasp_${randomUUID().replaceAll('-', '')}`
let folder: string
let server: URL
let siteUrl: string
let serviceUrl: string
let secondUrl: string
let metricsUrls: readonly string[]
let redis: StoppableServer
let blocks: readonly { readonly kind: string; readonly text: string }[]
const typed = new Set<string>()
const programs: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-hosting-'))
  server = new URL(inject('postgresUrl') ?? '')
  redis = await startRedis()
  const metricsPorts = [await findFreePort(), await findFreePort()]
  const [sitePort, servicePort, secondPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  siteUrl = `http://127.0.0.1:${sitePort}`
  serviceUrl = `http://127.0.0.1:${servicePort}`
  secondUrl = `http://127.0.0.1:${secondPort}`
  metricsUrls = metricsPorts.map((port) => `http://127.0.0.1:${port}/metrics`)
  const page = await readFile(join(repository, 'docs/hosting.md'), 'utf8')
  const here = page
    .replaceAll('/etc/hasp', join(folder, 'etc'))
    .replaceAll('/var/lib/hasp', join(folder, 'var'))
    .replaceAll(/(127\.0\.0\.1:|"port": )4001/g, `$1${sitePort}`)
    .replaceAll(/(127\.0\.0\.1:|"port": )4002/g, `$1${servicePort}`)
    .replaceAll('"port": 4003', `"port": ${secondPort}`)
    .replaceAll('"port": 9402', `"port": ${metricsPorts[0]}`)
    .replaceAll('"port": 9403', `"port": ${metricsPorts[1]}`)
    .replaceAll('redis://127.0.0.1:6379', redis.url)
    .replaceAll(/\bhasp_(api|worker)\b/g, `${role}_$1`)
    .replaceAll('postgres://hasp:', `postgres://${role}:`)
    .replaceAll('127.0.0.1:5432/hasp', `${server.host}/${role}`)
    .replaceAll(/(create role|dropdb --if-exists) hasp\b/g, `$1 ${role}`)
    .replaceAll('--owner hasp hasp', `--owner ${role} ${role}`)
    // Whoever owns the server is said by the environment here.
    .replaceAll('sudo -u postgres ', '')
  blocks = [...here.matchAll(/^```(.+)\n([\s\S]*?)^```$/gm)].map(
    ([, kind = '', text = '']) => ({ kind, text }),
  )
})
afterAll(async () => {
  for (const { pid } of programs) if (pid) process.kill(-pid, 'SIGKILL')
  await onServer(
    `drop database if exists ${role} with (force)`,
    ...['', '_api', '_worker'].map(
      (name) => `drop role if exists ${role}${name}`,
    ),
  )
  await redis.stop()
  await rm(folder, { recursive: true })
})

async function onServer(...statements: readonly string[]) {
  return await onDatabase('postgres', ...statements)
}

/** @returns what the last statement answers */
async function onDatabase(name: string, ...statements: readonly string[]) {
  const url = new URL(server)
  url.pathname = `/${name}`
  const client = new Client({ connectionString: url.href })
  await client.connect()
  let rows: readonly object[] = []
  for (const statement of statements)
    rows = (await client.query(statement)).rows
  await client.end()
  return rows
}

/** As somebody types it; a group of its own, so that it can be stopped. */
function shell(line: string): ChildProcess {
  const { NODE_OPTIONS: _, VITEST: __, ...environment } = process.env
  typed.add(line)
  return spawn('sh', ['-c', line], {
    cwd: repository,
    env: {
      ...environment,
      PATH: `${process.env.PATH}:${findPostgres()}`,
      PGHOST: server.hostname,
      PGPORT: server.port,
      PGUSER: server.username,
      PGDATABASE: 'postgres',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
}

async function attempt(line: string) {
  const program = shell(line)
  const [said, complaint] = await Promise.all([
    program.stdout ? text(program.stdout) : '',
    program.stderr ? text(program.stderr) : '',
    once(program, 'exit'),
  ])
  return { code: program.exitCode, said, complaint }
}

async function run(line: string) {
  const { code, said, complaint } = await attempt(line)
  expect(code, `${line}\n${complaint}`).toBe(0)
  return said
}

/** The lines of the blocks with these words. */
const commandsWith = (words: string) =>
  blocks
    .filter(({ kind, text }) => kind === 'sh' && text.includes(words))
    .flatMap(({ text }) => text.trim().split('\n'))

const allServeLines = () =>
  blocks
    .filter(({ kind }) => kind === 'sh serve')
    .flatMap(({ text }) => text.trim().split('\n'))

const isFurther = (line: string) => line.includes('wallet-2.json')

/** Those of one process of each program. */
const serveLines = () => allServeLines().filter((line) => !isFurther(line))

async function stopAll() {
  for (const program of programs.splice(0)) {
    const ended = once(program, 'exit')
    program.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  }
}

async function serve(lines: readonly string[]) {
  for (const line of lines) {
    typed.add(line)
    programs.push(shell(`exec ${line}`))
  }
  for (const line of commandsWith('curl'))
    await vi.waitFor(() => run(line), { timeout: 60_000, interval: 500 })
}

describe('docs/hosting.md', () => {
  it(
    'builds the pages and makes the key and the database',
    async () => {
      for (const line of commandsWith('mkdir')) await run(line)
      for (const { kind, text } of blocks) {
        const [, path] = /^json \[(.+)\]$/.exec(kind) ?? []
        if (path) await writeFile(path, text, { mode: 0o600 })
      }
      for (const line of commandsWith('wallet:build')) await run(line)
      for (const line of commandsWith('create role')) await run(line)
      for (const line of commandsWith('migrate'))
        expect(await run(line)).toMatch(/migrations applied: \d/)
      for (const line of commandsWith('migrate'))
        expect(await run(line)).toContain('of this release already')
    },
    patienceMs,
  )

  it('makes the master key once, and never over one that is there', async () => {
    const path = join(folder, 'etc', 'master.key')
    const [line = ''] = commandsWith('umask')
    await run(line)
    expect((await stat(path)).mode & 0o777).toBe(0o400)
    const key = await readFile(path, 'utf8')
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    expect((await attempt(line)).code).not.toBe(0)
    expect(await readFile(path, 'utf8')).toBe(key)
  })

  it(
    'starts both programs, and they answer',
    async () => {
      await serve(serveLines())
    },
    patienceMs,
  )

  it('T-HDR-01: serves the built pages with their headers, each script by its hash', async () => {
    const page = await fetch(`${siteUrl}/frame/v1/?p=default`)
    expect(page.status).toBe(200)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain('frame-ancestors https://tide.example;')
    expect(policy).toContain("connect-src 'self' https://api.wallet.example;")
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(page.headers.get('integrity-policy')).toBe(
      'blocked-destinations=(script)',
    )
    const html = await page.text()
    expect(html).not.toContain('node.tide.example')
    const [, path = '', integrity] =
      /<script type="module" src="([^"]+)" integrity="([^"]+)"/.exec(html) ?? []
    const script = await fetch(`${siteUrl}${path}`)
    expect(script.headers.get('cache-control')).toContain('immutable')
    const bytes = Buffer.from(await script.arrayBuffer())
    const hash = createHash('sha384').update(bytes).digest('base64')
    expect(integrity).toBe(`sha384-${hash}`)
    const { headers } = await fetch(`${serviceUrl}/v1/nonce`)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('both keep idle connections longer than the proxy before them does', async () => {
    for (const url of [`${siteUrl}/healthz`, `${serviceUrl}/healthz`]) {
      const { headers } = await fetch(url)
      const [, seconds] =
        /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
      // Caddy gives its own up after two minutes, nginx after one.
      expect(Number(seconds), url).toBeGreaterThan(120)
    }
  })

  it(
    'lets a site in while they run, and stops approvals',
    async () => {
      const operator = async () =>
        JSON.parse(await readFile(join(folder, 'etc', 'operator.json'), 'utf8'))
      for (const line of commandsWith('project add')) await run(line)
      for (const line of commandsWith('approvals stop')) await run(line)
      expect(await operator()).toMatchObject({
        areApprovalsStopped: true,
        projects: [
          { id: 'default' },
          { id: 'other', origins: ['https://other.example'] },
        ],
      })
      for (const line of commandsWith('approvals resume')) await run(line)
      expect(await operator()).toMatchObject({ areApprovalsStopped: false })
      await expect
        .poll(
          async () => (await fetch(`${siteUrl}/frame/v1/?p=other`)).status,
          {
            timeout: 15_000,
            interval: 500,
          },
        )
        .toBe(200)
    },
    patienceMs,
  )

  it(
    'backs up while they run, stops both by a signal to them alone, and restores',
    async () => {
      const count = (n: number) =>
        `insert into counters values ('kept', ${n}, now() + interval '1 day') on conflict (bucket) do update set count = ${n}`
      await onDatabase(role, count(1))
      for (const line of commandsWith('pg_dump')) await run(line)
      await onDatabase(role, count(2), 'create table later ()')
      await stopAll()
      await expect(fetch(`${serviceUrl}/readyz`)).rejects.toThrow()
      await expect(fetch(`${siteUrl}/healthz`)).rejects.toThrow()

      for (const line of commandsWith('pg_restore')) await run(line)
      for (const line of commandsWith('verify-audit'))
        expect(await run(line)).toContain('The record is whole.')
      const [serveLine = ''] = serveLines()
      expect(await attempt(serveLine)).toMatchObject({
        code: 1,
        complaint: expect.stringContaining('run restored'),
      })
      for (const line of commandsWith('restored -c'))
        expect(await run(line)).toContain('Wallets made since are lost')
      await serve(serveLines())
      expect(
        await onDatabase(
          role,
          "select count, to_regclass('later') as later from counters where bucket = 'kept'",
        ),
      ).toEqual([{ count: 1, later: null }])
    },
    patienceMs,
  )

  it(
    'changes the master key while they serve',
    async () => {
      const path = join(folder, 'etc', 'master.key')
      const before = await readFile(path, 'utf8')
      for (const line of commandsWith('rotate -c'))
        expect(await run(line)).toContain('Sealed anew')
      for (const line of commandsWith('retire -c')) await run(line)
      const after = await readFile(path, 'utf8')
      expect(after).not.toBe(before)
      for (const line of commandsWith('curl')) await run(line)
      const [serveLine = ''] = serveLines()
      await stopAll()
      await writeFile(path, before)
      expect(await attempt(serveLine)).toMatchObject({
        code: 1,
        complaint: expect.stringContaining('sealed by another master key'),
      })
      await writeFile(path, after)
      await serve(serveLines())
    },
    patienceMs,
  )

  it(
    'serves by a second process once both share a Redis, and not before, by roles that own nothing',
    async () => {
      for (const line of commandsWith('wallet-2.json')) await run(line)
      const further = allServeLines().filter(isFurther)
      for (const line of further)
        expect(await attempt(line)).toMatchObject({
          code: 1,
          complaint: expect.stringMatching(/^Another process serves .+\n$/),
        })
      await stopAll()
      const path = join(folder, 'etc', 'wallet.json')
      const added = blocks
        .filter(({ kind }) => kind === 'json')
        .map(({ text }) => JSON.parse(text))
      await writeFile(
        path,
        JSON.stringify(
          Object.assign(JSON.parse(await readFile(path, 'utf8')), ...added),
          undefined,
          2,
        ),
      )
      for (const line of commandsWith('migrate')) await run(line)
      for (const line of commandsWith('wallet-2.json')) await run(line)
      await serve([...serveLines(), ...further])
      await expect
        .poll(
          async () =>
            (await fetch(`${secondUrl}/readyz`).catch(() => undefined))?.status,
          { timeout: 30_000, interval: 500 },
        )
        .toBe(200)
      expect((await fetch(`${serviceUrl}/readyz`)).status).toBe(200)
      for (const url of metricsUrls)
        expect(await (await fetch(url)).text()).toMatch(/^hasp_holds 0$/m)
    },
    patienceMs,
  )

  it('names no command that was not run', () => {
    expect([...commandsWith(''), ...allServeLines()]).not.toHaveLength(0)
    for (const line of [...commandsWith(''), ...allServeLines()])
      expect(typed).toContain(line)
  })
})
