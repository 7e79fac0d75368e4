import { bech32 } from '@scure/base'
import fc from 'fast-check'
import { checksumAddress } from '../../addresses/checksumAddress.js'
import { formatSs58 } from '../../addresses/ss58.js'
import { encodeBase58 } from '../../encoding/base58.js'
import { encodeHex } from '../../encoding/hex.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import type { SignInMessage } from '../../entities/signIn/signInMessage.js'

/** A message in which every field has a value. */
export const fullMessage: SignInMessage = {
  accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  chainId: 'eip155:1',
  domain: 'tide.example',
  uri: 'https://tide.example/login?from=home#top',
  version: '1',
  nonce: '5eK1mQ0zR7uYw2Xc9Vb3Na',
  issuedAt: '2026-01-02T03:04:05.678Z',
  expirationTime: '2026-01-02T03:14:05.678Z',
  notBefore: '2026-01-02T03:04:05Z',
  requestId: 'tide-1',
  statement: 'Sign in to Tide.',
  resources: ['https://tide.example/terms', 'ipfs://bafybei/terms'],
}

/** The same message with only what every message has. */
export const shortMessage: SignInMessage = {
  accountAddress: fullMessage.accountAddress,
  chainId: fullMessage.chainId,
  domain: fullMessage.domain,
  uri: fullMessage.uri,
  version: '1',
  nonce: fullMessage.nonce,
  issuedAt: fullMessage.issuedAt,
}

/** One account of every namespace, as its wallets write it. */
export const accounts: readonly {
  readonly chainId: NetworkId
  readonly accountAddress: string
}[] = [
  { chainId: 'eip155:1', accountAddress: fullMessage.accountAddress },
  {
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    accountAddress: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
  },
  {
    chainId: 'bip122:000000000019d6689c085ae165831e93',
    accountAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  },
  {
    chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    accountAddress: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  },
  {
    chainId: 'cosmos:cosmoshub-4',
    accountAddress: bech32.encode('cosmos', bech32.toWords(new Uint8Array(20))),
  },
]

const letters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const alphanumeric = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength })

const someAccounts = fc.oneof(
  fc.constantFrom(...accounts),
  fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => ({
    chainId: 'eip155:8453' as const,
    accountAddress: checksumAddress(encodeHex(bytes)) ?? '',
  })),
  fc.uint8Array({ minLength: 32, maxLength: 32 }).chain((bytes) =>
    fc.constantFrom(
      {
        chainId: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K' as const,
        accountAddress: encodeBase58(bytes),
      },
      {
        chainId: 'polkadot:b0a8d493285c2df73290dfb7e61f870f' as const,
        accountAddress: formatSs58(bytes, 2),
      },
    ),
  ),
)

const times = fc
  .date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('2199-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString())

const statements = fc
  .string({
    unit: fc.constantFrom(...` ${letters}!#$&'()*+,-./:;=?@[]_~`),
    minLength: 1,
    maxLength: 300,
  })
  .map((text) => text.trim())
  .filter((text) => text !== '')

const resources = fc.oneof(
  fc
    .webUrl()
    .filter((url) => !url.includes('@') && !/["<>\\^`{|}[\]]/.test(url)),
  alphanumeric(1, 40).map((text) => `urn:recap:${text}`),
  fc.uuid().map((uuid) => `urn:uuid:${uuid}`),
)

/** Any message that may be signed, of any namespace. */
export const someMessages: fc.Arbitrary<SignInMessage> = fc
  .record({
    account: someAccounts,
    domain: fc.oneof(
      fc.domain().map((domain) => domain.toLowerCase()),
      fc.constantFrom('localhost:4000', 'xn--tde-hoa.example', '127.0.0.1:80'),
    ),
    path: fc.constantFrom('', '/', '/login', '/a%20b?c=d/e?#f'),
    nonce: alphanumeric(22, 64),
    issuedAt: times,
    expirationTime: fc.option(times, { nil: undefined }),
    notBefore: fc.option(times, { nil: undefined }),
    requestId: fc.option(alphanumeric(1, 40), { nil: undefined }),
    statement: fc.option(statements, { nil: undefined }),
    resources: fc.option(fc.array(resources, { minLength: 1, maxLength: 5 }), {
      nil: undefined,
    }),
  })
  .map(({ account, domain, path, ...rest }) => {
    const defined = Object.entries(rest).filter(([, one]) => one !== undefined)
    return {
      ...account,
      domain,
      uri: `https://${domain}${path}`,
      version: '1',
      ...Object.fromEntries(defined),
    } as SignInMessage
  })
  .filter((message) => (message.resources?.join('').length ?? 0) <= 2048)
