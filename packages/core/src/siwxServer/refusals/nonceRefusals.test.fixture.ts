import type { Challenge, Got } from '../openSite.test.fixture.js'
import { bo, openSite, origin, prove } from '../openSite.test.fixture.js'
import { type Browser, type Refusal, refusal } from './Refusal.test.fixture.js'
import { otherOrigin, type RunningSite } from './runSite.test.fixture.js'

const minuteMs = 60_000
const begun = '__Host-hasp.siwx.begun'

/** A visitor with what the server asks to be signed. */
async function begin(site: RunningSite) {
  const visitor = site.browser()
  const challenge = await visitor.challenge()
  return { visitor, challenge }
}

/** Sends the right proof of a challenge, under this nonce. */
async function verify(
  visitor: Browser,
  challenge: Challenge,
  nonce: string = challenge.nonce,
): Promise<Got> {
  const proofs = [await prove(challenge)]
  return await visitor.ask('verify', { nonce, proofs })
}

/** The right proof, by a visitor whose nonce was changed on the way. */
const withNonce =
  (change: (nonce: string) => string) => async (site: RunningSite) => {
    const { challenge, visitor } = await begin(site)
    return await verify(visitor, challenge, change(challenge.nonce))
  }

/** The right proof, by a visitor whose cookie was changed on the way. */
const withCookie =
  (change: (cookie: string) => string) => async (site: RunningSite) => {
    const { challenge, visitor } = await begin(site)
    visitor.cookies.set(begun, change(visitor.cookies.get(begun) ?? ''))
    return await verify(visitor, challenge)
  }

const swapCase = (text: string) =>
  text.replace(/[a-z]/i, (letter) =>
    letter === letter.toLowerCase()
      ? letter.toUpperCase()
      : letter.toLowerCase(),
  )

