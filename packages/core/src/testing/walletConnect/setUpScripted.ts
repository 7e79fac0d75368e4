import { createWalletConnectClient } from '../../clients/walletConnect/createWalletConnectClient.js'
import { librarySigner } from '../../clients/walletConnect/crypto/librarySigner.js'
import { createMemoryStore } from '../createMemoryStore.js'
import { createFakeClock } from '../fakeClock.js'
import { scriptedRelay } from './scriptedRelay.js'
import { scriptedWallet } from './scriptedWallet.js'
import { askedNamespaces, setUpWalletConnect } from './setUpWalletConnect.js'

/** The site's side against a relay and a wallet that the test plays. */
export async function setUpScripted({
  keyValueStore = createMemoryStore(),
  relay = scriptedRelay(),
  relayUrls = ['wss://relay.example'],
  clock = createFakeClock(),
  window = new EventTarget(),
  loadSignIn = undefined as
    | Parameters<typeof createWalletConnectClient>[0]['loadSignIn']
    | undefined,
  signsIn = false,
  /** What is drawn where the client throws dice; up to 65,535. */
  chance = undefined as (() => number) | undefined,
} = {}) {
  const storageListeners = new Set<(key: string | null) => void>()
  const start = () =>
    setUpWalletConnect({
      relayUrls,
      keyValueStore,
      environment: {
        clock,
        window: window as Window & typeof globalThis,
        onStorageChange(listener, signal) {
          storageListeners.add(listener)
          signal.addEventListener('abort', () =>
            storageListeners.delete(listener),
          )
        },
      },
      create: (parameters) =>
        createWalletConnectClient({
          ...parameters,
          loadSignIn,
          signsIn,
          randomBytes(length) {
            if (length !== 2 || !chance)
              return parameters.environment.randomBytes(length)
            return Uint8Array.of(chance() >> 8, chance() & 255)
          },
          openSocket: relay.openSocket,
          // The browser's own does not keep to the clock of a test.
          openSigner: async (seed) => librarySigner(seed),
        }),
    })
  const site = await start()
  const wallet = scriptedWallet(relay, clock.now)
  const { signal } = new AbortController()
  const propose = async () => {
    const pairing = site.client.pair({
      optionalNamespaces: askedNamespaces,
      signal,
    })
    pairing.catch(() => undefined)
    await clock.settle()
    return await pairing
  }
  const pair = async (settlement: object = {}) => {
    const pairing = await propose()
    const peer = wallet.scan(pairing.uri)
    peer.say()
    await clock.settle()
    peer.settle(settlement)
    await clock.advance(100)
    return { ...peer, session: await pairing.approval }
  }
  return {
    ...site,
    clock,
    relay,
    wallet,
    window,
    propose,
    pair,
    /** The same page after a reload, or another tab of it. */
    again: start,
    notifyStorage: (key: string | null = 'hasp.sessions') => {
      for (const listener of storageListeners) listener(key)
    },
  }
}
