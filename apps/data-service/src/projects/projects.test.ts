import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { balancesPath } from '@hasp/protocol/data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const tide = {
  id: 'tide',
  name: 'Tide Market',
  origins: ['https://tide.example', 'https://*.preview.tide.example'],
  features: { email: false, send: true },
}
const other = { id: 'other', name: 'Other', origins: ['https://other.example'] }
const account = `eip155:1:0x${'a1'.repeat(20)}`

let folder: string
let operatorFile: string
let now = Date.now()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-projects-'))
  operatorFile = join(folder, 'operator.json')
  await write(tide, other)
})
afterAll(async () => await rm(folder, { recursive: true }))

async function write(...projects: readonly object[]) {
  await writeFile(operatorFile, JSON.stringify({ projects }))
}

async function start(projects: object, configuration: object = {}) {
  return await startTestService('http://127.0.0.1:1', {
    now: () => now,
    configuration: {
      projects: { operatorFile, ...projects },
      ...configuration,
    },
  })
}

/** What a page of an origin is answered, and whether it may read it. */
async function ask(
  { url }: TestService,
  path: string,
  origin?: string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${url}${path}`, {
    headers: { ...(origin && { Origin: origin }), ...headers },
  })
  const allowed = response.headers.get('access-control-allow-origin')
  return {
    status: response.status,
    body: await response.json(),
    isReadable: origin !== undefined && (allowed === origin || allowed === '*'),
    retryAfter: response.headers.get('retry-after'),
  }
}

const config = (projectId?: string) =>
  `/v1/project-config${projectId ? `?projectId=${projectId}` : ''}`
const balances = (projectId?: string) =>
  `${balancesPath(account)}${projectId ? `?projectId=${projectId}` : ''}`

describe('a service that knows its sites', () => {
  let service: TestService
  beforeAll(async () => {
    service = await start({})
  })
  afterAll(async () => await service.stop())

  it('[R7.37] tells any page the allowed origins and features of a project, and why there are none', async () => {
    for (const origin of ['https://tide.example', 'https://evil.example']) {
      expect(await ask(service, config('tide'), origin)).toMatchObject({
        status: 200,
        isReadable: true,
        body: {
          allowedOrigins: tide.origins,
          features: { email: false, send: true },
        },
      })
      expect(await ask(service, config(), origin)).toMatchObject({
        status: 403,
        isReadable: true,
        body: { code: 'PROJECT_ID_REQUIRED' },
      })
      for (const wrong of ['tidal', 'x'.repeat(1_000), '%00'])
        expect(await ask(service, config(wrong), origin)).toMatchObject({
          status: 403,
          isReadable: true,
          body: { code: 'PROJECT_UNKNOWN' },
        })
    }
  })

  it.each([
    ['its own page', 'tide', 'https://tide.example', 404, 'NETWORK_UNKNOWN'],
    [
      'a preview of it',
      'tide',
      'https://a.preview.tide.example',
      404,
      'NETWORK_UNKNOWN',
    ],
    ['a server', 'tide', undefined, 404, 'NETWORK_UNKNOWN'],
    [
      'a page of another site',
      'tide',
      'https://other.example',
      403,
      'ORIGIN_REFUSED',
    ],
    [
      'a page that only looks like it',
      'tide',
      'https://tide.example.evil.example',
      403,
      'ORIGIN_REFUSED',
    ],
    [
      'two labels before it',
      'tide',
      'https://a.b.preview.tide.example',
      403,
      'ORIGIN_REFUSED',
    ],
    ['no TLS', 'tide', 'http://tide.example', 403, 'ORIGIN_REFUSED'],
    [
      'nobody’s project',
      'tidal',
      'https://tide.example',
      403,
      'PROJECT_UNKNOWN',
    ],
    [
      'no project',
      undefined,
      'https://shop.example',
      403,
      'PROJECT_ID_REQUIRED',
    ],
  ])(
    'answers %s, and a refusal may be read',
    async (_who, projectId, origin, status, code) => {
      expect(await ask(service, balances(projectId), origin)).toMatchObject({
        status,
        body: { code },
        isReadable: origin !== undefined,
      })
    },
  )

  it('knows within ten seconds what its operator changed', async () => {
    await write({ ...tide, origins: ['https://new.example'] }, other)
    now += 10_000
    expect((await ask(service, config('tide'))).body).toMatchObject({
      allowedOrigins: ['https://new.example'],
    })
    const refused = await ask(service, balances('tide'), 'https://tide.example')
    expect(refused.status).toBe(403)
    await write(tide, other)
    now += 10_000
  })
})

it('limits each project over all its visitors, and says when to come again', async () => {
  const service = await start(
    { requestsPerMinute: 2 },
    { trustedProxies: 1, requestsPerMinute: 100 },
  )
  const askFrom = (projectId: string, address: string) =>
    ask(service, balances(projectId), `https://${projectId}.example`, {
      'X-Forwarded-For': address,
    })
  expect((await askFrom('tide', '192.0.2.1')).status).toBe(404)
  expect((await askFrom('tide', '198.51.100.1')).status).toBe(404)
  const limited = await askFrom('tide', '203.0.113.1')
  expect(limited).toMatchObject({
    status: 429,
    isReadable: true,
    body: { code: 'TOO_MANY_REQUESTS' },
  })
  expect(Number(limited.retryAfter)).toBeGreaterThan(0)
  expect((await askFrom('other', '203.0.113.1')).status).toBe(404)
  await service.stop()
})

