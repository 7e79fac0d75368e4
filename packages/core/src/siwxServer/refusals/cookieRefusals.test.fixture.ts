import { type Got, origin } from '../openSite.test.fixture.js'
import { type Browser, type Refusal, refusal } from './Refusal.test.fixture.js'
import type { RunningSite } from './runSite.test.fixture.js'

const hourMs = 60 * 60_000
const signedIn = '__Host-hasp.siwx'

/** Asks for what only those get who are signed in. */
const openNote = (browser: Browser, headers = {}): Promise<Got> =>
  browser.ask('note', { text: 'Mine' }, headers)

/** A visitor who is signed in, and somebody with all of their cookies. */
async function beStolenFrom(site: RunningSite) {
  const victim = site.browser()
  await victim.signIn()
  const thief = site.browser()
  for (const pair of victim.cookies) thief.cookies.set(...pair)
  return { thief, victim }
}

/** What a cookie opens that was changed on the way. */
const withCookie =
  (change: (cookie: string) => string) => async (site: RunningSite) => {
    const { victim } = await beStolenFrom(site)
    const cookie = victim.cookies.get(signedIn) ?? ''
    victim.cookies.set(signedIn, change(cookie))
    return await openNote(victim)
  }

const required = (title: string, run: Refusal['run']) =>
  refusal(title, 'SIGN_IN_REQUIRED', run)

export const cookieRefusals: readonly Refusal[] = [
  required('nobody', (site) => openNote(site.browser())),
  required('somebody who has only begun', async (site) => {
    const visitor = site.browser()
    await visitor.challenge()
    return await openNote(visitor)
  }),
  required('a cookie that was stolen, after signing out', async (site) => {
    const { thief, victim } = await beStolenFrom(site)
    await victim.ask('sign-out', {})
    return await openNote(thief)
  }),
  required('a cookie that was stolen, after the next sign-in', async (site) => {
    const { thief, victim } = await beStolenFrom(site)
    await victim.signIn()
    return await openNote(thief)
  }),
  required(
    'a cookie that was stolen, after its account was revoked',
    async (site) => {
      const { thief, victim } = await beStolenFrom(site)
      const [accountId = ''] = await victim.accounts()
      await site.server.revoke({ accountId: accountId as 'eip155:1:0x' })
      return await openNote(thief)
    },
  ),
  required('a cookie that was planted before the sign-in', async (site) => {
    const attacker = site.browser()
    attacker.cookies.set(signedIn, 'a'.repeat(43))
    const victim = site.browser()
    victim.cookies.set(signedIn, 'a'.repeat(43))
    await victim.signIn()
    return await openNote(attacker)
  }),
  required(
    'a cookie of an attacker’s sign-in, after the victim’s',
    async (site) => {
      const { thief: victim, victim: attacker } = await beStolenFrom(site)
      await victim.signIn()
      return await openNote(attacker)
    },
  ),
  required('a cookie a day after the last visit', async (site) => {
    const { victim } = await beStolenFrom(site)
    await site.clock.advance(24 * hourMs)
    return await openNote(victim)
  }),
  required('a cookie a week after the sign-in', async (site) => {
    const { victim } = await beStolenFrom(site)
    for (let hours = 0; hours < 7 * 24; hours += 12) {
      await openNote(victim)
      await site.clock.advance(12 * hourMs)
    }
    return await openNote(victim)
  }),
  required(
    'a cookie that was made up',
    withCookie(() => 'a'.repeat(43)),
  ),
  required(
    'a cookie without its end',
    withCookie((one) => one.slice(0, -1)),
  ),
  required(
    'a cookie with more',
    withCookie((one) => `${one}a`),
  ),
  required(
    'a cookie in quotes',
    withCookie((one) => `"${one}"`),
  ),
  required(
    'a cookie twice',
    withCookie((one) => `${one}; ${signedIn}=${one}`),
  ),
  required(
    'a cookie behind one of an attacker',
    withCookie((one) => `${'a'.repeat(43)}; ${signedIn}=${one}`),
  ),
  required(
    'a cookie in another case',
    withCookie((one) => one.toUpperCase()),
  ),
  required('a cookie under the name without TLS', async (site) => {
    const { victim } = await beStolenFrom(site)
    const cookie = victim.cookies.get(signedIn) ?? ''
    victim.cookies.clear()
    victim.cookies.set('hasp.siwx', cookie)
    return await openNote(victim)
  }),
  required('the cookie of a beginning for that of a sign-in', async (site) => {
    const { victim } = await beStolenFrom(site)
    const begun = victim.cookies.get(`${signedIn}.begun`) ?? ''
    victim.cookies.set(signedIn, begun)
    return await openNote(victim)
  }),
  refusal(
    'who is signed in, from a page of another site',
    'ORIGIN_REFUSED',
    async (site) => {
      const { victim } = await beStolenFrom(site)
      return await openNote(victim, { origin: 'https://evil.example' })
    },
  ),
  refusal(
    'who is signed in, from a sandbox',
    'ORIGIN_REFUSED',
    async (site) => {
      const { victim } = await beStolenFrom(site)
      return await openNote(victim, { origin: 'null' })
    },
  ),
  refusal(
    'who is signed in, by a form of another site',
    'ORIGIN_REFUSED',
    async (site) => {
      const { victim } = await beStolenFrom(site)
      const request = victim.requestFor('note', 'a=b', {
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      })
      return await victim.send(request)
    },
  ),
  refusal(
    'who is signed in, without an origin',
    'ORIGIN_REFUSED',
    async (site) => {
      const { victim } = await beStolenFrom(site)
      const cookie = [...victim.cookies]
        .map((pair) => pair.join('='))
        .join('; ')
      const request = new Request(`${origin}/siwx/note`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: '{}',
      })
      return await victim.send(request)
    },
  ),
]
