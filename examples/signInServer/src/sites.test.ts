import { spawn } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import { formatSignInMessage } from '@hasp/core/siwx'
import { memoryStore } from '@hasp/core/siwxServer'
import { getRequestListener } from '@hono/node-server'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../../../devstack/testing/findFreePort.js'
import { createExpressSite } from './createExpressSite.js'
import { createHonoSite } from './createHonoSite.js'
import { createNextRoutes } from './createNextRoutes.js'
import { createWorker } from './createWorker.js'
import { findPython } from './findPython.test.fixture.js'

const account = privateKeyToAccount(`0x${'41'.repeat(32)}`)
const program = new URL('../python/server.py', import.meta.url).pathname

type Start = (port: number, origin: string) => Promise<() => unknown>

/** Something of JavaScript that answers requests. */
const serving =
  (create: (origin: string) => RequestListener): Start =>
  async (port, origin) => {
    const server = createServer(create(origin))
    await new Promise<void>((resolve) =>
      server.listen(port, 'localhost', resolve),
    )
    return () => new Promise((resolve) => server.close(resolve))
  }

const quietStore = () => memoryStore({ warn: () => undefined })

/** Next finds a route by its folder, and a function by its method. */
function nextListener(origin: string): RequestListener {
  const routes = createNextRoutes(origin, quietStore())
  return getRequestListener((request) => {
    const { pathname } = new URL(request.url)
    const route = pathname.startsWith('/siwx/') ? routes.siwx : routes.note
    return (
      route[request.method]?.(request) ?? new Response(null, { status: 405 })
    )
  })
}

/** A server in another language, which has nothing of ours. */
const startPython =
  (python: string): Start =>
  async (port, origin) => {
    const running = spawn(python, ['-B', program, `${port}`], {
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => running.once('exit', resolve))
    await expect
      .poll(() =>
        fetch(`${origin}/siwx/session`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
    return async () => {
      running.kill()
      await ended
    }
  }

const sites: readonly (readonly [string, Start])[] = [
  [
    'Hono',
    serving((origin) =>
      getRequestListener(createHonoSite(origin, quietStore()).fetch),
    ),
  ],
  ['Express', serving((origin) => createExpressSite(origin, quietStore()))],
  [
    'a worker',
    serving((origin) =>
      getRequestListener(createWorker(origin, quietStore()).fetch),
    ),
  ],
  ['Next', serving(nextListener)],
  ...findPython().map((python) => ['Python', startPython(python)] as const),
]

async function open(start: Start) {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const stop = await start(port, origin)
  onTestFinished(async () => {
    await stop()
  })
  return { openPage: () => openPage(origin) }
}

/** What a page of the site does, with the cookies that its browser keeps. */
function openPage(origin: string) {
  const cookies = new Map<string, string>()
  return async (
    method: string,
    path: string,
    body?: object | string,
    from = origin,
  ) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(method !== 'GET' && {
          origin: from,
          'content-type': 'application/json',
        }),
      },
      ...(body !== undefined && {
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return { status: response.status, body: await response.json() }
  }
}

/** What the account signs of what the server asks, and sends. */
async function prove(
  page: ReturnType<typeof openPage>,
  change = (text: string) => text,
) {
  const { networkIds: _, ...message } = (await page('POST', '/siwx/nonce', {}))
    .body
  const text = formatSignInMessage({
    ...message,
    accountAddress: account.address,
    chainId: 'eip155:1',
  })
  expect(text).toContain('Sign in to your notes.')
  const proof = {
    networkId: 'eip155:1',
    address: account.address,
    form: 'text',
    signature: await account.signMessage({ message: change(text) }),
  }
  return { nonce: message.nonce, proofs: [proof] }
}

it.each(sites)(
  'on %s those who signed in write notes of their own, until they sign out',
  async (_, start) => {
    const site = await open(start)
    const ask = site.openPage()
    expect((await ask('PUT', '/note', 'Mine')).status).toBe(401)
    const body = await prove(ask)
    expect((await ask('POST', '/siwx/verify', body)).status).toBe(200)
    expect((await ask('GET', '/siwx/session')).body.accounts).toMatchObject([
      { address: account.address },
    ])
    expect((await ask('PUT', '/note', 'Mine')).status).toBe(200)
    expect((await ask('GET', '/note')).body).toEqual({ note: 'Mine' })
    expect((await site.openPage()('GET', '/note')).status).toBe(401)
    await ask('POST', '/siwx/sign-out', {})
    expect((await ask('GET', '/note')).status).toBe(401)
  },
)

it.each(sites)(
  'on %s nobody signs in twice by one nonce, in another form, or from elsewhere',
  async (_, start) => {
    const site = await open(start)
    const ask = site.openPage()
    const refusal = async (sent: object, from = ask) => {
      const { body, status } = await from('POST', '/siwx/verify', sent)
      return [status, body.code]
    }
    const body = await prove(ask)
    const proofs = body.proofs.map((proof) => ({ ...proof, form: 'bip322' }))
    expect(await refusal({ ...body, proofs })).toEqual([
      401,
      'SIGNATURE_INVALID',
    ])
    expect(await refusal(body, site.openPage())).toEqual([401, 'NONCE_INVALID'])
    const evil = await ask('POST', '/siwx/verify', body, 'https://evil.example')
    expect([evil.status, evil.body.code]).toEqual([403, 'ORIGIN_REFUSED'])
    expect((await ask('POST', '/siwx/verify', body)).status).toBe(200)
    expect(await refusal(body)).toEqual([401, 'NONCE_INVALID'])
  },
)

it.each(findPython())(
  'in %s nobody signs in by another text, signature or address, or after three tries',
  async (python) => {
    const site = await open(startPython(python))
    const ask = site.openPage()
    const refusal = async (sent: object) =>
      (await ask('POST', '/siwx/verify', sent)).body.code
    const texts: readonly ((text: string) => string)[] = [
      (text) => `${text}\nMore`,
      (text) => text.replace('localhost', 'evil.example'),
      (text) => text.replace('Chain ID: 1', 'Chain ID: 10'),
    ]
    for (const change of texts)
      expect(await refusal(await prove(ask, change))).toBe('SIGNATURE_INVALID')
    const body = await prove(ask)
    const [proof] = body.proofs
    const elsewhere = {
      ...body,
      proofs: [{ ...proof, networkId: 'eip155:10' }],
    }
    expect(await refusal(elsewhere)).toBe('NETWORK_UNKNOWN')
    const other = await prove(ask)
    for (const changes of [
      { address: account.address.toLowerCase() },
      { signature: `0x${'11'.repeat(65)}` },
      { signature: '0x' },
    ]) {
      const wrong = { ...other, proofs: [{ ...other.proofs[0], ...changes }] }
      expect(await refusal(wrong)).toBe('SIGNATURE_INVALID')
    }
    expect(await refusal(other)).toBe('NONCE_INVALID')
  },
)
