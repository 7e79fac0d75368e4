import { ada, type Challenge, second } from '../openSite.test.fixture.js'
import { type Refusal, refusal } from './Refusal.test.fixture.js'
import { proveAs, signers, textFor } from './signers.test.fixture.js'

const [signer] = signers.eip155

/** The text of this challenge, as it is when something in it was changed. */
type Edit = (text: string, challenge: Challenge) => string

/** Signs another text than the server's, and says that it is the server's. */
function signing(title: string, edit: Edit, by = signer): Refusal {
  return refusal(`a text with ${title}`, 'SIGNATURE_INVALID', async (site) => {
    const visitor = site.browser()
    const challenge = await visitor.challenge()
    const right = textFor(challenge, by)
    const text = edit(right, challenge)
    if (text === right) throw new Error(`Nothing was changed: ${title}`)
    const proofs = [await proveAs(by, challenge, text)]
    return await visitor.ask('verify', { nonce: challenge.nonce, proofs })
  })
}

const replaced =
  (from: string | RegExp, to: string): Edit =>
  (text) =>
    text.replaceAll(from, to)

const domain = (name: string): Edit => replaced('tide.example', name)
const line =
  (title: string, value: string): Edit =>
  (text) =>
    text.replace(new RegExp(`^${title}: .*$`, 'm'), `${title}: ${value}`)
const without =
  (title: string): Edit =>
  (text) =>
    text.replace(new RegExp(`\n${title}: .*$`, 'm'), '')
const statement = (to: string): Edit => replaced('Sign in to Tide.', to)
const later =
  (title: string, byMs: number): Edit =>
  (text) =>
    text.replace(new RegExp(`(?<=^${title}: ).*$`, 'm'), (time) =>
      new Date(Date.parse(time) + byMs).toISOString(),
    )

