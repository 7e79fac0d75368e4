import { formatMessage } from '@walletconnect/utils'
import { expect, test } from 'vitest'
import { connect } from '../actions/connection/connect.js'
import { signMessage } from '../adapters/evm/signMessage.js'
import { createWalletConnectClient } from '../clients/walletConnect/createWalletConnectClient.js'
import { librarySigner } from '../clients/walletConnect/crypto/librarySigner.js'
import { walletConnect } from '../connectors/walletConnect/walletConnect.js'
import type { SignInFeature } from '../kit/SignInFeature.js'
import { signCacao } from '../siwx/pairing/signCacao.test.fixture.js'
import { ada, bo, origin } from '../siwxServer/openSite.test.fixture.js'
import { selectConnected } from '../stores/connection/connections.js'
import { selectRoute } from '../stores/router.js'
import { createTestKit } from '../testing/createTestKit.js'
import { mockAdapter } from '../testing/mockAdapter.js'
import { testNetworks } from '../testing/testNetworks.js'
import { scriptedRelay } from '../testing/walletConnect/scriptedRelay.js'
import { scriptedWallet } from '../testing/walletConnect/scriptedWallet.js'
import { localSiwx } from './localSiwx.js'
import { openSite } from './openSignIn.test.fixture.js'
import { siwx } from './siwx.js'

/** A site with a server, whose visitor looks at a code. */
async function openCode(
  site = openSite(),
  feature: SignInFeature = siwx({ url: '/siwx' }),
) {
  const { clock } = site
  const relay = scriptedRelay()
  const wallet = scriptedWallet(relay, clock.now)
  const { kit } = createTestKit(
    {
      adapters: [
        mockAdapter({
          capabilities: { loadSignMessage: async () => signMessage },
        }),
      ],
      networks: testNetworks,
      connectors: [
        walletConnect({
          relayUrl: 'wss://relay.example',
          client: (parameters) =>
            createWalletConnectClient({
              ...parameters,
              openSocket: relay.openSocket,
              openSigner: async (seed) => librarySigner(seed),
            }),
        }),
      ],
      siwx: feature,
    },
    {
      clock,
      store: site.store,
      window: Object.assign(new EventTarget(), { location: new URL(origin) }),
      environment: { fetch: site.fetch },
    },
  )
  const names: string[] = []
  kit.events.subscribe(({ name }) => names.push(name))
  const notices: string[] = []
  kit.events.on('CONNECTION_NOTICE', ({ reason }) => notices.push(reason))
  const connecting = connect(kit, { connectorId: 'walletConnect' })
  connecting.catch(() => undefined)
  const pairing = () => kit.stores.pairing.getState()
  await expect
    .poll(async () => {
      await clock.settle()
      return pairing().phase
    })
    .toBe('ready')
  const state = pairing()
  return {
    connecting,
    names,
    notices,
    pairing,
    site,
    wallet,
    uri: 'uri' in state ? state.uri : '',
    connected: () =>
      selectConnected(kit.stores.connections.getState(), 'eip155'),
    view: () =>
      kit.stores.modal.getState().isOpen
        ? selectRoute(kit.stores.router.getState()).view
        : undefined,
  }
}

test('[R5.6] [R7.24] one approval on a phone connects and signs in, and nothing is asked twice', async () => {
  const { connected, connecting, names, notices, site, uri, view, wallet } =
    await openCode()
  const asked = wallet.scanSignIn(uri)
  expect(asked.authPayload).toMatchObject({
    domain: 'tide.example',
    aud: origin,
    version: '1',
    chains: testNetworks.map(({ caipNetworkId }) => caipNetworkId),
  })
  asked.sign([await signCacao(asked.authPayload)])
  await connecting
  await site.clock.settle()
  expect(connected()?.signedInAs).toContain(ada.address)
  expect(view()).toBeUndefined()
  expect(names).toContain('SIWX_AUTH_SUCCESS')
  expect(notices).toEqual(['authenticating', 'authenticated'])
  expect(site.requests).toEqual(['nonce', 'verify'])
})

test('[R3.12] without a server, what is kept of it has the CACAO that was signed', async () => {
  const { connected, connecting, site, uri, wallet } = await openCode(
    openSite(),
    localSiwx({ statement: 'Sign in to Tide.' }),
  )
  const asked = wallet.scanSignIn(uri)
  const signed = await signCacao(asked.authPayload)
  asked.sign([signed])
  await connecting
  await site.clock.settle()
  expect(connected()?.signedInAs).toContain(ada.address)
  const stored = site.store.getItem('hasp.signInSessions') ?? '[]'
  const [{ cacao, message, signature }] = JSON.parse(stored)
  expect(signature).toBe(await ada.signMessage({ message }))
  // As other kits read it.
  expect(formatMessage(cacao.p, cacao.p.iss)).toBe(message)
  expect(cacao.h).toEqual({ t: 'caip122' })
  expect(cacao.s).toEqual({ t: 'eip191', s: signature })
})

test('a phone that cannot sign in connects, and the view asks', async () => {
  const { connecting, site, uri, view, wallet } = await openCode()
  const phone = wallet.scan(uri)
  phone.say()
  await site.clock.settle()
  phone.settle()
  await connecting
  await expect
    .poll(async () => {
      await site.clock.settle()
      return view()
    })
    .toBe('SIWXSignMessage')
})

test('[R8.3] what somebody else has signed connects nobody, and is checked no longer', async () => {
  const { connected, connecting, names, notices, site, uri, wallet } =
    await openCode()
  const asked = wallet.scanSignIn(uri)
  const { iss } = (await signCacao(asked.authPayload)).p
  const cacao = await signCacao(asked.authPayload, { account: bo })
  asked.sign([{ ...cacao, p: { ...cacao.p, iss } }])
  await expect(connecting).rejects.toMatchObject({
    code: 'CONNECT_FAILED',
    cause: { code: 'SIGN_IN_FAILED' },
  })
  await site.clock.settle()
  expect(connected()).toBeUndefined()
  expect(names).toContain('SIWX_AUTH_ERROR')
  expect(notices).toEqual(['authenticating', 'authenticated'])
})

test('each renewed code has a challenge of its own', async () => {
  const { pairing, site, uri, wallet } = await openCode()
  await site.clock.advance(220_000)
  const renewed = async () => {
    await site.clock.settle()
    const state = pairing()
    return 'uri' in state && state.uri !== uri ? state.uri : undefined
  }
  await expect.poll(renewed).toBeDefined()
  const nonces = [uri, (await renewed()) ?? ''].map(
    (one) => wallet.scanSignIn(one).authPayload.nonce,
  )
  expect(new Set(nonces).size).toBe(2)
})

test('a server that is down delays no code', async () => {
  const site = openSite()
  site.state.isDown = true
  const { uri, wallet } = await openCode(site)
  expect(() => wallet.scanSignIn(uri)).toThrow('No sign-in')
})
