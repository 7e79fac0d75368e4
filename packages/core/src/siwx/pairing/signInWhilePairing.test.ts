import { formatMessage } from '@walletconnect/utils'
import { describe, expect, it } from 'vitest'
import { topicOf } from '../../clients/walletConnect/crypto/keys.js'
import { requestedNamespaces } from '../../connectors/walletConnect/requestedNamespaces.js'
import { KitError } from '../../errors/KitError.js'
import type { SignInWhileConnecting } from '../../ports/SignInWhileConnecting.js'
import type { ProposedNamespace } from '../../ports/WalletConnectClient.js'
import { ada, bo, openSite } from '../../siwxServer/openSite.test.fixture.js'
import type { SiwxServerOptions } from '../../siwxServer/SiwxServerOptions.js'
import { codeOf } from '../../testing/codeOf.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { setUpScripted } from '../../testing/walletConnect/setUpScripted.js'
import { askedNamespaces } from '../../testing/walletConnect/setUpWalletConnect.js'
import { type AuthPayload, signCacao } from './signCacao.test.fixture.js'
import { signInWhilePairing } from './signInWhilePairing.js'

const [first, second] = askedNamespaces.eip155.chains
const { methods } = askedNamespaces.eip155

type Site = Awaited<ReturnType<typeof openPage>>

/** A page with a server of its own, and a phone that the test plays. */
async function openPage(options: Partial<SiwxServerOptions> = {}) {
  const site = openSite({
    statement: 'Sign in to Tide.',
    resources: ['https://tide.example/terms'],
    ...options,
  })
  const visitor = site.browser()
  const phone = await setUpScripted()
  let isDown = false
  let begun = 0
  const signIn: SignInWhileConnecting = {
    async begin() {
      begun += 1
      if (isDown) throw new KitError('UNEXPECTED')
      const { networkIds, ...challenge } = await visitor.challenge()
      return {
        networkIds: networkIds as (typeof first)[],
        write: async ({ address: accountAddress, networkId: chainId }) => ({
          ...challenge,
          accountAddress,
          chainId,
        }),
        async add(proofs) {
          const { nonce } = challenge
          const given = proofs.map(({ account, signed }) => ({
            ...account,
            ...signed,
          }))
          const got = await visitor.ask('verify', { nonce, proofs: given })
          if (isDown || got.status !== 200)
            throw new KitError('UNEXPECTED', {}, { cause: got.body.code })
        },
      }
    },
  }
  const start = (begins: SignInWhileConnecting = signIn) =>
    signInWhilePairing(phone, begins)
  return {
    ...phone,
    visitor,
    start,
    begun: () => begun,
    setDown: () => {
      isDown = true
    },
    /** Makes a code, as the visitor's first press does. */
    async code(
      pair = start(),
      optionalNamespaces: Record<string, ProposedNamespace> = askedNamespaces,
    ) {
      const { signal } = new AbortController()
      const making = pair({ optionalNamespaces, signal })
      making.catch(() => undefined)
      await expect
        .poll(() => phone.relay.relayMessages.length)
        .toBeGreaterThan(0)
      return await making
    },
  }
}

const settled = async ({ clock }: Site) => await clock.settle()
const wasEnded = ({ relay }: Site, key: string) =>
  relay.relayMessages.some(
    ({ tag, topic }) => topic === topicOf(key) && tag === 1112,
  )