/** Each field of what was signed, edited by whoever signed it. */
export const textRefusals: readonly Refusal[] = [
  signing('another domain', domain('evil.example')),
  signing('a subdomain', domain('www.tide.example')),
  signing('the domain above', domain('example')),
  signing('a domain that ends like ours', domain('eviltide.example')),
  signing(
    'a domain that begins like ours',
    domain('tide.example.evil.example'),
  ),
  signing('another port', domain('tide.example:8443')),
  signing('the usual port, said', domain('tide.example:443')),
  signing('a dot behind the domain', domain('tide.example.')),
  signing('a domain in capital letters', domain('TIDE.EXAMPLE')),
  signing('a look-alike in punycode', domain('xn--tde-hoa.example')),
  signing('a look-alike in its own letters', domain('t\u0131de.example')),
  signing(
    'the domain as a user of another',
    domain('tide.example@evil.example'),
  ),
  signing(
    'the domain of the server’s second site',
    replaced('tide.example', 'tide.test'),
  ),
  signing('a scheme before its domain', (text) => `https://${text}`),
  signing('another domain in its first line alone', (text) =>
    text.replace('tide.example', 'evil.example'),
  ),
  signing('another page', line('URI', 'https://tide.example/admin')),
  signing('a page of another scheme', line('URI', 'http://tide.example')),
  signing('a page of another port', line('URI', 'https://tide.example:1')),
  signing('a page of a subdomain', line('URI', 'https://a.tide.example')),
  signing('a page with a slash more', line('URI', 'https://tide.example/')),
  signing('a page with a query', line('URI', 'https://tide.example?a=b')),
  signing('a page with a fragment', line('URI', 'https://tide.example#a')),
  signing('a page with a user', line('URI', 'https://a@tide.example')),
  signing('no page', without('URI')),
  signing('version 2', line('Version', '2')),
  signing('no version', without('Version')),
  signing('another network', line('Chain ID', `${second.id}`)),
  signing('its network in hex', line('Chain ID', '0x7a69')),
  signing('its network by its whole name', line('Chain ID', 'eip155:31337')),
  signing('no network', without('Chain ID')),
  signing('another nonce', line('Nonce', 'a'.repeat(22))),
  signing('no nonce', without('Nonce')),
  signing('its nonce as the request id', (text, { nonce }) =>
    line('Nonce', 'a'.repeat(22))(
      text.replace('\nResources', `\nRequest ID: ${nonce}\nResources`),
      {} as Challenge,
    ),
  ),
  signing('its nonce in the statement', (text, { nonce }) =>
    text
      .replace('Sign in to Tide.', nonce)
      .replace(/(?<=Nonce: ).*/, 'a'.repeat(22)),
  ),
  signing('its nonce in a resource', (text, { nonce }) =>
    text
      .replace('/terms', `/${nonce}`)
      .replace(/(?<=Nonce: ).*/, 'a'.repeat(22)),
  ),
  signing('a later beginning', later('Issued At', 1)),
  signing('an earlier beginning', later('Issued At', -1000)),
  signing('no beginning', without('Issued At')),
  signing('a later end', later('Expiration Time', 60_000)),
  signing('an earlier end', later('Expiration Time', -1)),
  signing('no end', without('Expiration Time')),
  signing(
    'a time of another zone',
    replaced(/(?<=Issued At: .*)Z$/gm, '+00:00'),
  ),
  signing(
    'a first moment',
    replaced('\nResources', '\nNot Before: 2020-01-01T00:00:00Z\nResources'),
  ),
  signing(
    'a request id',
    replaced('\nResources', '\nRequest ID: 1\nResources'),
  ),
  signing(
    'a line break in a request id',
    replaced('\nResources', '\nRequest ID: 1\n2\nResources'),
  ),
  signing(
    'an override of direction in a request id',
    replaced('\nResources', '\nRequest ID: \u202e1\nResources'),
  ),
  signing('another statement', statement('Give me everything.')),
  signing('no statement', statement('')),
  signing('a statement of two lines', statement('Sign in to Tide.\nMore.')),
  signing(
    'a carriage return in its statement',
    statement('Sign in\r to Tide.'),
  ),
  signing(
    'a line separator in its statement',
    statement('Sign in\u2028to Tide.'),
  ),
  signing(
    'an override of direction in its statement',
    statement('\u202eSign in to Tide.'),
  ),
  signing(
    'an isolate of direction in its statement',
    statement('\u2066Sign in to Tide.\u2069'),
  ),
  signing(
    'a space of no width in its statement',
    statement('Sign\u200b in to Tide.'),
  ),
  signing('a hard space in its statement', statement('Sign\u00a0in to Tide.')),
  signing('another resource', replaced('/terms', '/others')),
  signing('a resource more', (text) => `${text}\n- https://tide.example/x`),
  signing(
    'the resource twice',
    (text) => `${text}\n- https://tide.example/terms`,
  ),
  signing('no resource', replaced(/\nResources:[\s\S]*$/g, '')),
  signing('a line break in a resource', replaced('/terms', '/te\nrms')),
  signing(
    'an override of direction in a resource',
    replaced('/terms', '/\u202eterms'),
  ),
  signing('another account', replaced(ada.address, signers.eip155[1].address)),
  signing('its account without a checksum', (text) =>
    text.replace(ada.address, ada.address.toLowerCase()),
  ),
  signing('an account of another family', replaced('Ethereum', 'Solana')),
  signing('a line more', (text) => `${text}\nAdmin: true`),
  signing('a line break behind it', (text) => `${text}\n`),
  signing('a byte order mark before it', (text) => `\ufeff${text}`),
  signing('carriage returns', replaced('\n', '\r\n')),
  signing('a blank line less', (text) => text.replace('\n\n', '\n')),
  signing('two lines in another order', (text) =>
    text.replace(/(Version: 1)\n(Chain ID: \d+)/, '$2\n$1'),
  ),
  signing('a field twice', replaced(/(Version: 1)/g, '$1\n$1')),
  ...Object.entries(signers).flatMap(([name, [one]]) => [
    signing(
      `another page, by ${name}`,
      line('URI', 'https://evil.example'),
      one,
    ),
    signing(`another nonce, by ${name}`, line('Nonce', 'a'.repeat(22)), one),
  ]),
]