it('limits each network of the internet, as the proxies of the operator name it', async () => {
  const service = await start(
    { areRequired: false },
    { trustedProxies: 1, requestsPerMinute: 2 },
  )
  const askFrom = async (address: string) =>
    (
      await ask(service, balances(), undefined, {
        'X-Forwarded-For': `10.0.0.1, ${address}`,
      })
    ).status
  expect(await askFrom('192.0.2.1')).toBe(404)
  expect(await askFrom('192.0.2.200')).toBe(404)
  expect(await askFrom('192.0.2.77')).toBe(429)
  expect(await askFrom('192.0.3.77')).toBe(404)
  expect(await askFrom('2001:db8:0:1200::1')).toBe(404)
  expect(await askFrom('2001:db8:0:12ff::2')).toBe(404)
  expect(await askFrom('2001:db8:0:1201::3')).toBe(429)
  expect(await askFrom('2001:db8:0:1300::3')).toBe(404)
  // Some proxies say the port too, of each connection another.
  expect(await askFrom('198.51.100.1:50001')).toBe(404)
  expect(await askFrom('198.51.100.1:50002')).toBe(404)
  expect(await askFrom('198.51.100.1:50003')).toBe(429)
  await service.stop()
})

it('where no project has to be named, asks the list of sites', async () => {
  const service = await start({ areRequired: false })
  const page = (origin: string) => ask(service, balances(), origin)
  expect(await page('https://shop.example')).toMatchObject({
    status: 404,
    isReadable: true,
  })
  expect((await page('https://tide.example')).isReadable).toBe(false)
  expect((await ask(service, config())).body).toEqual({
    allowedOrigins: ['https://shop.example'],
    features: {},
  })
  await service.stop()
})

it('a service of no projects welcomes whom it serves', async () => {
  const service = await startTestService('http://127.0.0.1:1', {
    configuration: { origins: '*' },
  })
  expect((await ask(service, config('tide'))).body).toEqual({ features: {} })
  await service.stop()
})

it('does not start on a file of projects with a mistake', async () => {
  const wrong = join(folder, 'wrong.json')
  await writeFile(
    wrong,
    JSON.stringify({ projects: [{ ...tide, features: { swap: false } }] }),
  )
  await expect(start({ operatorFile: wrong })).rejects.toThrow(
    '"projects.0.features.swap" is no known key.',
  )
})
