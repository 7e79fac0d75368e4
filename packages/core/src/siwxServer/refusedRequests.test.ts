import { describe, expect, it } from 'vitest'
import {
  ada,
  first,
  openBrowser,
  openSite,
  origin,
  prove,
} from './openSite.test.fixture.js'

const minuteMs = 60_000

describe('a page of another site', () => {
  it.each<[string, Record<string, string>]>([
    ['of another host', { origin: 'https://evil.example' }],
    ['of a subdomain', { origin: 'https://www.tide.example' }],
    ['of another port', { origin: 'https://tide.example:8443' }],
    ['without TLS', { origin: 'http://tide.example' }],
    [
      'with an origin that begins like ours',
      { origin: `${origin}.evil.example` },
    ],
    ['in a sandbox', { origin: 'null' }],
    [
      'that says who it is forwarded for',
      {
        origin: 'https://evil.example',
        'x-forwarded-host': 'tide.example',
        host: 'tide.example',
      },
    ],
  ])('%s is refused, whatever it asks', async (_, headers) => {
    const visitor = openSite().browser()
    const challenge = await visitor.challenge()
    const body = { nonce: challenge.nonce, proofs: [await prove(challenge)] }
    for (const [path, sent] of [
      ['nonce', {}],
      ['verify', body],
      ['sign-out', {}],
    ] as const)
      expect((await visitor.ask(path, sent, headers)).body.code).toBe(
        'ORIGIN_REFUSED',
      )
    expect((await visitor.ask('verify', body)).status).toBe(200)
  })

  it('gets nothing by a request that says no origin', async () => {
    const { browser, server } = openSite()
    const visitor = browser()
    const send = (headers: Record<string, string>) =>
      server.handle(
        new Request(`${origin}/siwx/nonce`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: '{}',
        }),
      )
    for (const site of ['cross-site', 'same-site', 'none', ''])
      expect((await send({ 'sec-fetch-site': site })).status).toBe(403)
    expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect(await visitor.accounts()).toEqual([])
  })

  it('cannot name the domain: that is configured', async () => {
    const { browser } = openSite()
    const { body } = await browser().ask(
      'nonce',
      {},
      {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
      },
    )
    expect(body).toMatchObject({ domain: 'tide.example', uri: origin })
  })

  it('has no word for a site of several origins without one', async () => {
    const origins = [origin, 'https://tide.test'] as const
    const visitor = openSite({ origins: [...origins] }).browser()
    for (const one of origins)
      expect(
        (await visitor.ask('nonce', {}, { origin: one })).body,
      ).toMatchObject({ uri: one })
  })
})

describe('a request', () => {
  it.each<[string, string | object, Record<string, string>, number, string]>([
    [
      'of a form',
      'a=b',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'CONTENT_TYPE_INVALID',
    ],
    [
      'of plain text',
      '{}',
      { 'content-type': 'text/plain' },
      415,
      'CONTENT_TYPE_INVALID',
    ],
    [
      'of another JSON',
      '{}',
      { 'content-type': 'application/jsonp' },
      415,
      'CONTENT_TYPE_INVALID',
    ],
    ['that is no JSON', '{', {}, 400, 'BODY_INVALID'],
    ['of nothing', '', {}, 400, 'BODY_INVALID'],
    ['of a list', [], {}, 400, 'BODY_INVALID'],
    ['with more than is asked', { isAdmin: true }, {}, 400, 'BODY_INVALID'],
    ['of 65 KiB', `"${'a'.repeat(65 * 1024)}"`, {}, 413, 'BODY_TOO_LARGE'],
  ])('%s is refused', async (_, body, headers, status, code) => {
    const got = await openSite().browser().ask('nonce', body, headers)
    expect([got.status, got.body.code]).toEqual([status, code])
  })

  it('without proofs, with eleven, or with two for one network is refused', async () => {
    const visitor = openSite().browser()
    const challenge = await visitor.challenge()
    const { nonce } = challenge
    const proof = await prove(challenge)
    for (const proofs of [
      [],
      Array.from({ length: 11 }, () => proof),
      [proof, proof],
    ])
      expect((await visitor.ask('verify', { nonce, proofs })).body.code).toBe(
        'BODY_INVALID',
      )
  })

  it('by another method, or to another path, is refused', async () => {
    const { browser, server } = openSite()
    const visitor = browser()
    expect((await visitor.ask('nonce')).body.code).toBe('METHOD_NOT_ALLOWED')
    expect((await visitor.ask('session', {})).body.code).toBe(
      'METHOD_NOT_ALLOWED',
    )
    expect((await visitor.ask('constructor')).body.code).toBe('NOT_FOUND')
    expect((await openBrowser(server.verify).ask('x')).body.code).toBe(
      'METHOD_NOT_ALLOWED',
    )
  })

  it('with a cookie that was made up, cut or doubled knows nobody', async () => {
    const visitor = openSite().browser()
    await visitor.signIn()
    const own = visitor.cookies.get('__Host-hasp.siwx') ?? ''
    for (const value of [
      'a'.repeat(43),
      own.slice(1),
      `${own}a`,
      `${own}; __Host-hasp.siwx=${own}`,
    ]) {
      visitor.cookies.set('__Host-hasp.siwx', value)
      expect(await visitor.accounts()).toEqual([])
    }
  })

  it('is one of ten a minute of a client, and of thirty for an address', async () => {
    const { browser, clock } = openSite({
      clientOf: (request) => request.headers.get('x-client') ?? undefined,
    })
    const visitor = browser()
    const body = {
      nonce: 'a'.repeat(22),
      proofs: [
        {
          networkId: first.caipNetworkId,
          address: ada.address,
          form: 'text',
          signature: '0x',
        },
      ],
    }
    const codes = async (count: number, client: (index: number) => string) => {
      const got = []
      for (let index = 0; index < count; index++)
        got.push(
          (await visitor.ask('verify', body, { 'x-client': client(index) }))
            .body.code,
        )
      return got
    }
    const mine = await codes(11, () => 'mine')
    expect(mine.indexOf('TOO_MANY_REQUESTS')).toBe(10)
    const many = await codes(21, (index) => `other ${index}`)
    expect(many.indexOf('TOO_MANY_REQUESTS')).toBe(20)
    const limited = await visitor.ask('verify', body)
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([
      429,
      '60',
    ])
    await clock.advance(minuteMs)
    expect((await visitor.ask('verify', body)).body.code).toBe('NONCE_INVALID')
  })
})
