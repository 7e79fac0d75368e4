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

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const builtWithinMs = 180_000

/** A role and a database, as the page calls both. */
const role = `hasp_${randomUUID().replaceAll('-', '')}`
let folder: string
let server: URL
let siteUrl: string
let serviceUrl: string
let blocks: readonly { readonly kind: string; readonly text: string }[]
const typed = new Set<string>()
const programs: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-hosting-'))
  server = new URL(inject('postgresUrl') ?? '')
  const [sitePort, servicePort] = [await findFreePort(), await findFreePort()]
  siteUrl = `http://127.0.0.1:${sitePort}`
  serviceUrl = `http://127.0.0.1:${servicePort}`
  const page = await readFile(join(repository, 'docs/hosting.md'), 'utf8')
  const here = page
    .replaceAll('/etc/hasp', join(folder, 'etc'))
    .replaceAll('/var/lib/hasp', join(folder, 'var'))
    .replaceAll(/(127\.0\.0\.1:|"port": )4001/g, `$1${sitePort}`)
    .replaceAll(/(127\.0\.0\.1:|"port": )4002/g, `$1${servicePort}`)
    .replaceAll('postgres://hasp:', `postgres://${role}:`)
    .replaceAll('127.0.0.1:5432/hasp', `${server.host}/${role}`)
    .replaceAll(/(create role|dropdb --if-exists) hasp/g, `$1 ${role}`)
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
    `drop role if exists ${role}`,
  )
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
      PATH: `${process.env.PATH}:/usr/lib/postgresql/15/bin`,
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

const serveLines = () =>
  blocks
    .filter(({ kind }) => kind === 'sh serve')
    .flatMap(({ text }) => text.trim().split('\n'))

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
    builtWithinMs,
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

  it('starts both programs, and they answer', async () => {
    await serve(serveLines())
  }, 90_000)

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

  it('lets a site in while they run, and stops approvals', async () => {
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
      .poll(async () => (await fetch(`${siteUrl}/frame/v1/?p=other`)).status, {
        timeout: 15_000,
        interval: 500,
      })
      .toBe(200)
  }, 60_000)

  it('backs up while they run, stops both by a signal to them alone, and restores', async () => {
    const count = (n: number) =>
      `insert into counters values ('kept', ${n}, now() + interval '1 day') on conflict (bucket) do update set count = ${n}`
    await onDatabase(role, count(1))
    for (const line of commandsWith('pg_dump')) await run(line)
    await onDatabase(role, count(2), 'create table later ()')
    for (const program of programs.splice(0)) {
      const ended = once(program, 'exit')
      program.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    }
    await expect(fetch(`${serviceUrl}/readyz`)).rejects.toThrow()
    await expect(fetch(`${siteUrl}/healthz`)).rejects.toThrow()

    for (const line of commandsWith('pg_restore')) await run(line)
    await serve(serveLines())
    expect(
      await onDatabase(
        role,
        "select count, to_regclass('later') as later from counters where bucket = 'kept'",
      ),
    ).toEqual([{ count: 1, later: null }])
  }, 90_000)

  it('names no command that was not run', () => {
    expect([...commandsWith(''), ...serveLines()]).not.toHaveLength(0)
    for (const line of [...commandsWith(''), ...serveLines()])
      expect(typed).toContain(line)
  })
})