export const nonceRefusals: readonly Refusal[] = [
  refusal('a nonce that was used', 'NONCE_INVALID', async (site) => {
    const { challenge, visitor } = await begin(site)
    await verify(visitor, challenge)
    await visitor.ask('sign-out', {})
    return await verify(visitor, challenge)
  }),
  refusal('a nonce of another browser', 'NONCE_INVALID', async (site) => {
    const { challenge } = await begin(site)
    return await verify(site.browser(), challenge)
  }),
  refusal(
    'a nonce of another browser, by one with a nonce of its own',
    'NONCE_INVALID',
    async (site) => {
      const { challenge } = await begin(site)
      const { visitor } = await begin(site)
      return await verify(visitor, challenge)
    },
  ),
  refusal('a nonce of another server', 'NONCE_INVALID', async (site) => {
    const { visitor } = await begin(site)
    const elsewhere = openSite().browser()
    const challenge = await elsewhere.challenge()
    visitor.cookies.set(begun, elsewhere.cookies.get(begun) ?? '')
    return await verify(visitor, challenge)
  }),
  refusal(
    'a nonce that another page of the same server asked for',
    'NONCE_INVALID',
    async (site) => {
      const { challenge, visitor } = await begin(site)
      const body = { nonce: challenge.nonce, proofs: [await prove(challenge)] }
      return await visitor.ask('verify', body, { origin: otherOrigin })
    },
  ),
  refusal('a nonce that the page made up', 'NONCE_INVALID', async (site) => {
    const { challenge, visitor } = await begin(site)
    return await verify(visitor, { ...challenge, nonce: 'a'.repeat(22) })
  }),
  refusal('a nonce in another case', 'NONCE_INVALID', withNonce(swapCase)),
  refusal(
    'a nonce without its last letter',
    'NONCE_INVALID',
    withNonce((nonce) => nonce.slice(0, -1)),
  ),
  refusal(
    'a nonce with a letter more',
    'NONCE_INVALID',
    withNonce((nonce) => `${nonce}a`),
  ),
  refusal(
    'a nonce with a line break behind it',
    'NONCE_INVALID',
    withNonce((nonce) => `${nonce}\n`),
  ),
  refusal(
    'a nonce with a space before it',
    'NONCE_INVALID',
    withNonce((nonce) => ` ${nonce}`),
  ),
  refusal(
    'the nonce of the challenge before',
    'SIGNATURE_INVALID',
    async (site) => {
      const { challenge, visitor } = await begin(site)
      const later = await visitor.challenge()
      return await verify(visitor, later, challenge.nonce)
    },
  ),
  refusal(
    'no nonce',
    'BODY_INVALID',
    withNonce(() => ''),
  ),
  refusal(
    'a nonce of 65 letters',
    'BODY_INVALID',
    withNonce(() => 'a'.repeat(65)),
  ),
  refusal('a nonce that has expired', 'NONCE_INVALID', async (site) => {
    const { challenge, visitor } = await begin(site)
    await site.clock.advance(10 * minuteMs)
    return await verify(visitor, challenge)
  }),
  refusal(
    'a nonce of a clock that is ahead of this one',
    'SIGNATURE_INVALID',
    async (site) => {
      const ahead = openSite({ store: site.store })
      await ahead.clock.advance(6 * minuteMs)
      const early = ahead.browser()
      const challenge = await early.challenge()
      const visitor = site.browser()
      for (const pair of early.cookies) visitor.cookies.set(...pair)
      return await verify(visitor, challenge)
    },
  ),
  refusal('a nonce after three wrong proofs', 'NONCE_INVALID', async (site) => {
    const { challenge, visitor } = await begin(site)
    const right = await prove(challenge)
    const wrong = { ...right, address: bo.address }
    const { nonce } = challenge
    for (let tries = 0; tries < 3; tries += 1)
      await visitor.ask('verify', { nonce, proofs: [wrong] })
    return await verify(visitor, challenge)
  }),
  refusal(
    'a nonce after signing in by it and out',
    'NONCE_INVALID',
    async (site) => {
      const { challenge, visitor } = await begin(site)
      await verify(visitor, challenge)
      await visitor.ask('sign-out', {})
      await visitor.challenge()
      return await verify(visitor, challenge)
    },
  ),
  refusal('a nonce without its cookie', 'NONCE_INVALID', async (site) => {
    const { challenge, visitor } = await begin(site)
    visitor.cookies.clear()
    return await verify(visitor, challenge)
  }),
  refusal(
    'a nonce with its cookie in another case',
    'NONCE_INVALID',
    withCookie(swapCase),
  ),
  refusal(
    'a nonce with half of its cookie',
    'NONCE_INVALID',
    withCookie((cookie) => cookie.slice(21)),
  ),
  refusal(
    'a nonce with its cookie twice',
    'NONCE_INVALID',
    withCookie((cookie) => `${cookie}; ${begun}=${cookie}`),
  ),
  refusal(
    'a nonce with its cookie under the name without TLS',
    'NONCE_INVALID',
    async (site) => {
      const { challenge, visitor } = await begin(site)
      const cookie = visitor.cookies.get(begun) ?? ''
      visitor.cookies.clear()
      visitor.cookies.set('hasp.siwx.begun', cookie)
      return await verify(visitor, challenge)
    },
  ),
  refusal(
    'a sign-in that was begun before its cookie was planted',
    'NONCE_INVALID',
    async (site) => {
      const { challenge, visitor } = await begin(site)
      visitor.cookies.set(begun, 'a'.repeat(43))
      return await verify(visitor, challenge)
    },
  ),
  refusal(
    'the account of an attacker, whose nonce it is, in the browser of a victim',
    'NONCE_INVALID',
    async (site) => {
      const attacker = await begin(site)
      const { visitor } = await begin(site)
      return await verify(visitor, attacker.challenge)
    },
  ),
  refusal(
    'the account of an attacker, sent by the attacker’s page',
    'ORIGIN_REFUSED',
    async (site) => {
      const { challenge, visitor } = await begin(site)
      const body = { nonce: challenge.nonce, proofs: [await prove(challenge)] }
      const headers = { origin: origin.replace('tide', 'evil') }
      return await visitor.ask('verify', body, headers)
    },
  ),
]
