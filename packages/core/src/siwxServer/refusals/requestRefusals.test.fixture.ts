import type { SiwxProblemCode } from '@hasp/protocol/siwx'
import { type Got, origin, prove } from '../openSite.test.fixture.js'
import { type Refusal, refusal } from './Refusal.test.fixture.js'
import type { RunningSite } from './runSite.test.fixture.js'

type Headers = Readonly<Record<string, string>>

/** Pages that are not the site's, and what browsers say of them. */
const foreignPages: readonly (readonly [string, Headers])[] = [
  ['another site', { origin: 'https://evil.example' }],
  ['a subdomain', { origin: 'https://www.tide.example' }],
  ['the domain above', { origin: 'https://example' }],
  ['another port', { origin: 'https://tide.example:8443' }],
  ['the site without TLS', { origin: 'http://tide.example' }],
  ['a site that begins like ours', { origin: `${origin}.evil.example` }],
  ['a site that ends like ours', { origin: 'https://eviltide.example' }],
  ['a look-alike in punycode', { origin: 'https://xn--tde-hoa.example' }],
  ['a sandbox', { origin: 'null' }],
  ['a site with ours behind it', { origin: `https://evil.example ${origin}` }],
  [
    'another site, through a proxy that says it is ours',
    {
      origin: 'https://evil.example',
      host: 'tide.example',
      'x-forwarded-host': 'tide.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=tide.example;proto=https',
    },
  ],
]

/** Everything that changes something, by a visitor who may do it. */
async function askAll(site: RunningSite, path: string, headers: Headers) {
  const visitor = site.browser()
  const challenge = await visitor.challenge()
  const { nonce } = challenge
  const bodies: Readonly<Record<string, object>> = {
    nonce: {},
    verify: { nonce, proofs: [await prove(challenge)] },
    'sign-out': {},
  }
  return await visitor.ask(path, bodies[path], headers)
}

/** A request as no page of the site sends it. */
async function send(
  site: RunningSite,
  path: string,
  init: RequestInit,
): Promise<Got> {
  return await site.browser().send(
    new Request(`${origin}/siwx/${path}`, {
      duplex: 'half',
      ...init,
    } as RequestInit),
  )
}

const json = { origin, 'content-type': 'application/json' }

const typed = (
  title: string,
  type: string | undefined,
  body: BodyInit,
): Refusal =>
  refusal(title, 'CONTENT_TYPE_INVALID', (site) =>
    send(site, 'nonce', {
      method: 'POST',
      headers: { origin, ...(type !== undefined && { 'content-type': type }) },
      body,
    }),
  )

const bodied = (
  title: string,
  body: BodyInit,
  code: SiwxProblemCode = 'BODY_INVALID',
): Refusal =>
  refusal(title, code, (site) =>
    send(site, 'nonce', { method: 'POST', headers: json, body }),
  )

const without = (title: string, headers: Headers): Refusal =>
  refusal(`a request without an origin, ${title}`, 'ORIGIN_REFUSED', (site) =>
    send(site, 'nonce', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    }),
  )

const called = (
  title: string,
  code: SiwxProblemCode,
  method: string,
  path: string,
): Refusal =>
  refusal(title, code, (site) =>
    send(site, path, {
      method,
      headers: json,
      ...(method !== 'GET' && { body: '{}' }),
    }),
  )

const kib = 1024

export const requestRefusals: readonly Refusal[] = [
  ...foreignPages.flatMap(([page, headers]) =>
    ['nonce', 'verify', 'sign-out'].map((path) =>
      refusal(`/${path} by a page of ${page}`, 'ORIGIN_REFUSED', (site) =>
        askAll(site, path, headers),
      ),
    ),
  ),
  without('from nowhere', {}),
  without('of another site', { 'sec-fetch-site': 'cross-site' }),
  without('of a subdomain', { 'sec-fetch-site': 'same-site' }),
  without('typed by somebody', { 'sec-fetch-site': 'none' }),
  without('with a referrer alone', { referer: `${origin}/` }),
  without('of one of several sites', { 'sec-fetch-site': 'same-origin' }),

  typed('a form of another site', 'application/x-www-form-urlencoded', 'a=b'),
  typed('a form that looks like JSON', 'text/plain', '{}'),
  typed('a form with files', 'multipart/form-data; boundary=a', '--a--'),
  typed('a request of no type', undefined, new Blob(['{}'])),
  typed('a request of two types', 'text/plain, application/json', '{}'),
  typed('a request of nearly the type', 'application/jsonp', '{}'),
  typed('a beacon', 'text/plain;charset=UTF-8', '{}'),

  bodied('half of JSON', '{'),
  bodied('no JSON', 'nonce'),
  bodied('an empty request', ''),
  bodied('a list', '[]'),
  bodied('null', 'null'),
  bodied('a number', '1'),
  bodied('a request for more', '{"isAdmin":true}'),
  bodied('JSON with more behind it', '{}{}'),
  bodied('JSON that is no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])),
  bodied('65 KiB', `"${'a'.repeat(65 * kib)}"`, 'BODY_TOO_LARGE'),
  bodied(
    'a stream of 65 KiB, whose length nobody says',
    new Blob(['a'.repeat(65 * kib)]).stream(),
    'BODY_TOO_LARGE',
  ),
  refusal(
    'an account more where none is added',
    'BODY_INVALID',
    async (site) => {
      const visitor = site.browser()
      const challenge = await visitor.challenge()
      const body = { nonce: challenge.nonce, proofs: [await prove(challenge)] }
      return await visitor.ask('verify', { ...body, isAdded: 'yes' })
    },
  ),

  called('reading a nonce', 'METHOD_NOT_ALLOWED', 'GET', 'nonce'),
  called('reading a proof', 'METHOD_NOT_ALLOWED', 'GET', 'verify'),
  called('signing out by a picture', 'METHOD_NOT_ALLOWED', 'GET', 'sign-out'),
  called('writing a session', 'METHOD_NOT_ALLOWED', 'POST', 'session'),
  called('putting a proof', 'METHOD_NOT_ALLOWED', 'PUT', 'verify'),
  called('deleting a session', 'METHOD_NOT_ALLOWED', 'DELETE', 'session'),
  called('asking what is allowed', 'METHOD_NOT_ALLOWED', 'OPTIONS', 'verify'),
  called('a route that is none', 'NOT_FOUND', 'POST', 'constructor'),
  called('a route below a route', 'NOT_FOUND', 'POST', 'verify/x'),
  called('a route in capital letters', 'NOT_FOUND', 'POST', 'Verify'),
]
