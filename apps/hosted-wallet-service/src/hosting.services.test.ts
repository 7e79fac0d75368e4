import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import {
  createTestDatabase,
  type TestDatabase,
} from '@hasp/service-frame/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findFreePort } from '../../../devstack/testing/findFreePort.js'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const builtWithinMs = 180_000

let folder: string
let database: TestDatabase
let siteUrl: string
let serviceUrl: string
let blocks: readonly { readonly kind: string; readonly text: string }[]
const programs: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-hosting-'))
  database = await createTestDatabase()
  if (!('url' in database.location)) throw new Error('This needs PostgreSQL.')
  const [sitePort, servicePort] = [await findFreePort(), await findFreePort()]
  siteUrl = `http://127.0.0.1:${sitePort}`
  serviceUrl = `http://127.0.0.1:${servicePort}`
  const page = await readFile(join(repository, 'docs/hosting.md'), 'utf8')
  const here = page
    .replaceAll('/etc/hasp', join(folder, 'etc'))
    .replaceAll('/var/lib/hasp', join(folder, 'var'))
    .replaceAll('postgres://hasp@127.0.0.1:5432/hasp', database.location.url)
    .replaceAll(/(127\.0\.0\.1:|"port": )4001/g, `$1${sitePort}`)
    .replaceAll(/(127\.0\.0\.1:|"port": )4002/g, `$1${servicePort}`)
  blocks = [...here.matchAll(/^```(.+)\n([\s\S]*?)^```$/gm)].map(
    ([, kind = '', text = '']) => ({ kind, text }),
  )
  for (const name of ['etc', 'var']) await mkdir(join(folder, name))
  for (const { kind, text } of blocks) {
    const [, path] = /^json \[(.+)\]$/.exec(kind) ?? []
    if (path) await writeFile(path, text)
  }
})
afterAll(async () => {
  for (const { pid } of programs) if (pid) process.kill(-pid, 'SIGKILL')
  await database.drop()
  await rm(folder, { recursive: true })
})

/** As somebody types it; a group of its own, so that it can be stopped. */
function shell(line: string): ChildProcess {
  const { NODE_OPTIONS: _, VITEST: __, ...environment } = process.env
  return spawn('sh', ['-c', line], {
    cwd: repository,
    env: {
      ...environment,
      PATH: `${process.env.PATH}:/usr/lib/postgresql/15/bin`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
}

async function run(line: string) {
  const program = shell(line)
  const [said, complaint] = await Promise.all([
    program.stdout ? text(program.stdout) : '',
    program.stderr ? text(program.stderr) : '',
    once(program, 'exit'),
  ])
  expect(program.exitCode, `${line}\n${complaint}`).toBe(0)
  return said
}

const commandsWith = (word: string) =>
  blocks
    .filter(({ kind, text }) => kind === 'sh' && text.includes(word))
    .flatMap(({ text }) => text.trim().split('\n'))

describe('docs/hosting.md', () => {
  it(
    'builds the pages and makes the key and the database',
    async () => {
      // What `npm ci` installs is here already.
      for (const line of commandsWith('wallet:build').slice(1)) await run(line)
      for (const line of commandsWith('umask')) await run(line)
      const key = await stat(join(folder, 'etc', 'master.key'))
      expect(key.mode & 0o777).toBe(0o400)
      for (const line of commandsWith('migrate'))
        expect(await run(line)).toMatch(/migrations applied: \d/)
      for (const line of commandsWith('migrate'))
        expect(await run(line)).toContain('of this release already')
    },
    builtWithinMs,
  )

  it('starts both programs, and they answer', async () => {
    const serve = blocks.find(({ kind }) => kind === 'sh serve')?.text ?? ''
    for (const line of serve.trim().split('\n'))
      programs.push(shell(`exec ${line}`))
    for (const line of commandsWith('curl'))
      await vi.waitFor(() => run(line), { timeout: 60_000, interval: 500 })
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

  it('lets a site in while they run, stops approvals, and backs up', async () => {
    const lines = [
      ...commandsWith('project add'),
      ...commandsWith('approvals stop'),
    ]
    for (const line of lines) await run(line)
    const operator = JSON.parse(
      await readFile(join(folder, 'etc', 'operator.json'), 'utf8'),
    )
    expect(operator).toMatchObject({
      areApprovalsStopped: true,
      projects: [
        { id: 'default' },
        { id: 'other', origins: ['https://other.example'] },
      ],
    })
    await expect
      .poll(async () => (await fetch(`${siteUrl}/frame/v1/?p=other`)).status, {
        timeout: 15_000,
        interval: 500,
      })
      .toBe(200)
    for (const line of commandsWith('pg_dump')) await run(line)
    const dump = await stat(join(folder, 'var', 'wallet.dump'))
    expect(dump.size).toBeGreaterThan(1_000)
  }, 60_000)

  it('stops both programs by a signal to them alone', async () => {
    for (const program of programs.splice(0)) {
      const ended = once(program, 'exit')
      program.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    }
    await expect(fetch(`${serviceUrl}/readyz`)).rejects.toThrow()
    await expect(fetch(`${siteUrl}/healthz`)).rejects.toThrow()
  })
})
