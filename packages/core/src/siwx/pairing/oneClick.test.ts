import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
} from 'vitest'
import { testAccounts } from '../../../../../devstack/addresses.js'
import {
  startTestRelay,
  type TestRelay,
} from '../../../../../devstack/testing/startTestRelay.js'
import {
  type RunningWallet,
  startWallet,
} from '../../../../../devstack/testing/wallets/startWallet.js'
import { walletKinds } from '../../../../../devstack/testing/wallets/walletKinds.js'
import { systemClock } from '../../environment/systemClock.js'
import { KitError } from '../../errors/KitError.js'
import type { SignInWhileConnecting } from '../../ports/SignInWhileConnecting.js'
import { openSite } from '../../siwxServer/openSite.test.fixture.js'
import { codeOf } from '../../testing/codeOf.js'
import {
  askedNamespaces,
  setUpWalletConnect,
} from '../../testing/walletConnect/setUpWalletConnect.js'
import { signInWhilePairing } from './signInWhilePairing.js'

const [first, second] = askedNamespaces.eip155.chains
const [owner] = testAccounts
const timeout = 30_000

/** A visitor's browser at a site with a server of its own. */
function openVisit() {
  const site = openSite({ statement: 'Sign in to Tide.' })
  const visitor = site.browser()
  const state = { isDown: false }
  const ask = async (path: string, body: unknown) => {
    if (state.isDown) throw new KitError('UNEXPECTED')
    const got = await visitor.ask(path, body)
    if (got.status !== 200)
      throw new KitError('UNEXPECTED', {}, { cause: got.body.code })
    return got.body
  }
  const signIn: SignInWhileConnecting = {
    async begin() {
      const body = await ask('nonce', {})
      const { networkIds, ...challenge } = body as unknown as Awaited<
        ReturnType<typeof visitor.challenge>
      >
      const { nonce } = challenge
      return {
        networkIds: networkIds as (typeof first)[],
        write: async ({ address: accountAddress, networkId: chainId }) => ({
          ...challenge,
          accountAddress,
          chainId,
        }),
        async add(proofs) {
          const given = proofs.map(({ account, signed }) => ({
            ...account,
            ...signed,
          }))
          await ask('verify', { nonce, proofs: given })
        },
      }
    },
  }
  return { clock: site.clock, signIn, state, visitor }
}

