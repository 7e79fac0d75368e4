import { expect, it } from 'vitest'
import { openSite, origin } from './openSite.test.fixture.js'

const credential = { kind: 'crossSiteCookie' } as const
const preflight = (from: string, method = 'POST') =>
  new Request('https://api.tide.test/siwx/verify', {
    method: 'OPTIONS',
    headers: { origin: from, 'access-control-request-method': method },
  })

it('[T-SIW-13] a server of another site has cookies that are of this page’s site alone', async () => {
  const visitor = openSite({ credential }).browser()
  const { headers, status } = await visitor.signIn()
  expect(status).toBe(200)
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-hasp\.siwx=[\w-]{43}; Path=\/; HttpOnly; SameSite=None; Partitioned; Secure; Max-Age=604800$/,
    ),
  ])
  expect(await visitor.accounts()).toHaveLength(1)
  await visitor.ask('sign-out', {})
  expect(await visitor.accounts()).toEqual([])
})

it('its pages may ask, and read what it answers', async () => {
  const { browser, server } = openSite({ credential })
  const asked = await server.handle(preflight(origin))
  expect(asked.status).toBe(204)
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    vary: 'Origin',
  })
  const visitor = browser()
  for (const got of [
    await visitor.ask('nonce', {}),
    await visitor.ask('verify', {}),
    await visitor.ask('nothing', {}),
  ])
    expect(got.headers.get('access-control-allow-origin')).toBe(origin)
  const note = server.protect(async () => Response.json({}))
  const refused = await note(visitor.requestFor('note', {}))
  expect(refused.status).toBe(401)
  expect(refused.headers.get('access-control-allow-origin')).toBe(origin)
})

it.each([
  'https://evil.example',
  'https://www.tide.example',
  'http://tide.example',
  `${origin}.evil.example`,
  'null',
  '*',
])('%s may neither ask nor read', async (from) => {
  const { browser, server } = openSite({ credential })
  const visitor = browser()
  await visitor.signIn()
  for (const response of [
    await server.handle(preflight(from)),
    await server.handle(
      visitor.requestFor('session', undefined, { origin: from }),
    ),
    await server.handle(visitor.requestFor('nonce', {}, { origin: from })),
  ]) {
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    expect(response.headers.get('vary')).toBe('Origin')
  }
  expect((await visitor.ask('sign-out', {}, { origin: from })).status).toBe(403)
})

it('a page of its own, which is none of the site’s, has no word', async () => {
  const { server } = openSite({ credential })
  const response = await server.handle(
    new Request('https://api.tide.test/siwx/nonce', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      body: '{}',
    }),
  )
  expect(response.status).toBe(403)
})

it('says nothing of other sites where its pages are on its own', async () => {
  const { browser, server } = openSite()
  const got = await browser().ask('nonce', {})
  expect(got.headers.get('access-control-allow-origin')).toBeNull()
  expect((await server.handle(preflight(origin))).status).toBe(405)
})

it('is not made with a place for tokens that is none', () => {
  for (const apiOrigin of ['https://api.tide.test/', 'http://api.tide.test'])
    expect(() =>
      openSite({ credential: { kind: 'bearer', apiOrigin } }),
    ).toThrow()
})
