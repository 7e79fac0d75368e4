import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cancelConnect } from '../../../actions/connection/cancelConnect.js'
import { connect } from '../../../actions/connection/connect.js'
import { disconnect } from '../../../actions/connection/disconnect.js'
import { findPairing } from '../../../kit/connection/findPairing.js'
import { selectConnected } from '../../../stores/connection/connections.js'
import { createMemoryStore } from '../../../testing/createMemoryStore.js'
import { createTestKit, type TestKit } from '../../../testing/createTestKit.js'
import { createFakeClock } from '../../../testing/fakeClock.js'
import { isLoading } from '../../../testing/isLoading.js'
import { propertyRuns } from '../../../testing/propertyRuns.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import {
  type FakePairing,
  fakePhoneClient,
} from '../../../testing/walletConnect/fakePhoneClient.js'
import { walletConnect } from '../walletConnect.js'

const actions = [
  'connect',
  'cancel',
  'keep',
  'leave',
  'approve',
  'approveOld',
  'reject',
  'see',
  'expire',
  'lose',
  'regain',
  'giveUp',
  'disconnect',
  'reload',
  'second',
  'minute',
  'lifetime',
] as const

/** A site that is visited again and again, and wallets that do as they like. */
function openSite() {
  const phone = fakePhoneClient()
  const clock = createFakeClock()
  const store = createMemoryStore()
  const outcomes: { settled: number }[] = []
  const subscribers: AbortController[] = []
  const visit = () =>
    createTestKit(
      {
        networks: testNetworks,
        connectors: [
          walletConnect({
            relayUrl: 'wss://relay.example',
            client: phone.create,
          }),
        ],
      },
      { clock, store },
    )
  let page: TestKit = visit()
  const leave = () => {
    for (const subscriber of subscribers.splice(0)) subscriber.abort()
  }
  const isOpen = (pairing: FakePairing) => !pairing.isCancelled()

  const perform = async (action: (typeof actions)[number]) => {
    const { kit, stop } = page
    const latest = phone.pairings.at(-1)
    switch (action) {
      case 'connect': {
        const outcome = { settled: 0 }
        outcomes.push(outcome)
        const end = () => {
          outcome.settled += 1
        }
        connect(kit, { connectorId: 'walletConnect' }).then(end, end)
        break
      }
      case 'cancel':
        cancelConnect(kit)
        break
      case 'keep': {
        const subscriber = new AbortController()
        subscribers.push(subscriber)
        findPairing(kit)?.keepFresh(subscriber.signal)
        break
      }
      case 'leave':
        leave()
        break
      case 'approve':
        latest?.approve()
        break
      case 'approveOld':
        phone.pairings.find(isOpen)?.approve()
        break
      case 'reject':
        latest?.reject()
        break
      case 'see':
        latest?.see()
        break
      case 'expire':
        latest?.expire()
        break
      case 'lose':
        phone.setRelay(false)
        break
      case 'regain':
        phone.setRelay(true)
        break
      case 'giveUp':
        findPairing(kit)?.cancel()
        break
      case 'disconnect':
        disconnect(kit).catch(() => undefined)
        break
      case 'reload':
        stop()
        leave()
        page = visit()
        break
      case 'second':
        return await clock.advance(1_000)
      case 'minute':
        return await clock.advance(60_000)
      case 'lifetime':
        return await clock.advance(4 * 60_000)
    }
    await clock.settle()
  }
  return {
    phone,
    clock,
    outcomes,
    perform,
    page: () => page,
    leave,
  }
}

type Site = ReturnType<typeof openSite>

function assertSound({ clock, outcomes, page, phone }: Site): void {
  const { kit } = page()
  const { connections, pairing } = kit.stores
  const state = pairing.getState()
  if (state.phase === 'ready' || state.phase === 'seen') {
    const shown = phone.pairings.find(({ uri }) => uri === state.uri)
    expect(shown?.isCancelled()).toBe(false)
    expect(state.expiresAt).toBeGreaterThanOrEqual(clock.now())
    expect(state.expiresAt - state.createdAt).toBe(240_000)
  }
  // Nobody is connected by a session that is over, or was given up.
  const now = selectConnected(connections.getState(), 'eip155')
  if (now) expect(phone.sessions.size).toBeGreaterThan(0)
  for (const { settled } of outcomes) expect(settled).toBeLessThan(2)
}

test('whatever happens, every attempt ends once and no session is left over', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...actions), { maxLength: 40 }),
      async (steps) => {
        const site = openSite()
        await site.clock.settle()
        for (const step of steps) {
          await site.perform(step)
          assertSound(site)
        }
        // Left alone, everything comes to an end by itself.
        site.leave()
        site.phone.setRelay(true)
        await site.clock.advance(46 * 60_000)
        assertSound(site)
        for (const { settled } of site.outcomes) expect(settled).toBe(1)
        const { kit, stop } = site.page()
        expect(isLoading(kit, 'eip155')).toBe(false)
        // What failed before is no obstacle now.
        await disconnect(kit).catch(() => undefined)
        const before = site.phone.pairings.length
        const last = connect(kit, { connectorId: 'walletConnect' })
        await expect.poll(() => site.phone.pairings.length).toBe(before + 1)
        site.phone.last().approve()
        expect((await last).peer?.name).toBe('Kite Phone')
        stop()
        expect(site.clock.waiting()).toBe(0)
        expect(site.phone.listeners()).toBe(0)
      },
    ),
    propertyRuns(60),
  )
})
