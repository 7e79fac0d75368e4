import { describe, expect, it } from 'vitest'
import {
  createDpopProof,
  type DpopClaims,
} from '../../siwx/bearer/createDpopProof.js'
import { createFakeClock } from '../../testing/fakeClock.js'
import { ada, first, origin } from '../openSite.test.fixture.js'
import { hashSecret } from '../secrets.js'
import { api, openBearerSite } from './openBearerSite.test.fixture.js'

const minuteMs = 60_000
const adaHere = `${first.caipNetworkId}:${ada.address}`

async function createKey(): Promise<CryptoKeyPair> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  return await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
}

/** A visitor who is signed in, and the last request of theirs to the site. */
async function beSignedIn() {
  const site = openBearerSite()
  const page = site.page()
  await page.signIn()
  expect(await page.note()).toEqual([200, { of: adaHere }])
  const last = site.sent.at(-1) ?? new Request(api)
  const token = last.headers.get('authorization')?.slice('DPoP '.length) ?? ''
  return { ...site, last, page, token }
}

describe('a browser that is known by its key', () => {
  it('signs in, asks for what is its own, and signs out, without a cookie', async () => {
    const { page, sent, server } = await beSignedIn()
    expect(await page.accounts()).toEqual([
      { address: ada.address, networkId: first.caipNetworkId },
    ])
    await page.signOut()
    expect(await page.note()).toEqual([401, { code: 'SIGN_IN_REQUIRED' }])
    expect(await page.accounts()).toEqual([])
    for (const request of sent) expect(request.credentials).toBe('omit')
    expect(await server.read(new Request(`${api}/note`))).toBeUndefined()
  })

  it('gets another token by its key when one ends, while it is signed in', async () => {
    const { clock, page, sent } = await beSignedIn()
    const tokens = () =>
      new Set(sent.map((one) => one.headers.get('authorization'))).size
    const before = tokens()
    await page.note()
    expect(tokens()).toBe(before)
    await clock.advance(10 * minuteMs)
    expect((await page.note())[0]).toBe(200)
    expect(tokens()).toBe(before + 1)
    await clock.advance(25 * 60 * minuteMs)
    expect(await page.note()).toEqual([401, { code: 'SIGN_IN_REQUIRED' }])
  })

  it('gets another token when the server forgot the one it has', async () => {
    const { page, store, token } = await beSignedIn()
    await store.remove(hashSecret('token', token))
    expect((await page.note({ method: 'PUT', body: 'Mine' }))[0]).toBe(200)
  })

  it('replaces who was signed in: another browser’s sign-in stays', async () => {
    const site = openBearerSite()
    const [one, other] = [site.page(), site.page()]
    await one.signIn()
    await other.signIn()
    await one.signIn()
    expect((await one.note())[0]).toBe(200)
    expect((await other.note())[0]).toBe(200)
    await one.signOut()
    expect((await one.note())[0]).toBe(401)
    expect((await other.note())[0]).toBe(200)
  })

  it('is signed out everywhere when its account is revoked', async () => {
    const { page, server } = await beSignedIn()
    await server.revoke({ accountId: adaHere as 'eip155:1:0x' })
    expect((await page.note())[0]).toBe(401)
  })

  it('[F-32] needs no clock: the server says when its token has ended', async () => {
    const { clock, page, sent } = openBearerSite()
    const still = page(createFakeClock(0))
    await still.signIn()
    await still.note()
    const routesOf = async (byMs: number) => {
      await clock.advance(byMs)
      const before = sent.length
      expect((await still.note())[0]).toBe(200)
      return sent.slice(before).map(({ url }) => new URL(url).pathname)
    }
    expect(await routesOf(9 * minuteMs)).not.toContain('/siwx/token')
    expect(await routesOf(minuteMs)).toContain('/siwx/token')
  })
})

