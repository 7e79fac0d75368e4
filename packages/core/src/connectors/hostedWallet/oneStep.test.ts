import {
  type FrameChallenge,
  FrameError,
  type FrameHandlers,
  type HandlerContext,
} from '@hasp/protocol/frame'
import { writeSignInText } from '@hasp/protocol/siwx'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { connectEmail } from '../../actions/hostedWallet/connectEmail.js'
import { rejectHostedRequests } from '../../actions/hostedWallet/rejectHostedRequests.js'
import { submitOtp } from '../../actions/hostedWallet/submitOtp.js'
import { defineNetwork } from '../../entities/network/network.js'
import { findHosted } from '../../kit/connection/findHosted.js'
import { findSignIn } from '../../kit/connection/findSignIn.js'
import type { SignInFeature } from '../../kit/SignInFeature.js'
import { localSiwx } from '../../signIn/localSiwx.js'
import {
  openSite,
  type Site,
  until,
} from '../../signIn/openSignIn.test.fixture.js'
import type { SignInOptions } from '../../signIn/SignInOptions.js'
import { siwx } from '../../signIn/siwx.js'
import { evmSignatures } from '../../siwx/verifiers/evm/evmSignatures.js'
import { solanaSignatures } from '../../siwx/verifiers/solana/solanaSignatures.js'
import { ada, bo, origin } from '../../siwxServer/openSite.test.fixture.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { selectRoute } from '../../stores/router.js'
import { createTestKit } from '../../testing/createTestKit.js'
import {
  createTestHostedWallet,
  hostedUser,
} from '../../testing/hostedWallet/createTestHostedWallet.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { hostedWallet } from './hostedWallet.js'

const [first] = testNetworks
const solana = defineNetwork({
  id: 'localnet',
  chainNamespace: 'solana',
  name: 'Solana Local',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://localhost:8899'] } },
})
const solanaKey = new Uint8Array(32).fill(7)
const solanaAddress = base58.encode(ed25519.getPublicKey(solanaKey))
const user = {
  ...hostedUser,
  accounts: [
    { namespace: 'eip155', address: ada.address, type: 'eoa' },
    { namespace: 'solana', address: solanaAddress, type: 'eoa' },
  ],
} satisfies typeof hostedUser

/** What the wallet signs, with its own account, as its frame does. */
async function signAs(
  challenge: FrameChallenge,
  { account = ada, address = account.address as string } = {},
) {
  const { networkId: chainId, ...record } = challenge
  const isSolana = chainId.startsWith('solana:')
  const accountAddress = isSolana ? solanaAddress : account.address
  const message = { ...record, accountAddress, chainId, version: '1' } as const
  const text = writeSignInText(message)
  if (!isSolana)
    return { address, signature: await account.signMessage({ message: text }) }
  const bytes = new TextEncoder().encode(text)
  const signature = base58.encode(ed25519.sign(bytes, solanaKey))
  return { address: solanaAddress, signature }
}

type Decide = (
  challenge: FrameChallenge,
  context: HandlerContext,
) => Promise<{
  readonly address: string
  readonly signature: string
}>

/** A page of the site, where a visitor logs in by e-mail. */
function openPage(
  site: Site,
  {
    decide = (challenge) => signAs(challenge),
    feature,
    handlers = {},
    hosted = undefined as ReturnType<typeof createTestHostedWallet> | undefined,
    namespace = 'eip155' as 'eip155' | 'solana',
    ...rules
  }: SignInOptions & {
    decide?: Decide
    feature?: SignInFeature
    handlers?: Partial<FrameHandlers>
    hosted?: ReturnType<typeof createTestHostedWallet>
    namespace?: 'eip155' | 'solana'
  } = {},
) {
  const challenges: FrameChallenge[] = []
  const wallet =
    hosted ??
    createTestHostedWallet({
      async getUser({ signIn: challenge }, context) {
        if (!challenge) return user
        challenges.push(challenge)
        return { ...user, signIn: await decide(challenge, context) }
      },
      ...handlers,
    })
  const capabilities = {
    loadSignMessage: async () => async () => {
      throw new Error('The view asks nobody in these tests')
    },
  }
  const setup = createTestKit(
    {
      adapters: [
        mockAdapter({ capabilities }),
        mockAdapter({ namespace: 'solana', capabilities }),
      ],
      networks: namespace === 'eip155' ? [first, solana] : [solana, first],
      connectors: [
        hostedWallet({
          origin: 'https://wallet.example',
          client: wallet.client,
        }),
      ],
      siwx: feature ?? siwx({ url: '/siwx', ...rules }),
    },
    {
      clock: site.clock,
      store: site.store,
      window: Object.assign(new EventTarget(), { location: new URL(origin) }),
      environment: { fetch: site.fetch },
    },
  )
  const { kit } = setup
  const names: string[] = []
  kit.events.subscribe(({ name }) => names.push(name))
  const notices: string[] = []
  kit.events.on('CONNECTION_NOTICE', ({ connectorId, reason }) =>
    notices.push(`${connectorId} ${reason}`),
  )
  const views: (string | undefined)[] = []
  const view = () =>
    kit.stores.modal.getState().isOpen
      ? selectRoute(kit.stores.router.getState()).view
      : undefined
  kit.stores.modal.subscribe(() => views.push(view()))
  const connected = (of: 'eip155' | 'solana') =>
    selectConnected(kit.stores.connections.getState(), of)
  return {
    ...setup,
    challenges,
    connected,
    names,
    notices,
    view,
    views,
    wallet,
    hosted: () => findHosted(kit)?.state.getState(),
    async logIn() {
      await findSignIn(kit)?.load()
      await connectEmail(kit, { email: 'ada@tide.example' })
      await submitOtp(kit, { otp: '018265' })
      await site.clock.settle()
    },
  }
}