describe('one approval', () => {
  it('[R5.6] connects and signs in at the server', async () => {
    const page = await openPage()
    const { approval, uri } = await page.code()
    const asked = page.wallet.scanSignIn(uri)
    asked.sign([await signCacao(asked.authPayload)])
    const { namespaces, topic } = await approval
    expect(await page.visitor.accounts()).toEqual([`${first}:${ada.address}`])
    expect(namespaces.eip155).toMatchObject({
      accounts: [`${first}:${ada.address}`, `${second}:${ada.address}`],
      methods: [...methods].sort(),
    })
    expect(page.client.sessions()).toMatchObject([{ topic }])
  })

  it('signs in on every chain that has a proof', async () => {
    const page = await openPage()
    const { approval, uri } = await page.code()
    const asked = page.wallet.scanSignIn(uri)
    asked.sign([
      await signCacao(asked.authPayload),
      await signCacao(asked.authPayload, { chain: second }),
    ])
    await approval
    expect(await page.visitor.accounts()).toEqual([
      `${first}:${ada.address}`,
      `${second}:${ada.address}`,
    ])
  })

  it.each([
    { allowed: ['personal_sign'], chains: [first, second] },
    { allowed: methods, chains: [first] },
    { allowed: ['personal_sign'], chains: [first] },
  ])('may allow less than was asked (%o)', async (less) => {
    const page = await openPage()
    const { approval, uri } = await page.code()
    const asked = page.wallet.scanSignIn(uri)
    asked.sign([await signCacao(asked.authPayload, less)])
    const { namespaces } = await approval
    expect(namespaces.eip155?.methods).toEqual([...less.allowed].sort())
    expect(namespaces.eip155?.chains).toEqual(less.chains)
    expect(await page.visitor.accounts()).toHaveLength(1)
  })

  it('names all that a site asks for as wallets do', async () => {
    const page = await openPage()
    const asked = requestedNamespaces(testNetworks)
    const { approval, uri } = await page.code(page.start(), asked)
    const request = page.wallet.scanSignIn(uri)
    const allowed = asked.eip155?.methods ?? []
    request.sign([await signCacao(request.authPayload, { allowed })])
    expect((await approval).namespaces.eip155?.methods).toHaveLength(
      allowed.length,
    )
    expect(await page.visitor.accounts()).toHaveLength(1)
  })

  it('works without a statement, and without resources', async () => {
    const page = await openPage({ statement: undefined, resources: undefined })
    const { approval, uri } = await page.code()
    const asked = page.wallet.scanSignIn(uri)
    asked.sign([await signCacao(asked.authPayload)])
    await approval
    expect(await page.visitor.accounts()).toHaveLength(1)
  })

  it('only connects where the wallet cannot sign in', async () => {
    const page = await openPage()
    const { approval, uri } = await page.code()
    const wallet = page.wallet.scan(uri)
    wallet.say()
    await settled(page)
    wallet.settle()
    expect((await approval).namespaces.eip155?.accounts).toHaveLength(1)
    expect(await page.visitor.accounts()).toEqual([])
  })

  it('is refused as a connection is', async () => {
    const page = await openPage()
    const { approval, uri } = await page.code()
    const asked = page.wallet.scanSignIn(uri)
    asked.answer({ error: { code: 5000, message: 'No' } })
    expect(await codeOf(approval)).toBe('USER_REJECTED')
  })

  it('that signs and allows nothing connects nobody', async () => {
    const page = await openPage()
    const { approval, uri } = await page.code()
    const asked = page.wallet.scanSignIn(uri)
    const [terms = ''] = asked.authPayload.resources as string[]
    const change = (payload: AuthPayload) => ({
      ...payload,
      statement: 'Sign in to Tide.',
      resources: [terms],
    })
    asked.sign([await signCacao(asked.authPayload, { change })])
    expect(await codeOf(approval)).toBe('NO_USABLE_ACCOUNT')
    expect(page.client.sessions()).toEqual([])
    expect(await page.visitor.accounts()).toEqual([])
  })

  it('that comes while the page is gone connects, and signs nobody in', async () => {
    const page = await openPage()
    const { uri } = await page.code()
    const asked = page.wallet.scanSignIn(uri)
    page.stop()
    const later = await page.again()
    await page.clock.settle()
    asked.sign([await signCacao(asked.authPayload)])
    const { session } = await later.received('sessionApproved')
    expect(session.namespaces.eip155?.accounts).toHaveLength(2)
    expect(await page.visitor.accounts()).toEqual([])
  })
})

