import type { SiwxBody, SiwxReply } from '@hasp/protocol/siwx'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { NetworkId } from '../entities/network/networkId.js'
import { formatSignInMessage } from '../siwx/message/formatSignInMessage.js'
import { evmSignatures } from '../siwx/verifiers/evm/evmSignatures.js'
import { createFakeClock } from '../testing/fakeClock.js'
import { fakeNode, type NodeCall } from '../testing/fakeNode.js'
import { testNetworks } from '../testing/testNetworks.js'
import { createSiwxServerIn } from './createSiwxServer.js'
import type { SiwxServerOptions } from './SiwxServerOptions.js'
import { memoryStore } from './stores/memoryStore.js'

export const origin = 'https://tide.example'
export const ada = privateKeyToAccount(`0x${'11'.repeat(32)}`)
export const bo = privateKeyToAccount(`0x${'22'.repeat(32)}`)
export const [first, second] = testNetworks

export type Challenge = SiwxReply<'nonce'>
export type Proof = SiwxBody<'verify'>['proofs'][number]

/** What a browser got, with the body as it is. */
export type Got = {
  readonly status: number
  readonly headers: Headers
  readonly body: {
    readonly code?: string
    readonly accounts?: readonly { readonly accountId: string }[]
    readonly expiresInMs?: number
  }
}

/** A site with a server of its own, at a time that stands still. */
export function openSite(
  changes: Partial<SiwxServerOptions> = {},
  reply: Parameters<typeof fakeNode>[0] = withoutContracts,
  clock = createFakeClock(),
  fetch = fakeNode(reply).fetch,
) {
  const store = changes.store ?? memoryStore({ warn: () => undefined })
  const environment = {
    clock,
    fetch,
    randomBytes: (length: number) =>
      crypto.getRandomValues(new Uint8Array(length)),
  }
  const server = createSiwxServerIn(environment, {
    origins: [origin],
    networks: testNetworks,
    verifiers: [evmSignatures()],
    ...changes,
    store,
  })
  return { browser: () => openBrowser(server.handle), clock, server, store }
}

/** Nodes of both networks on which no account is a contract. */
export function withoutContracts({ method, url }: NodeCall) {
  const { id } = url.endsWith('8545') ? first : second
  const chainId = `0x${Number(id).toString(16)}`
  return { result: method === 'eth_chainId' ? chainId : '0x' }
}

/** A browser: it keeps cookies, and says whose page asks. */
export function openBrowser(handle: (request: Request) => Promise<Response>) {
  const cookies = new Map<string, string>()

  function requestFor(
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Request {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    return new Request(`${origin}/siwx/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body !== undefined && {
          origin,
          'content-type': 'application/json',
        }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    })
  }

  async function send(request: Request): Promise<Got> {
    const response = await handle(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const { headers, status } = response
    return { status, headers, body: await response.json() }
  }

  async function ask(...asked: Parameters<typeof requestFor>): Promise<Got> {
    return await send(requestFor(...asked))
  }

  async function challenge(): Promise<Challenge> {
    return (await ask('nonce', {})).body as unknown as Challenge
  }

  return {
    ask,
    challenge,
    cookies,
    requestFor,
    send,
    async signIn(
      account: PrivateKeyAccount = ada,
      networkId: NetworkId = first.caipNetworkId,
      more: Partial<SiwxBody<'verify'>> = {},
    ): Promise<Got> {
      const made = await challenge()
      const proofs = [await prove(made, account, networkId)]
      return await ask('verify', { nonce: made.nonce, proofs, ...more })
    },
    async accounts(): Promise<readonly string[]> {
      const { body } = await ask('session')
      return (body.accounts ?? []).map(({ accountId }) => accountId)
    },
  }
}

/** Signs a challenge, or what somebody made of it. */
export async function prove(
  { networkIds: _, ...challenge }: Challenge,
  account: PrivateKeyAccount = ada,
  networkId: NetworkId = first.caipNetworkId,
): Promise<Proof> {
  const text = formatSignInMessage({
    ...challenge,
    accountAddress: account.address,
    chainId: networkId,
  })
  const signature = await account.signMessage({ message: text })
  return { networkId, address: account.address, form: 'text', signature }
}
