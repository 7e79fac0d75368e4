import type { NetworkId, SignInText } from '@hasp/core'
import { formatSignInMessage } from '@hasp/core/siwx'

/** What an account signs at the site of the tests. */
export function signInText(
  accountAddress: string,
  chainId: NetworkId,
): SignInText {
  const message = {
    accountAddress,
    chainId,
    domain: 'tide.example',
    uri: 'https://tide.example',
    version: '1',
    nonce: '5eK1mQ0zR7uYw2Xc9Vb3Na',
    issuedAt: '2026-01-01T00:00:00.000Z',
    expirationTime: '2026-01-01T00:10:00.000Z',
    statement: 'Sign in to Tide Market.',
    resources: ['https://tide.example/terms', 'https://tide.example/privacy'],
  } as const
  const site = formatSignInMessage(message)
  return { message, texts: { site, walletStandard: site } }
}
