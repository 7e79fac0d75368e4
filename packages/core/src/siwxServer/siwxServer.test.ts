import { describe, expect, it } from 'vitest'
import { evmSignatures } from '../siwx/verifiers/evm/evmSignatures.js'
import { createSiwxServer } from './createSiwxServer.js'
import {
  ada,
  bo,
  first,
  openSite,
  origin,
  prove,
  second,
} from './openSite.test.fixture.js'
import { memoryStore } from './stores/memoryStore.js'

const hourMs = 60 * 60_000
const adaHere = `${first.caipNetworkId}:${ada.address}`

describe('signing in', () => {
  it('ends with an account that the server knows', async () => {
    const { browser, server } = openSite()
    const visitor = browser()
    expect(await visitor.accounts()).toEqual([])
    const { body, status } = await visitor.signIn()
    expect(status).toBe(200)
    expect(body).toEqual({
      accounts: [
        {
          accountId: adaHere,
          networkId: first.caipNetworkId,
          address: ada.address,
        },
      ],
      expiresInMs: 24 * hourMs,
    })
    expect(await visitor.accounts()).toEqual([adaHere])
    expect(await server.read(visitor.requestFor('x'))).toMatchObject({
      accounts: [{ accountId: adaHere }],
      data: undefined,
    })
    expect(await server.read(openSite().browser().requestFor('x'))).toBe(
      undefined,
    )
  })

  it('[T-SIW-13] is kept in a cookie that no page can read and nobody else can set', async () => {
    const visitor = openSite().browser()
    const { headers } = await visitor.signIn()
    const [cookie] = headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-hasp\.siwx=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=604800$/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('keeps nothing in the store by which somebody could sign in', async () => {
    const { browser, clock, store } = openSite()
    const kept: string[] = []
    const put: typeof store.put = async (entry, nowMs) => {
      kept.push(JSON.stringify(entry))
      return await store.put(entry, nowMs)
    }
    const watched = openSite({ store: { ...store, put } }).browser()
    await watched.signIn()
    expect(kept.length).toBeGreaterThan(0)
    for (const secret of watched.cookies.values())
      expect(kept.join()).not.toContain(secret)
    expect(browser().cookies.size + clock.waiting()).toBe(0)
  })

  it('works without TLS on this machine alone', async () => {
    const local = 'http://localhost:4000'
    const visitor = openSite({ origins: [local] }).browser()
    const { headers } = await visitor.ask('nonce', {}, { origin: local })
    expect(headers.getSetCookie()[0]).toMatch(/^hasp\.siwx\.begun=/)
    expect(headers.getSetCookie()[0]).not.toContain('Secure')
  })

  it('replaces who was signed in, under a cookie of its own', async () => {
    const visitor = openSite().browser()
    await visitor.signIn(ada)
    const before = new Map(visitor.cookies)
    await visitor.signIn(bo)
    expect(await visitor.accounts()).toEqual([
      `${first.caipNetworkId}:${bo.address}`,
    ])
    for (const [name, value] of before)
      if (!name.endsWith('begun'))
        expect(visitor.cookies.get(name)).not.toBe(value)
    visitor.cookies.clear()
    for (const pair of before) visitor.cookies.set(...pair)
    expect(await visitor.accounts()).toEqual([])
  })

  it('adds an account where the site allows it', async () => {
    const visitor = openSite({ multiple: true }).browser()
    await visitor.signIn(ada)
    const { caipNetworkId } = second
    expect(
      (await visitor.signIn(bo, caipNetworkId, { isAdded: true })).status,
    ).toBe(200)
    expect(await visitor.accounts()).toEqual([
      adaHere,
      `${caipNetworkId}:${bo.address}`,
    ])
    const other = openSite().browser()
    expect(
      (await other.signIn(bo, caipNetworkId, { isAdded: true })).body.code,
    ).toBe('BODY_INVALID')
  })

  it('takes proofs of several networks at once, all or none', async () => {
    const visitor = openSite().browser()
    const challenge = await visitor.challenge()
    const proofs = [
      await prove(challenge, ada, first.caipNetworkId),
      await prove(challenge, bo, second.caipNetworkId),
    ]
    const wrong = proofs.map((one, index) =>
      index === 0 ? one : { ...one, address: ada.address },
    )
    const { nonce } = challenge
    expect(
      (await visitor.ask('verify', { nonce, proofs: wrong })).body,
    ).toEqual({
      code: 'SIGNATURE_INVALID',
    })
    expect(await visitor.accounts()).toEqual([])
    expect((await visitor.ask('verify', { nonce, proofs })).status).toBe(200)
    expect(await visitor.accounts()).toHaveLength(2)
  })

  it('asks the site, which may refuse or attach its own', async () => {
    const { browser, server } = openSite({
      onSignIn: async ({ accounts: [account] }) =>
        account?.address === ada.address
          ? { isAllowed: true, data: { user: 7 } }
          : { isAllowed: false },
    })
    const visitor = browser()
    expect((await visitor.signIn(bo)).body.code).toBe('ACCOUNT_REFUSED')
    expect(await visitor.accounts()).toEqual([])
    await visitor.signIn(ada)
    const request = visitor.requestFor('x')
    expect((await server.read(request))?.data).toEqual({ user: 7 })
    expect((await visitor.ask('session')).body).not.toHaveProperty('data')
  })
})

describe('being signed in', () => {
  it('lasts a day after the last visit, and a week at most', async () => {
    const { browser, clock } = openSite()
    const visitor = browser()
    await visitor.signIn()
    for (let hours = 0; hours < 7 * 24 - 20; hours += 20) {
      expect(await visitor.accounts()).toEqual([adaHere])
      await clock.advance(20 * hourMs)
    }
    await clock.advance(20 * hourMs)
    expect(await visitor.accounts()).toEqual([])

    await visitor.signIn()
    await clock.advance(24 * hourMs)
    expect(await visitor.accounts()).toEqual([])
  })

  it('says how long it lasts, from the visit that counts', async () => {
    const { browser, clock, server } = openSite()
    const visitor = browser()
    await visitor.signIn()
    const lasts = async () => (await visitor.ask('session')).body.expiresInMs
    // A visit within the hour is not written down.
    await clock.advance(hourMs / 2)
    expect(await lasts()).toBe(23.5 * hourMs)
    await clock.advance(10 * hourMs)
    expect(await lasts()).toBe(24 * hourMs)
    const signedIn = await server.read(visitor.requestFor('x'))
    expect(signedIn?.expiresInMs).toBe(24 * hourMs)
    for (let days = 0; days < 6; days += 1) {
      await clock.advance(23 * hourMs)
      await lasts()
    }
    expect(await lasts()).toBe((7 * 24 - 10.5 - 6 * 23) * hourMs)
    await visitor.ask('sign-out', {})
    expect(await lasts()).toBeUndefined()
  })

  it('[T-SIW-14] ends by signing out, for one account or for all', async () => {
    const gone: string[] = []
    const { browser } = openSite({
      multiple: true,
      onSignOut: async (accounts) => {
        gone.push(...accounts.map(({ accountId }) => accountId))
      },
    })
    const visitor = browser()
    await visitor.signIn(ada)
    await visitor.signIn(bo, second.caipNetworkId, { isAdded: true })
    const boThere = `${second.caipNetworkId}:${bo.address}`
    const { body } = await visitor.ask('sign-out', {
      // In any case of its digits.
      accountId: adaHere.toLowerCase(),
    })
    expect(body.accounts).toMatchObject([{ accountId: boThere }])
    const stolen = new Map(visitor.cookies)
    await visitor.ask('sign-out', {})
    expect(gone).toEqual([adaHere, boThere])
    expect([...visitor.cookies.keys()]).toEqual(['__Host-hasp.siwx.begun'])
    const thief = browser()
    for (const pair of stolen) thief.cookies.set(...pair)
    expect(await thief.accounts()).toEqual([])
  })

  it('ends everywhere when the site revokes an account', async () => {
    const { browser, server } = openSite()
    const [one, two, other] = [browser(), browser(), browser()]
    await one.signIn(ada)
    await two.signIn(ada)
    await other.signIn(bo)
    await server.revoke({
      accountId: `eip155:31337:${ada.address.toLowerCase()}`,
    })
    expect(await one.accounts()).toEqual([])
    expect(await two.accounts()).toEqual([])
    expect(await other.accounts()).toHaveLength(1)
  })

  it('opens the routes of the site, to its own pages alone', async () => {
    const { browser, server } = openSite()
    const visitor = browser()
    const route = server.protect(async (_request, { accounts }) =>
      Response.json({ name: accounts[0]?.accountId }),
    )
    const call = async (request: Request) => {
      const response = await route(request)
      return [response.status, await response.json()]
    }
    const post = () => visitor.requestFor('x', {})
    expect(await call(post())).toEqual([401, { code: 'SIGN_IN_REQUIRED' }])
    await visitor.signIn()
    expect(await call(post())).toEqual([200, { name: adaHere }])
    expect(await call(visitor.requestFor('x'))).toEqual([
      200,
      { name: adaHere },
    ])
    const foreign = visitor.requestFor(
      'x',
      {},
      { origin: 'https://evil.example' },
    )
    expect(await call(foreign)).toEqual([403, { code: 'ORIGIN_REFUSED' }])
  })
})

describe('a contract account', () => {
  const chainId = ({ method }: { method: string }) => method === 'eth_chainId'

  it('[T-SIW-10] [F-12] signs in once its node answers, with the proof it has', async () => {
    let isDown = true
    const { browser } = openSite({}, (call) => {
      if (isDown) return 'refuse'
      return {
        result: chainId(call) ? '0x7a69' : `0x1626ba7e${'00'.repeat(28)}`,
      }
    })
    const visitor = browser()
    await visitor.signIn(ada)
    const challenge = await visitor.challenge()
    const proof = {
      networkId: first.caipNetworkId,
      address: '0x000000000000000000000000000000000000dEaD',
      form: 'text',
      signature: `0x${'ab'.repeat(2000)}`,
    }
    const body = { nonce: challenge.nonce, proofs: [proof] }
    const down = await visitor.ask('verify', body)
    expect(down.status).toBe(503)
    expect(down.body).toEqual({ code: 'SIGNATURE_UNDETERMINED' })
    expect(down.headers.get('retry-after')).toBe('5')
    expect(await visitor.accounts()).toEqual([adaHere])
    isDown = false
    expect((await visitor.ask('verify', body)).status).toBe(200)
    expect(await visitor.accounts()).toEqual([
      `${first.caipNetworkId}:${proof.address}`,
    ])
  })
})

describe('a server', () => {
  const options = {
    origins: [origin] as [string],
    networks: [first],
    verifiers: [evmSignatures()],
    store: memoryStore(),
  }
  it.each([
    ['a network without a verifier', { verifiers: [] }],
    ['a statement of two lines', { statement: 'One.\nTwo.' }],
    ['a resource that is no URI', { resources: ['terms'] }],
    ['an origin with a path', { origins: [`${origin}/x`] as [string] }],
    ['an origin without TLS', { origins: ['http://tide.example'] as [string] }],
    [
      'origins of both kinds',
      { origins: [origin, 'http://localhost:1'] as [string, string] },
    ],
  ])('is not made with %s', (_, changes) => {
    expect(() => createSiwxServer({ ...options, ...changes })).toThrow()
    expect(() => createSiwxServer(options)).not.toThrow()
  })

  it('says nothing of a store that is down', async () => {
    const { store } = openSite()
    const broken = async () => {
      throw new Error('password of the database')
    }
    const site = openSite({ store: { ...store, put: broken, read: broken } })
    const visitor = site.browser()
    const got = await visitor.ask('nonce', {})
    expect([got.status, got.body]).toEqual([503, { code: 'UNAVAILABLE' }])
    visitor.cookies.set('__Host-hasp.siwx', 'a'.repeat(43))
    expect((await visitor.ask('session')).body).toEqual({ code: 'UNAVAILABLE' })
  })
})