describe.each(walletKinds)('one approval of a wallet on %s', (kind) => {
  let relay: TestRelay
  let wallet: RunningWallet
  let page: Awaited<ReturnType<typeof setUpWalletConnect>>
  let visit: ReturnType<typeof openVisit>

  beforeAll(async () => {
    // The libraries then ask no host but the relay.
    process.env.IS_VITEST = 'true'
    relay = await startTestRelay()
    wallet = await startWallet(kind, relay.url)
  })
  afterAll(async () => {
    delete process.env.IS_VITEST
    await wallet.stop()
    await relay.stop()
  })
  beforeEach(async () => {
    visit = openVisit()
    page = await setUpWalletConnect({ relayUrls: [relay.url] })
    await wallet.order({ type: 'behaviour', behaviour: 'approve' })
    await wallet.order({ type: 'chains', chains: [first] })
    await wallet.order({ type: 'signIn', signIn: 'asked' })
  })
  afterEach(() => page.stop())

  const code = async () => {
    const { client } = page
    const pair = signInWhilePairing(
      { client, clock: systemClock },
      visit.signIn,
    )
    const { signal } = new AbortController()
    const pairing = await pair({ optionalNamespaces: askedNamespaces, signal })
    pairing.approval.catch(() => undefined)
    return pairing
  }
  const scan = async ({ uri }: { uri: string }) =>
    await wallet.order({ type: 'pair', uri })
  const approve = async () => {
    const pairing = await code()
    await scan(pairing)
    return await pairing.approval
  }
  const accountsOn = (chains: readonly string[]) =>
    chains.map((chain) => `${chain}:${owner}`)
  const expectNobody = async () => {
    expect(page.client.sessions()).toEqual([])
    expect(await visit.visitor.accounts()).toEqual([])
  }

  it('signs in on one chain', { timeout }, async () => {
    const { namespaces } = await approve()
    expect(namespaces.eip155?.accounts).toEqual(accountsOn([first]))
    expect(await visit.visitor.accounts()).toEqual(accountsOn([first]))
  })

  it('signs in on two chains', { timeout }, async () => {
    await wallet.order({ type: 'chains', chains: [first, second] })
    const { namespaces } = await approve()
    expect(namespaces.eip155?.accounts).toEqual(accountsOn([first, second]))
    expect(await visit.visitor.accounts()).toEqual(accountsOn([first, second]))
  })

  it('may allow less than was asked for', { timeout }, async () => {
    await wallet.order({ type: 'signIn', signIn: 'narrower' })
    const { namespaces } = await approve()
    expect(namespaces.eip155?.methods).toEqual(['personal_sign'])
    expect(await visit.visitor.accounts()).toEqual(accountsOn([first]))
  })

  it.each(['wider', 'changed'] as const)(
    'that is %s connects nobody',
    { timeout },
    async (signIn) => {
      await wallet.order({ type: 'signIn', signIn })
      expect(await codeOf(approve())).toBe('WALLET_ANSWER_INVALID')
      await expectNobody()
    },
  )

  it('that is tampered with connects nobody', { timeout }, async () => {
    await wallet.order({ type: 'signIn', signIn: 'tampered' })
    // The libraries notice it before they answer.
    expect(await codeOf(approve())).toBe('WALLET_ERROR')
    await expectNobody()
  })

  it('is refused', { timeout }, async () => {
    await wallet.order({ type: 'behaviour', behaviour: 'reject' })
    expect(await codeOf(approve())).toBe('USER_REJECTED')
    await expectNobody()
  })

  it('that comes too late to be verified connects nobody', {
    timeout,
  }, async () => {
    const pairing = await code()
    await visit.clock.advance(11 * 60_000)
    await scan(pairing)
    await expect(pairing.approval).rejects.toMatchObject({
      cause: 'NONCE_INVALID',
    })
    await expectNobody()
  })

  it('of a renewed code has a nonce of its own', { timeout }, async () => {
    const old = await code()
    await visit.clock.advance(9 * 60_000)
    const renewed = await code()
    await visit.clock.advance(2 * 60_000)
    old.cancel()
    await scan(renewed)
    await renewed.approval
    expect(await visit.visitor.accounts()).toEqual(accountsOn([first]))
  })

  it('with a server that is down connects nobody', { timeout }, async () => {
    const pairing = await code()
    visit.state.isDown = true
    await scan(pairing)
    expect(await codeOf(pairing.approval)).toBe('UNEXPECTED')
    visit.state.isDown = false
    await expectNobody()
  })

  it('only connects where no server answered before', { timeout }, async () => {
    visit.state.isDown = true
    const { namespaces } = await approve()
    visit.state.isDown = false
    expect(namespaces.eip155?.accounts).toEqual(accountsOn([first]))
    expect(await visit.visitor.accounts()).toEqual([])
  })

  it('that comes while the page is gone connects, and signs nobody in', {
    timeout,
  }, async () => {
    const pairing = await code()
    const { keyValueStore } = page
    page.stop()
    await scan(pairing)
    await wallet.received('authenticate')
    page = await setUpWalletConnect({ relayUrls: [relay.url], keyValueStore })
    const { session } = await page.received('sessionApproved')
    expect(session.namespaces.eip155?.accounts).toEqual(accountsOn([first]))
    expect(await visit.visitor.accounts()).toEqual([])
  })

  it('only connects where the wallet cannot sign in', { timeout }, async () => {
    await wallet.order({ type: 'forgetSignIn' })
    const { namespaces } = await approve()
    expect(namespaces.eip155?.accounts).toEqual(accountsOn([first]))
    expect(await visit.visitor.accounts()).toEqual([])
  })
})
