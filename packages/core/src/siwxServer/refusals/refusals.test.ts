import { siwxProblems } from '@hasp/protocol/siwx'
import { beforeEach, describe, expect, it } from 'vitest'
import { origin, prove } from '../openSite.test.fixture.js'
import { cookieRefusals } from './cookieRefusals.test.fixture.js'
import { nonceRefusals } from './nonceRefusals.test.fixture.js'
import { proofRefusals } from './proofRefusals.test.fixture.js'
import type { Refusal } from './Refusal.test.fixture.js'
import { approve, recapRefusals } from './recapRefusals.test.fixture.js'
import { requestRefusals } from './requestRefusals.test.fixture.js'
import { type RunningSite, runSite } from './runSite.test.fixture.js'
import { proveAs, signers } from './signers.test.fixture.js'
import { textRefusals } from './textRefusals.test.fixture.js'

const tables: readonly (readonly [string, readonly Refusal[]])[] = [
  [
    '[T-SIW-01] [T-SIW-05] [T-SIW-08] a nonce that was used, is foreign, expired or early, tried thrice, or of another browser',
    nonceRefusals,
  ],
  [
    '[T-SIW-03] [T-SIW-06] [T-SIW-07] [T-SIW-09] a text with another domain, port, scheme or page, the nonce elsewhere, any field edited, line breaks or marks of direction',
    textRefusals,
  ],
  [
    '[T-SIW-04] a proof with another account, network, form or signature, of each family',
    proofRefusals,
  ],
  [
    'an approval over WalletConnect with another type, times or statement, that allows more, or two for one network',
    recapRefusals,
  ],
  [
    'a request of another site, a form, without an origin or from a sandbox, with a spoofed host, or malformed',
    requestRefusals,
  ],
  [
    'a cookie that was planted, stolen before the visitor signed out, made up or has expired',
    cookieRefusals,
  ],
]

let site: RunningSite
beforeEach(async () => {
  site = await runSite()
  return site.stop
})

it('[G-13] there are more than 250 ways in which nobody is let in', () => {
  const titles = tables.flatMap(([, table]) => table.map(({ title }) => title))
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.length).toBeGreaterThan(250)
})

describe.each(tables)('a server does not let in %s:', (_, table) => {
  it.each(table)('$title is $code', async ({ code, run }) => {
    const { body, headers, status } = await run(site)
    expect(body).toEqual({ code })
    expect(status).toBe(siwxProblems[code])
    for (const cookie of headers.getSetCookie())
      expect(cookie).not.toMatch(/hasp\.siwx=[^;]/)
    // What is right is let in by the same server.
    expect((await site.browser().signIn()).status).toBe(200)
  })
})

describe('a server that is asked over HTTP', () => {
  it.each(Object.entries(signers))('lets in %s', async (_, [signer]) => {
    const visitor = site.browser()
    const challenge = await visitor.challenge()
    const proofs = [await proveAs(signer, challenge)]
    const { nonce } = challenge
    expect((await visitor.ask('verify', { nonce, proofs })).status).toBe(200)
    const { address, networkId } = signer
    expect(await visitor.accounts()).toEqual([`${networkId}:${address}`])
    expect((await visitor.ask('note', {})).status).toBe(200)
  })

  it('lets in who allows requests besides', async () => {
    expect((await approve(site)).status).toBe(200)
  })

  it.each([2, 500])(
    '[T-SIW-02] lets in one of %i who send one proof at once',
    async (count) => {
      const visitor = site.browser()
      const challenge = await visitor.challenge()
      const body = { nonce: challenge.nonce, proofs: [await prove(challenge)] }
      const requests = Array.from({ length: count }, () =>
        visitor.requestFor('verify', body),
      )
      const got = await Promise.all(requests.map(visitor.send))
      expect(got.filter(({ status }) => status === 200)).toHaveLength(1)
      for (const { body: answer, status } of got)
        if (status !== 200)
          expect(answer.code).toMatch(/^(NONCE_INVALID|TOO_MANY_REQUESTS)$/)
    },
  )

  it('names its own domain, whatever Host and proxies say', async () => {
    const visitor = site.browser()
    const { body } = await visitor.ask(
      'nonce',
      {},
      {
        host: 'evil.example',
        forwarded: 'host=evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
      },
    )
    expect(body).toMatchObject({ domain: 'tide.example', uri: origin })
  })
})
