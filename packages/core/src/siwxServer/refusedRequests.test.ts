import { describe, expect, it } from 'vitest'
import {
  ada,
  first,
  openBrowser,
  openSite,
  origin,
} from './openSite.test.fixture.js'

const minuteMs = 60_000

describe('a page', () => {
  it('of the only site may say no origin, where its browser says whose it is', async () => {
    const { server } = openSite()
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
  })

  it('of one of several sites signs in at its own', async () => {
    const origins = [origin, 'https://tide.test'] as const
    const visitor = openSite({ origins: [...origins] }).browser()
    for (const one of origins)
      expect(
        (await visitor.ask('nonce', {}, { origin: one })).body,
      ).toMatchObject({ uri: one })
  })
})

describe('a request', () => {
  it('to a single route by another method is refused', async () => {
    const { server } = openSite()
    expect((await openBrowser(server.verify).ask('x')).body.code).toBe(
      'METHOD_NOT_ALLOWED',
    )
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