describe('a token that was stolen', () => {
  type Site = Awaited<ReturnType<typeof beSignedIn>>
  type Thief = (site: Site, key: CryptoKeyPair) => Promise<Headers>

  /** A proof by the thief's key, which says what the real one would. */
  const proofOf =
    (changes: (site: Site) => Partial<DpopClaims>): Thief =>
    async (site, key) => {
      const { nonce } = readClaims(site.last)
      const claims = {
        id: crypto.randomUUID(),
        method: 'GET',
        url: `${api}/note`,
        nonce,
        nowMs: site.clock.now(),
        token: site.token,
        ...changes(site),
      }
      const dpop = await createDpopProof(key, claims)
      return new Headers({ dpop, authorization: `DPoP ${site.token}` })
    }

  const thieves: readonly (readonly [string, string, Thief])[] = [
    [
      'without a proof',
      'PROOF_INVALID',
      async ({ token }) => new Headers({ authorization: `DPoP ${token}` }),
    ],
    [
      'as a token that anybody may carry',
      'SIGN_IN_REQUIRED',
      async ({ token }) => new Headers({ authorization: `Bearer ${token}` }),
    ],
    ['by another key', 'TOKEN_INVALID', proofOf(() => ({}))],
    [
      'with the proof that came with it',
      'PROOF_INVALID',
      async ({ last }) => new Headers(last.headers),
    ],
    [
      'with a proof for another token',
      'PROOF_INVALID',
      proofOf(() => ({ token: 'a'.repeat(43) })),
    ],
    [
      'with a proof for no token',
      'PROOF_INVALID',
      proofOf(() => ({ token: undefined })),
    ],
    [
      'with a proof for another method',
      'PROOF_INVALID',
      proofOf(() => ({ method: 'PUT' })),
    ],
    [
      'with a proof for another route',
      'PROOF_INVALID',
      proofOf(() => ({ url: `${api}/notes` })),
    ],
    [
      'with a proof for another server',
      'PROOF_INVALID',
      proofOf(() => ({ url: 'https://evil.example/note' })),
    ],
    [
      'with a proof of another time',
      'PROOF_STALE',
      proofOf(() => ({ nonce: 'a'.repeat(43) })),
    ],
    [
      'with a proof of no time',
      'PROOF_STALE',
      proofOf(() => ({ nonce: undefined })),
    ],
    [
      'with a proof of no number of its own',
      'PROOF_INVALID',
      proofOf(() => ({ id: '' })),
    ],
    [
      'with a proof that nobody signed',
      'PROOF_INVALID',
      async ({ last }) => edit(last, (parts) => [...parts.slice(0, 2), '']),
    ],
    [
      'with a proof whose number was changed',
      'PROOF_INVALID',
      async ({ last }) =>
        edit(last, ([head = '', body = '', tail = '']) => [
          head,
          encode({ ...decode(body), jti: 'b'.repeat(32) }),
          tail,
        ]),
    ],
    [
      'with a proof by no method',
      'PROOF_INVALID',
      async ({ last }) =>
        edit(last, ([head = '', body = '']) => [
          encode({ ...decode(head), alg: 'none' }),
          body,
          '',
        ]),
    ],
    [
      'with a proof that hands its key out',
      'PROOF_INVALID',
      async ({ last }, { privateKey }) => {
        const jwk = await crypto.subtle.exportKey('jwk', privateKey)
        return edit(last, ([head = '', ...rest]) => [
          encode({ ...decode(head), jwk }),
          ...rest,
        ])
      },
    ],
    [
      'with two proofs',
      'PROOF_INVALID',
      async (site, key) => {
        const headers = await proofOf(() => ({}))(site, key)
        headers.append('dpop', headers.get('dpop') ?? '')
        return headers
      },
    ],
  ]

  it.each(thieves)('%s is %s', async (_, code, steal) => {
    const site = await beSignedIn()
    const headers = await steal(site, await createKey())
    const response = await site.deliver(new Request(`${api}/note`, { headers }))
    expect([response.status, await response.json()]).toEqual([401, { code }])
    expect((await site.page.note())[0]).toBe(200)
  })
})

describe('a page of another site', () => {
  it.each(['https://evil.example', 'null', `${origin}.evil.example`])(
    '%s may not ask, and not read',
    async (foreign) => {
      const { deliver, last, page } = await beSignedIn()
      const asked = await deliver(
        new Request(`${api}/siwx/nonce`, {
          method: 'OPTIONS',
          headers: {
            origin: foreign,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type,dpop',
          },
        }),
      )
      expect(asked.headers.get('access-control-allow-origin')).toBeNull()
      expect(last.headers.get('origin')).toBe(origin)
      const read = await deliver(
        new Request(`${api}/siwx/session`, { headers: { origin: foreign } }),
      )
      expect(read.headers.get('access-control-allow-origin')).toBeNull()
      expect(read.headers.get('vary')).toBe('Origin')
      expect((await page.note())[0]).toBe(200)
    },
  )
})

function readClaims(request: Request): { readonly nonce?: string } {
  const [, body = ''] = (request.headers.get('dpop') ?? '').split('.')
  return decode(body)
}

function edit(
  request: Request,
  change: (parts: readonly string[]) => readonly string[],
): Headers {
  const headers = new Headers(request.headers)
  const parts = (headers.get('dpop') ?? '').split('.')
  headers.set('dpop', change(parts).join('.'))
  return headers
}

function decode(part: string): Record<string, never> {
  return JSON.parse(Buffer.from(part, 'base64url').toString())
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
