import { formatSignInMessage } from '@hasp/core/siwx'
import { memoryStore } from '@hasp/core/siwxServer'
import { createAdaptorServer } from '@hono/node-server'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../../../devstack/testing/findFreePort.js'
import { createSite } from './createSite.js'

const account = privateKeyToAccount(`0x${'41'.repeat(32)}`)
let origin: string
let stop: () => Promise<unknown>

beforeAll(async () => {
  const port = await findFreePort()
  origin = `http://localhost:${port}`
  const { fetch } = createSite(origin, memoryStore())
  const server = createAdaptorServer({ fetch })
  await new Promise<void>((resolve) =>
    server.listen(port, 'localhost', resolve),
  )
  stop = () => new Promise((resolve) => server.close(resolve))
})
afterAll(() => stop())

/** What a page of the site does, with the cookies that its browser keeps. */
function openPage() {
  const cookies = new Map<string, string>()
  return async (method: string, path: string, body?: object | string) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(method !== 'GET' && { origin, 'content-type': 'application/json' }),
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

it('lets those who signed in write notes of their own, until they sign out', async () => {
  const ask = openPage()
  expect((await ask('PUT', '/note', 'Mine')).status).toBe(401)

  const { networkIds: _, ...message } = (await ask('POST', '/siwx/nonce', {}))
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
    signature: await account.signMessage({ message: text }),
  }
  const { nonce } = message
  const signedIn = await ask('POST', '/siwx/verify', { nonce, proofs: [proof] })
  expect(signedIn.status).toBe(200)
  expect((await ask('GET', '/siwx/session')).body.accounts).toMatchObject([
    { address: account.address },
  ])

  expect((await ask('PUT', '/note', 'Mine')).status).toBe(200)
  expect((await ask('GET', '/note')).body).toEqual({ note: 'Mine' })
  expect((await openPage()('GET', '/note')).status).toBe(401)

  await ask('POST', '/siwx/sign-out', {})
  expect((await ask('GET', '/note')).status).toBe(401)
})
