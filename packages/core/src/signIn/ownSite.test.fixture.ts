import { generateNonce, SiweMessage } from 'siwe'
import { verifyMessage } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import type { SignInHandlers } from '../ports/SignInHandlers.js'
import type { SignInSessions } from '../ports/SignInSessions.js'

const domain = 'tide.example'

type Session = { readonly address: string; readonly chainId: number }

/** What both sites have: a browser with one cookie, and a server that is up. */
function openConnection(
  serve: (path: string, body: string, cookie: string) => Promise<unknown>,
) {
  const requests: string[] = []
  const state = { isDown: false }
  const ask = async (path: string, body: unknown = {}) => {
    requests.push(path)
    if (state.isDown) throw new TypeError('Failed to fetch')
    return await serve(path, JSON.stringify(body), 'the-browser')
  }
  return { ask, requests, state }
}

/**
 * A site as the guides of RainbowKit and ConnectKit make one: `siwe` on the
 * server, a nonce and one session in the cookie's session, viem in the page.
 */
export function openHandlersSite() {
  const nonces = new Map<string, string>()
  const sessions = new Map<string, Session>()
  const routes: Record<
    string,
    (body: Record<string, string>, cookie: string) => Promise<unknown>
  > = {
    async nonce(_, cookie) {
      const nonce = generateNonce()
      nonces.set(cookie, nonce)
      return nonce
    },
    async verify({ message = '', signature = '' }, cookie) {
      const siwe = new SiweMessage(message)
      const nonce = nonces.get(cookie) ?? ''
      nonces.delete(cookie)
      const { success, data } = await siwe.verify(
        { signature, domain, nonce },
        { suppressExceptions: true },
      )
      if (success) sessions.set(cookie, data)
      return success
    },
    async session(_, cookie) {
      const { address, chainId } = sessions.get(cookie) ?? {}
      return address === undefined ? null : { address, chainId }
    },
    async logout(_, cookie) {
      return sessions.delete(cookie)
    },
  }
  const { ask, ...connection } = openConnection(
    async (path, body, cookie) =>
      await routes[path]?.(JSON.parse(body), cookie),
  )
  const handlers: SignInHandlers = {
    getNonce: async () => String(await ask('nonce')),
    createMessage: ({ address, chainId, nonce }) =>
      createSiweMessage({
        domain,
        address,
        chainId,
        nonce,
        statement: 'Sign in with Ethereum to the app.',
        uri: `https://${domain}`,
        version: '1',
      }),
    verifyMessage: async (signed) => (await ask('verify', signed)) === true,
    getSession: async () => (await ask('session')) as Session | null,
    signOut: async () => (await ask('logout')) === true,
  }
  return { ...connection, handlers, sessions }
}

/**
 * A site as AppKit's guides make one: the text is the page's own, in lines
 * that are not quite EIP-4361's, and sessions are the server's.
 */
export function openSessionsSite() {
  type Kept = { chainId: string; accountAddress: string }
  const nonces = new Set<string>()
  let kept: Kept[] = []
  const routes: Record<string, (body: never) => Promise<unknown>> = {
    async nonce() {
      const nonce = generateNonce()
      nonces.add(nonce)
      return nonce
    },
    async add(session: {
      data: Kept & { nonce: string }
      message: string
      signature: `0x${string}`
    }) {
      const { data, message, signature } = session
      const address = data.accountAddress as `0x${string}`
      if (!nonces.delete(data.nonce) || !message.includes(data.nonce))
        throw new Error('Unknown nonce')
      if (!(await verifyMessage({ address, message, signature })))
        throw new Error('Invalid signature')
      kept.push({ chainId: data.chainId, accountAddress: data.accountAddress })
    },
    async get({ address, chainId }: { address: string; chainId: string }) {
      return kept.filter(
        (one) => one.chainId === chainId && one.accountAddress === address,
      )
    },
    async revoke({ address, chainId }: { address: string; chainId: string }) {
      kept = kept.filter(
        (one) => one.chainId !== chainId || one.accountAddress !== address,
      )
    },
    async set(sessions: readonly { data: Kept }[]) {
      kept = sessions.map(({ data }) => data)
    },
  }
  const { ask, ...connection } = openConnection(
    async (path, body) => await routes[path]?.(JSON.parse(body) as never),
  )
  const sessions: SignInSessions = {
    async createMessage({ accountAddress, chainId }) {
      const nonce = String(await ask('nonce'))
      const fields = { accountAddress, chainId, domain, nonce }
      const lines = [
        `${domain} wants you to sign in with your Hasp Local account:`,
        accountAddress,
        '',
        'Please sign with your account',
        '',
        `URI: https://${domain}/shop`,
        'Version: 1',
        `Chain ID: ${chainId}`,
        `Nonce: ${nonce}`,
      ]
      return { ...fields, toString: () => lines.join('\n') }
    },
    addSession: (session) => ask('add', session),
    revokeSession: (chainId, address) => ask('revoke', { chainId, address }),
    setSessions: (all) => ask('set', all),
    async getSessions(chainId, address) {
      const found = (await ask('get', { chainId, address })) as Kept[]
      return found.map((data) => ({ data }))
    },
    getRequired: () => true,
  }
  return { ...connection, kept: () => kept, sessions }
}