describe('a code', () => {
  it('has a challenge of its own, each', async () => {
    const page = await openPage()
    const pair = page.start()
    const codes = [await page.code(pair), await page.code(pair)]
    const nonces = codes.map(
      ({ uri }) => page.wallet.scanSignIn(uri).authPayload.nonce,
    )
    expect(new Set(nonces).size).toBe(2)
  })

  it('is made without where the server does not answer in time, or at all', async () => {
    const page = await openPage()
    const never = () => new Promise<never>(() => undefined)
    const slow = page.start({ begin: never })
    const { signal } = new AbortController()
    let isThere = false
    const making = slow({ optionalNamespaces: askedNamespaces, signal })
    making.then(() => {
      isThere = true
    })
    await page.clock.advance(299)
    expect(isThere).toBe(false)
    expect(page.relay.relayMessages).toEqual([])
    await page.clock.advance(1)
    const { uri } = await making
    expect(() => page.wallet.scanSignIn(uri)).toThrow('No sign-in')

    const other = await openPage()
    other.setDown()
    const { uri: plain } = await other.code()
    expect(() => other.wallet.scanSignIn(plain)).toThrow('No sign-in')
  })

  it.each<[string, Record<string, ProposedNamespace>]>([
    [
      'another family is asked for, too',
      {
        ...askedNamespaces,
        solana: {
          chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
          methods: [],
          events: [],
        },
      },
    ],
    [
      'more is asked for than a text holds',
      {
        eip155: {
          ...askedNamespaces.eip155,
          methods: Array.from({ length: 120 }, (_, index) => `method_${index}`),
        },
      },
    ],
    [
      'a network may not be signed in on',
      { eip155: { ...askedNamespaces.eip155, chains: [first, 'eip155:1'] } },
    ],
  ])('[R5.6] asks for no sign-in where %s', async (_, asked) => {
    const page = await openPage()
    const { uri } = await page.code(page.start(), asked)
    expect(() => page.wallet.scanSignIn(uri)).toThrow('No sign-in')
  })
})

