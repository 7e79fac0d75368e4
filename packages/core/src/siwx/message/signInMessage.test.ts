import fc from 'fast-check'
import { SiweMessage } from 'siwe'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { SignInMessage } from '../../entities/signIn/signInMessage.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { formatSignInMessage } from './formatSignInMessage.js'
import { parseSignInMessage } from './parseSignInMessage.js'
import {
  accounts,
  fullMessage,
  shortMessage,
  someMessages,
} from './signInTexts.test.fixture.js'

describe('[R3.11] a sign-in message', () => {
  it('has the fields of the specification', () => {
    expectTypeOf<keyof SignInMessage>().toEqualTypeOf<
      | 'accountAddress'
      | 'chainId'
      | 'domain'
      | 'uri'
      | 'version'
      | 'nonce'
      | 'notBefore'
      | 'statement'
      | 'resources'
      | 'requestId'
      | 'issuedAt'
      | 'expirationTime'
    >()
    expect(parseSignInMessage(formatSignInMessage(fullMessage))).toEqual(
      fullMessage,
    )
  })

  it('is EIP-4361 to the letter on EVM', () => {
    expect(formatSignInMessage(fullMessage)).toBe(
      [
        'tide.example wants you to sign in with your Ethereum account:',
        '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
        '',
        'Sign in to Tide.',
        '',
        'URI: https://tide.example/login?from=home#top',
        'Version: 1',
        'Chain ID: 1',
        'Nonce: 5eK1mQ0zR7uYw2Xc9Vb3Na',
        'Issued At: 2026-01-02T03:04:05.678Z',
        'Expiration Time: 2026-01-02T03:14:05.678Z',
        'Not Before: 2026-01-02T03:04:05Z',
        'Request ID: tide-1',
        'Resources:',
        '- https://tide.example/terms',
        '- ipfs://bafybei/terms',
      ].join('\n'),
    )
  })

  it.each([
    ['eip155', 'Ethereum', 2],
    ['solana', 'Solana', 1],
    ['bip122', 'Bitcoin', 1],
    ['polkadot', 'Polkadot', 1],
    ['cosmos', 'Cosmos', 1],
  ])(
    'of %s names the account, and leaves its lines free without a statement',
    (namespace, name, free) => {
      const account = accounts.find((one) => one.chainId.startsWith(namespace))
      const text = formatSignInMessage({ ...shortMessage, ...account })
      const lines = text.split('\n')
      expect(lines[0]).toBe(
        `tide.example wants you to sign in with your ${name} account:`,
      )
      expect(lines.indexOf(`URI: ${shortMessage.uri}`) - 2).toBe(free)
      expect(lines).toContain(`Chain ID: ${account?.chainId.split(':')[1]}`)
    },
  )

  it('names its chain as the Wallet Standard does where the wallet writes it', () => {
    const message = { ...shortMessage, ...accounts[1] }
    const text = formatSignInMessage(message, 'walletStandard')
    expect(text).toContain('\nChain ID: solana:mainnet\n')
    expect(parseSignInMessage(text)).toEqual(message)
  })

  it('[P-08] is read back and written again as the same bytes', () => {
    fc.assert(
      fc.property(
        someMessages,
        fc.constantFrom('site' as const, 'walletStandard' as const),
        (message, writer) => {
          const text = formatSignInMessage(message, writer)
          const isLocal = text.includes('Chain ID: solana:localnet')
          expect(parseSignInMessage(text)).toEqual(
            isLocal ? undefined : message,
          )
        },
      ),
      propertyRuns(500),
    )
  })
})

/** Together a million texts in a long run. */
describe('next to other libraries', () => {
  const onEvm = someMessages.filter(({ chainId }) =>
    chainId.startsWith('eip155:'),
  )

  it('[P-08] is what siwe reads and writes', () => {
    fc.assert(
      fc.property(onEvm, (message) => {
        const text = formatSignInMessage(message)
        const theirs = new SiweMessage(text)
        expect(theirs.toMessage()).toBe(text)
        expect(theirs).toMatchObject({
          address: message.accountAddress,
          domain: message.domain,
          nonce: message.nonce,
          uri: message.uri,
        })
        expect(theirs.statement).toBe(message.statement)
      }),
      propertyRuns(200, 50_000),
    )
  })

  it('[P-08] accepts no text that the grammar of siwe refuses', () => {
    const characters = `\n\r\t "%<>\\^\`{|}[]@:/?#-_\u0000\u202e\u00e9${'aZ0'}`
    fc.assert(
      fc.property(
        onEvm.map((message) => formatSignInMessage(message)),
        fc.array(
          fc.record({
            at: fc.nat(),
            removed: fc.nat(12),
            added: fc.string({
              unit: fc.constantFrom(...characters),
              maxLength: 3,
            }),
          }),
          { minLength: 1, maxLength: 2 },
        ),
        (text, changes) => {
          const changed = changes.reduce((before, { added, at, removed }) => {
            const start = at % (before.length + 1)
            return (
              before.slice(0, start) + added + before.slice(start + removed)
            )
          }, text)
          if (!parseSignInMessage(changed)) return
          expect(new SiweMessage(changed).toMessage()).toBe(changed)
        },
      ),
      propertyRuns(2000, 950_000),
    )
  })

  it('reads what viem writes', () => {
    const text = createSiweMessage({
      address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      chainId: 1,
      domain: fullMessage.domain,
      uri: fullMessage.uri,
      version: '1',
      nonce: fullMessage.nonce,
      issuedAt: new Date(fullMessage.issuedAt),
      statement: 'Sign in to Tide.',
    })
    expect(parseSignInMessage(text)).toEqual({
      ...shortMessage,
      statement: 'Sign in to Tide.',
    })
  })
})
