import fc from 'fast-check'
import { expect, test } from 'vitest'
import { connect } from '../../../actions/connection/connect.js'
import { closeModal } from '../../../actions/modal/closeModal.js'
import { openModal } from '../../../actions/modal/openModal.js'
import type { WalletConnectSession } from '../../../ports/WalletConnectClient.js'
import { selectConnected } from '../../../stores/connection/connections.js'
import { createMemoryStore } from '../../../testing/createMemoryStore.js'
import { createFakeClock } from '../../../testing/fakeClock.js'
import { mockAdapter } from '../../../testing/mockAdapter.js'
import { mockConnector } from '../../../testing/mockConnector.js'
import { propertyRuns } from '../../../testing/propertyRuns.js'
import {
  type FakePairing,
  fakePhoneClient,
  phoneSession,
} from '../../../testing/walletConnect/fakePhoneClient.js'
import {
  otherPhoneAddress as foreign,
  setUpPhone,
  sunAccount,
  sunNamespace,
} from '../../../testing/walletConnect/setUpPhone.js'

const honest = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const own = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const happenings = [
  'code',
  'seen',
  'closed',
  'other',
  'honestApproves',
  'foreignApproves',
  'foreignApprovesOld',
  'foreignUpdates',
  'reloaded',
  'minute',
] as const
type Happening = (typeof happenings)[number]

const grantOf = (address: string): WalletConnectSession['namespaces'] => ({
  eip155: {
    accounts: [`eip155:31337:${address}`],
    chains: ['eip155:31337'],
    methods: ['personal_sign'],
    events: [],
  },
})

/** A site, an extension, the visitor's phone and somebody else's. */
async function openSite(multiWallet: boolean) {
  const clock = createFakeClock()
  const store = createMemoryStore()
  const phone = fakePhoneClient()
  const kite = mockConnector({ addresses: [own] })
  /** Codes of pages that are gone: who approves one tells the next page. */
  const orphans = new Set<FakePairing>()
  const visit = () =>
    setUpPhone(
      {
        adapters: [
          mockAdapter({ connectors: [kite] }),
          mockAdapter({ namespace: 'solana' }),
        ],
        features: { multiWallet },
      },
      { clock, store },
      phone,
    )
  let page = visit()
  /** The visitor has asked for a phone, and not turned to anything else. */
  let isPairing = false
  /** A press of the visitor's that the foreign phone was first to answer. */
  let isInvited = false
  let approvals = 0

  const approve = (pairing: FakePairing | undefined, address: string) => {
    if (!pairing || pairing.isCancelled()) return
    if (address === foreign && isPairing) isInvited = true
    approvals += 1
    const grant = {
      topic: `session-${approvals}`,
      namespaces: grantOf(address),
    }
    if (!orphans.has(pairing)) return void pairing.approve(grant)
    const session = { ...phoneSession, ...grant }
    phone.sessions.set(session.topic, session)
    store.setItem('hasp.sessions', 'sessions')
    phone.emit({ type: 'sessionApproved', session })
  }
  const perform = async (what: Happening) => {
    const { kit } = page
    const latest = phone.pairings.at(-1)
    switch (what) {
      case 'code': {
        isPairing = true
        openModal(kit)
        const end = () => undefined
        connect(kit, { connectorId: 'walletConnect' }).then(end, end)
        break
      }
      case 'seen':
        latest?.see()
        break
      case 'closed':
        // Nobody closes what a reload has closed: nothing was taken back.
        if (!kit.stores.modal.getState().isOpen) break
        isPairing = false
        closeModal(kit)
        break
      case 'other':
        isPairing = false
        isInvited = false
        await connect(kit, { connectorId: 'io.kite' })
        break
      case 'honestApproves':
        approve(latest, honest)
        isPairing = false
        break
      case 'foreignApproves':
        approve(latest, foreign)
        break
      case 'foreignApprovesOld':
        approve(
          phone.pairings.find((one) => !one.isCancelled()),
          foreign,
        )
        break
      case 'foreignUpdates':
        // It was let in for Solana, and helps itself to more.
        for (const session of [...phone.sessions.values()]) {
          const wider = {
            ...session,
            namespaces: { ...grantOf(foreign), ...session.namespaces },
          }
          if (session.namespaces.eip155) continue
          phone.sessions.set(session.topic, wider)
          phone.emit({ type: 'sessionUpdated', session: wider })
        }
        break
      case 'reloaded':
        for (const one of phone.pairings) orphans.add(one)
        store.setItem('hasp.sessions', 'something')
        page.stop()
        page = visit()
        break
      case 'minute':
        await clock.advance(60_000)
    }
    await clock.settle()
    await clock.advance(1_500)
    await clock.settle()
  }
  return {
    perform,
    isInvited: () => isInvited,
    phone,
    page: () => page,
    inUse: () =>
      selectConnected(page.kit.stores.connections.getState(), 'eip155')
        ?.accounts[0].address,
    stop: () => page.stop(),
  }
}

/** Goes through it, and looks after each step. */
async function check(steps: readonly Happening[], multiWallet: boolean) {
  const site = await openSite(multiWallet)
  let before = site.inUse()
  for (const step of steps) {
    await site.perform(step)
    const now = site.inUse()
    if (!site.isInvited()) expect(now, steps.join()).not.toBe(foreign)
    // Nobody but the visitor takes a wallet's place.
    const isPress = step === 'code' || step === 'other'
    const isAnswer = step.endsWith('Approves') || step.endsWith('Old')
    if (before && now !== before && !isPress && !isAnswer)
      expect(now, steps.join()).toBeUndefined()
    before = now
  }
  site.stop()
}

test('in no short order of events is a foreign account in use unasked', async () => {
  const begin: readonly Happening[] = ['code']
  const all: (readonly Happening[])[] = [begin]
  for (const steps of all) {
    if (steps.length >= (process.env.HASP_LONG ? 5 : 3)) continue
    for (const next of happenings) all.push([...steps, next])
  }
  for (const steps of all) await check(steps, false)
}, 7_200_000)

test('nor is it after any longer story', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...happenings), { maxLength: 14 }),
      fc.boolean(),
      check,
    ),
    propertyRuns(60),
  )
}, 7_200_000)

test('nor does a phone that was let in for Solana help itself to more', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.constantFrom('other', 'foreignUpdates', 'reloaded', 'minute'),
        {
          maxLength: 8,
        },
      ),
      fc.boolean(),
      async (steps, isFirst) => {
        const site = await openSite(false)
        if (isFirst) await site.perform('other')
        await site
          .page()
          .pair(
            { namespaces: { solana: sunNamespace } },
            { namespace: 'solana' },
          )
        for (const step of steps as readonly Happening[]) {
          await site.perform(step)
          expect(site.inUse()).not.toBe(foreign)
          expect(site.page().connected('solana')?.accounts[0].address).toBe(
            sunAccount,
          )
        }
        site.stop()
      },
    ),
    propertyRuns(40),
  )
}, 7_200_000)