describe('an answer', () => {
  const recapOf = (recap: unknown) =>
    `urn:recap:${Buffer.from(JSON.stringify(recap)).toString('base64url')}`
  const allowing = (allowed: object) => (payload: AuthPayload) => ({
    ...payload,
    // As it was asked for: then only the ReCap says more.
    statement: 'Sign in to Tide.',
    resources: ['https://tide.example/terms', recapOf(allowed)],
  })
  const asked = { chains: [first, second] }

  it.each<[string, (payload: AuthPayload) => object]>([
    ['of another domain', (p) => ({ ...p, domain: 'evil.example' })],
    ['of another page', (p) => ({ ...p, aud: 'https://evil.example' })],
    ['of another version', (p) => ({ ...p, version: '2' })],
    ['with another nonce', (p) => ({ ...p, nonce: 'a'.repeat(22) })],
    ['of another time', (p) => ({ ...p, iat: '2020-01-01T00:00:00.000Z' })],
    [
      'that is valid for longer',
      (p) => ({ ...p, exp: '2099-01-01T00:00:00Z' }),
    ],
    ['that is valid for ever', ({ exp: _, ...p }) => p],
    ['that is valid later', (p) => ({ ...p, nbf: '2020-01-01T00:00:00Z' })],
    ['with a request id', (p) => ({ ...p, requestId: 'x' })],
    ['with another statement', (p) => ({ ...p, statement: 'Give me all.' })],
    [
      'with its statement twice',
      (p) => ({ ...p, statement: `${p.statement} ${p.statement}` }),
    ],
    [
      'without its resources',
      (p) => ({ ...p, resources: [p.resources?.at(-1)] }),
    ],
    [
      'with one more resource',
      (p) => ({
        ...p,
        resources: ['https://evil.example', ...(p.resources ?? [])],
      }),
    ],
    [
      'with its resources in another order',
      (p) => ({ ...p, resources: [...(p.resources ?? [])].reverse() }),
    ],
    [
      'with two ReCaps',
      (p) => ({
        ...p,
        resources: [...(p.resources ?? []), p.resources?.at(-1)],
      }),
    ],
    [
      'that allows one more method',
      allowing({ att: { eip155: { 'request/eth_sign': [asked] } } }),
    ],
    [
      'that allows one more chain',
      allowing({
        att: {
          eip155: { 'request/personal_sign': [{ chains: ['eip155:1'] }] },
        },
      }),
    ],
    [
      'that allows something else',
      allowing({ att: { eip155: { 'crud/delete': [asked] } } }),
    ],
    [
      'that allows something elsewhere',
      allowing({
        att: {
          eip155: { 'request/personal_sign': [asked] },
          'https://evil.example': { 'request/personal_sign': [asked] },
        },
      }),
    ],
    ['whose ReCap is garbage', allowing([])],
  ])('%s is none, and its session is ended', async (_, change) => {
    const page = await openPage()
    const { approval, uri } = await page.code()
    const request = page.wallet.scanSignIn(uri)
    const cacao = await signCacao(request.authPayload, {
      change: (payload) => payload,
    })
    const p = change({ ...(cacao.p as unknown as AuthPayload) })
    request.sign([{ ...cacao, p: { ...p, iss: cacao.p.iss } }])
    expect(await codeOf(approval)).toBe('WALLET_ANSWER_INVALID')
    expect(page.client.sessions()).toEqual([])
    expect(await page.visitor.accounts()).toEqual([])
    await settled(page)
    expect(wasEnded(page, request.sessionKey)).toBe(true)
  })

  it.each<[string, (proof: Awaited<ReturnType<typeof signCacao>>) => object[]]>(
    [
      ['of another type', (one) => [{ ...one, h: { t: 'eip4361' } }]],
      ['by an unknown way', (one) => [{ ...one, s: { ...one.s, t: 'none' } }]],
      ['twice for a chain', (one) => [one, one]],
      [
        'for a chain that was not asked for',
        (one) => [
          { ...one, p: { ...one.p, iss: `did:pkh:eip155:1:${ada.address}` } },
        ],
      ],
      ['of nobody', (one) => [{ ...one, p: { ...one.p, iss: '' } }]],
      ['with nothing', () => []],
    ],
  )('%s is none', async (_, change) => {
    const page = await openPage()
    const { approval, uri } = await page.code()
    const request = page.wallet.scanSignIn(uri)
    request.sign(change(await signCacao(request.authPayload)))
    expect(await codeOf(approval)).toBe('WALLET_ANSWER_INVALID')
    expect(await page.visitor.accounts()).toEqual([])
  })

  it('that somebody else has signed ends the session, and connects nobody', async () => {
    for (const change of [
      async (page: Site, payload: object) => {
        const { iss } = (await signCacao(payload)).p
        const cacao = await signCacao(payload, { account: bo })
        return { page, cacao: { ...cacao, p: { ...cacao.p, iss } } }
      },
      async (page: Site, payload: object) => {
        // Signed without the sentence that says what it allows.
        const cacao = await signCacao(payload)
        const iss = cacao.p.iss
        const { resources: _, ...bare } = payload as AuthPayload
        const message = formatMessage(bare as never, iss)
        const s = {
          t: 'eip191' as const,
          s: await ada.signMessage({ message }),
        }
        return { page, cacao: { ...cacao, s } }
      },
    ]) {
      const page = await openPage()
      const { approval, uri } = await page.code()
      const request = page.wallet.scanSignIn(uri)
      const { cacao } = await change(page, request.authPayload)
      request.sign([cacao])
      await expect(approval).rejects.toMatchObject({
        cause: 'SIGNATURE_INVALID',
      })
      expect(page.client.sessions()).toEqual([])
      expect(await page.visitor.accounts()).toEqual([])
      await settled(page)
      expect(wasEnded(page, request.sessionKey)).toBe(true)
    }
  })

  it('that the server cannot check ends the session', async () => {
    const page = await openPage()
    const { approval, uri } = await page.code()
    const request = page.wallet.scanSignIn(uri)
    page.setDown()
    request.sign([await signCacao(request.authPayload)])
    expect(await codeOf(approval)).toBe('UNEXPECTED')
    expect(page.client.sessions()).toEqual([])
  })
})