const openTide = () =>
  openSite({
    networks: [...testNetworks, solana],
    statement: 'Sign in to Tide.',
    verifiers: [evmSignatures(), solanaSignatures()],
  })

describe('a login by e-mail at a site that signs in', () => {
  it('connects both families and signs in with the one in use, by one approval', async () => {
    const site = openTide()
    const page = openPage(site)
    await page.logIn()
    expect(page.connected('eip155')?.signedInAs).toBe(
      `${first.caipNetworkId}:${ada.address}`,
    )
    expect(page.connected('solana')).toBeDefined()
    expect(page.challenges).toEqual([
      {
        networkId: first.caipNetworkId,
        domain: 'tide.example',
        uri: origin,
        nonce: expect.stringMatching(/^[\da-zA-Z]{22,}$/),
        statement: 'Sign in to Tide.',
        issuedAt: expect.any(String),
        expirationTime: expect.any(String),
      },
    ])
    expect(page.views).toEqual([])
    expect(site.requests).toEqual(['nonce', 'verify'])
    expect(page.names).toContain('SIWX_AUTH_SUCCESS')
    expect(page.notices).toEqual([
      'hostedWallet authenticating',
      'hostedWallet authenticated',
    ])
    expect(page.hosted()?.requests).toEqual([])
  })

  it('signs in with Solana where that is in use', async () => {
    const site = openTide()
    const page = openPage(site, { namespace: 'solana' })
    await page.logIn()
    expect(page.connected('solana')?.signedInAs).toBe(
      `${solana.caipNetworkId}:${solanaAddress}`,
    )
    expect(page.connected('eip155')).toBeDefined()
    expect(page.challenges).toHaveLength(1)
    expect(page.view()).toBeUndefined()
  })

  /** Connected, and asked by the view as with any other wallet. */
  const expectAsked = async (page: ReturnType<typeof openPage>, site: Site) => {
    expect(page.connected('eip155')).toBeDefined()
    expect(page.connected('eip155')?.signedInAs).toBeUndefined()
    await until(() => page.view() === 'SIWXSignMessage', site)
    expect(page.hosted()?.requests).toEqual([])
  }

  it.each([
    ['the visitor declines', 'RPC_REJECTED'],
    ['the visitor leaves the frame', 'ABORTED'],
    ['a frame of an earlier release knows no such question', 'INVALID_PAYLOAD'],
    ['the frame finds it too old', 'EXPIRED'],
    ['the frame is for another site', 'RPC_REFUSED'],
    ['the frame went away', 'FRAME_GONE'],
  ] as const)('connects where %s, and the view asks', async (_, code) => {
    const site = openTide()
    const page = openPage(site, {
      decide: () => Promise.reject(new FrameError(code)),
    })
    await page.logIn()
    await expectAsked(page, site)
    expect(page.challenges).toHaveLength(1)
    expect(site.requests).not.toContain('verify')
  })

  it('[R4.13] disconnects who declines both, where signing in is required', async () => {
    const site = openTide()
    const page = openPage(site, {
      required: true,
      decide: () => Promise.reject(new FrameError('RPC_REJECTED')),
    })
    await page.logIn()
    await expectAsked(page, site)
    await findSignIn(page.kit)?.steps()?.cancel()
    expect(page.connected('eip155')).toBeUndefined()
  })

  it.each<readonly [string, Decide]>([
    ['another account', (challenge) => signAs(challenge, { account: bo })],
    [
      'the address of another account',
      (challenge) => signAs(challenge, { address: bo.address }),
    ],
  ])('tells the server nothing of %s', async (_, decide) => {
    const site = openTide()
    const page = openPage(site, { decide })
    await page.logIn()
    await expectAsked(page, site)
    expect(site.requests).not.toContain('verify')
  })

  it.each<readonly [string, Decide]>([
    [
      'another statement',
      (challenge) => signAs({ ...challenge, statement: 'Pay Mallory.' }),
    ],
    ['no statement', ({ statement: _, ...rest }) => signAs(rest)],
    [
      'another network',
      (challenge) => signAs({ ...challenge, networkId: 'eip155:31338' }),
    ],
    [
      'another site',
      (challenge) =>
        signAs({
          ...challenge,
          domain: 'evil.example',
          uri: 'https://evil.example',
        }),
    ],
    [
      'a nonce of its own',
      (challenge) => signAs({ ...challenge, nonce: 'a'.repeat(22) }),
    ],
    [
      'a longer life',
      (challenge) =>
        signAs({ ...challenge, expirationTime: '2099-01-01T00:00:00.000Z' }),
    ],
  ])('signs nobody in by %s', async (_, decide) => {
    const site = openTide()
    const page = openPage(site, { decide })
    await page.logIn()
    expect(site.requests).toContain('verify')
    expect(page.names).toContain('SIWX_AUTH_ERROR')
    expect(findSignIn(page.kit)?.state.getState().accounts).toEqual([])
    await expectAsked(page, site)
  })

  it('[R8.1] asks the wallet nothing where the server is down', async () => {
    const site = openTide()
    site.state.isDown = true
    const page = openPage(site)
    await page.logIn()
    expect(page.challenges).toEqual([])
    await until(() => page.view() === 'Connect', site)
    expect(page.connected('eip155')).toBeUndefined()
  })

  it('asks for a new challenge where the code took longer than the first one lives', async () => {
    const site = openTide()
    const page = openPage(site)
    await findSignIn(page.kit)?.load()
    await connectEmail(page.kit, { email: 'ada@tide.example' })
    await site.clock.advance(60 * 60_000)
    await page.logIn()
    const [challenge] = page.challenges
    expect(Date.parse(challenge?.expirationTime ?? '')).toBeGreaterThan(
      site.clock.now() + 2 * 60_000,
    )
    expect(page.connected('eip155')?.signedInAs).toContain(ada.address)
  })

  it('asks nobody again after a reload', async () => {
    const site = openTide()
    const before = openPage(site)
    await before.logIn()
    before.stop()
    const page = openPage(site, { hosted: before.wallet })
    await until(() => page.connected('eip155')?.signedInAs !== undefined, site)
    expect(before.challenges).toHaveLength(1)
    expect(page.view()).toBeUndefined()
  })

  it('asks nobody whose wallet may not sign yet', async () => {
    const site = openTide()
    const page = openPage(site, {
      handlers: { getUser: () => ({ ...user, holdEndsAfterMs: 60_000 }) },
    })
    await page.logIn()
    await expectAsked(page, site)
    expect(JSON.stringify(page.wallet.asked)).not.toContain('signIn')
  })

  it('connects nobody whose login ended while they were asked', async () => {
    const site = openTide()
    const page = openPage(site, {
      async decide() {
        page.wallet.wallet.isLoggedIn = false
        page.wallet.emit('signedOut', { reason: 'revoked' })
        throw new FrameError('SESSION_EXPIRED')
      },
    })
    await expect(page.logIn()).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
    expect(page.connected('eip155')).toBeUndefined()
    expect(page.connected('solana')).toBeUndefined()
    expect(page.view()).toBeUndefined()
  })

  /** A visitor who reads, and does not decide. */
  const reads: Decide = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('closed')))
    })

  it('tells a UI of the page’s own that the frame asks, which may decline', async () => {
    const site = openTide()
    const page = openPage(site, { decide: reads })
    const done = page.logIn()
    await until(() => page.hosted()?.requests.length === 1, site)
    expect(page.hosted()?.requests).toMatchObject([{ method: 'getUser' }])
    expect(page.connected('eip155')).toBeUndefined()
    expect(page.connected('solana')).toBeUndefined()
    await rejectHostedRequests(page.kit)
    await done
    await expectAsked(page, site)
  })

  it('connects who does not decide within four minutes', async () => {
    const site = openTide()
    const page = openPage(site, { decide: reads })
    const done = page.logIn()
    await until(() => page.challenges.length === 1, site)
    await site.clock.advance(239_000)
    expect(page.connected('eip155')).toBeUndefined()
    await site.clock.advance(1_000)
    await done
    await expectAsked(page, site)
  })

  it('connects nobody who has gone away meanwhile', async () => {
    const site = openTide()
    const page = openPage(site, { decide: reads })
    const left = new AbortController()
    await findSignIn(page.kit)?.load()
    await connectEmail(page.kit, { email: 'ada@tide.example' })
    const { signal } = left
    const done = submitOtp(page.kit, { otp: '018265', signal })
    await until(() => page.challenges.length === 1, site)
    left.abort()
    await expect(done).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
    await until(() => page.hosted()?.requests.length === 0, site)
    await site.clock.settle()
    const { connectors } = page.kit.stores.connectors.getState()
    expect(connectors.map((one) => one.getProvider())).toEqual(
      connectors.map(() => undefined),
    )
  })

  it('[R3.12] signs in without a server, too', async () => {
    const site = openTide()
    const feature = localSiwx({ statement: 'Sign in to Tide.' })
    const page = openPage(site, { feature })
    await page.logIn()
    expect(page.connected('eip155')?.signedInAs).toContain(ada.address)
    expect(page.challenges).toHaveLength(1)
    expect(site.requests).toEqual([])
  })
})
