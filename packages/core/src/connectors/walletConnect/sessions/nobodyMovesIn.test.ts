import { expect, test } from 'vitest'
import { acceptApproval } from '../../../actions/connection/acceptApproval.js'
import { connect } from '../../../actions/connection/connect.js'
import { disconnect } from '../../../actions/connection/disconnect.js'
import { refuseApproval } from '../../../actions/connection/refuseApproval.js'
import { closeModal } from '../../../actions/modal/closeModal.js'
import { openModal } from '../../../actions/modal/openModal.js'
import { mockAdapter } from '../../../testing/mockAdapter.js'
import { mockConnector } from '../../../testing/mockConnector.js'
import { phoneSession } from '../../../testing/walletConnect/fakePhoneClient.js'
import {
  bothNamespaces,
  otherPhoneAddress,
  setUpPhone,
  sunNamespace,
} from '../../../testing/walletConnect/setUpPhone.js'

const ownAddress = '0x7099797051812dc3a010c7d01b50e0d17dc79c8b'

/** A site with an extension in each namespace, and a stranger's phone. */
function setUpStranger(
  options: Parameters<typeof setUpPhone>[0] = {},
  setup: Parameters<typeof setUpPhone>[1] = {},
  phone?: Parameters<typeof setUpPhone>[2],
  extensions = {
    kite: mockConnector({ addresses: [ownAddress] }),
    star: mockConnector({ id: 'star', namespace: 'solana' }),
  },
) {
  const { kite, star } = extensions
  const made = setUpPhone(
    {
      adapters: [
        mockAdapter({ connectors: [kite] }),
        mockAdapter({ namespace: 'solana', connectors: [star] }),
      ],
      ...options,
    },
    setup,
    phone,
  )
  return { ...made, kite, star }
}
type Site = ReturnType<typeof setUpStranger>

/** The visitor opens a code. */
async function showCode({ kit, phone }: Site) {
  const before = phone.pairings.length
  openModal(kit)
  const attempt = connect(kit, { connectorId: 'walletConnect' })
  attempt.catch(() => undefined)
  await expect.poll(() => phone.pairings.length).toBe(before + 1)
  await expect.poll(() => kit.stores.pairing.getState().phase).toMatch('ready')
  return phone.last()
}
const strangers = {
  namespaces: {
    eip155: {
      accounts: [`eip155:31337:${otherPhoneAddress}`],
      chains: ['eip155:31337'] as const,
      methods: ['personal_sign'],
      events: [],
    },
  },
}
/** The page is loaded anew, while its store is as it was. */
async function reload(site: Site) {
  const { clock, phone, store } = site
  store.setItem('hasp.sessions', 'something')
  site.stop()
  const next = setUpStranger({}, { clock, store }, phone, site)
  await expect.poll(() => phone.listeners()).toBe(1)
  return next
}
const questions = ({ kit }: Site) =>
  kit.stores.approvals
    .getState()
    .waiting.map(({ accounts, walletName }) =>
      [walletName, ...accounts.map(({ namespace }) => namespace)].join(' '),
    )
const settled = async ({ clock }: Site) => {
  await clock.advance(2_000)
  await clock.settle()
}

test.each([
  { isSeen: false, multiWallet: false },
  { isSeen: true, multiWallet: false },
  { isSeen: false, multiWallet: true },
  { isSeen: true, multiWallet: true },
])(
  'an old code takes nobody’s place (seen: $isSeen, several wallets: $multiWallet)',
  async ({ isSeen, multiWallet }) => {
    const site = setUpStranger({ features: { multiWallet } })
    const code = await showCode(site)
    if (isSeen) code.see()
    closeModal(site.kit)
    await connect(site.kit, { connectorId: 'io.kite' })
    await site.clock.advance(221_000)
    code.approve(strangers)
    await settled(site)
    expect(site.connected()?.connectorId).toBe('io.kite')
    expect(site.connected()?.accounts[0].address).toBe(ownAddress)
  },
)

test('another wallet that is connected withdraws the code at once', async () => {
  const site = setUpStranger()
  const code = await showCode(site)
  await connect(site.kit, { connectorId: 'io.kite' })
  expect(code.isCancelled()).toBe(true)
})

test('a closed modal withdraws the code a moment later', async () => {
  const site = setUpStranger()
  const code = await showCode(site)
  closeModal(site.kit)
  await site.clock.advance(15_000)
  expect(code.isCancelled()).toBe(true)
})

test('an old code takes nobody’s place after a reload, either', async () => {
  const site = setUpStranger()
  await showCode(site)
  const next = await reload(site)
  await connect(next.kit, { connectorId: 'io.kite' })
  const session = { ...phoneSession, ...strangers, topic: 'strange' }
  site.phone.sessions.set(session.topic, session)
  site.phone.emit({ type: 'sessionApproved', session })
  await settled(next)
  expect(next.connected()?.connectorId).toBe('io.kite')
  expect(questions(next)).toEqual(['Kite Phone eip155'])
})

test('a session update brings no namespace that the visitor did not ask for', async () => {
  const site = setUpStranger()
  await connect(site.kit, { connectorId: 'io.kite' })
  await site.pair(
    { namespaces: { solana: sunNamespace } },
    { namespace: 'solana' },
  )
  const [session] = site.phone.sessions.values()
  if (!session) throw new Error('no session')
  const wider = {
    ...session,
    namespaces: { ...session.namespaces, ...strangers.namespaces },
  }
  site.phone.sessions.set(wider.topic, wider)
  site.phone.emit({ type: 'sessionUpdated', session: wider })
  await settled(site)
  expect(site.connected()?.connectorId).toBe('io.kite')
  expect(site.connected('solana')?.connectorId).toBe('walletConnect')
  expect(questions(site)).toEqual(['Kite Phone eip155'])
})

test.each([false, true])(
  'a wallet that grants more than it was asked for moves in nowhere (several wallets: %s)',
  async (multiWallet) => {
    const site = setUpStranger({ features: { multiWallet } })
    await connect(site.kit, { connectorId: 'io.kite' })
    await site.pair(bothNamespaces, { namespace: 'solana' })
    await settled(site)
    expect(site.connected()?.connectorId).toBe('io.kite')
    expect(site.connected('solana')?.connectorId).toBe('walletConnect')
    expect(questions(site)).toEqual(['Kite Phone eip155'])
    const { byId } = site.kit.stores.connections.getState()
    expect(byId.has('eip155/walletConnect')).toBe(false)
  },
)

/** Kite is in use, and a stranger has approved a code that it saw. */
async function setUpQuestion(options?: Parameters<typeof setUpStranger>[0]) {
  const site = setUpStranger(options)
  const code = await showCode(site)
  code.see()
  await connect(site.kit, { connectorId: 'io.kite' })
  const { topic } = code.approve(strangers)
  await settled(site)
  expect(questions(site)).toEqual(['Kite Phone eip155'])
  return { ...site, topic }
}

test('who presses Use it has it in the place of the other one', async () => {
  const site = await setUpQuestion()
  await acceptApproval(site.kit, { approvalId: site.topic })
  expect(site.connected()?.accounts[0].address).toBe(otherPhoneAddress)
  const { byId } = site.kit.stores.connections.getState()
  expect([...byId.keys()]).toEqual(['eip155/walletConnect'])
  expect(questions(site)).toEqual([])
})

test('with several wallets on, both stay, and the pressed one is in use', async () => {
  const site = await setUpQuestion({ features: { multiWallet: true } })
  await acceptApproval(site.kit, { approvalId: site.topic })
  expect(site.connected()?.connectorId).toBe('walletConnect')
  const { byId } = site.kit.stores.connections.getState()
  expect(byId.get('eip155/io.kite')?.status).toBe('connected')
})

test('who presses Not mine ends it in the wallet, too', async () => {
  const site = await setUpQuestion()
  refuseApproval(site.kit, { approvalId: site.topic })
  expect(questions(site)).toEqual([])
  await expect.poll(() => site.phone.sessions.size).toBe(0)
  expect(site.connected()?.connectorId).toBe('io.kite')
  const next = await reload(site)
  await settled(next)
  expect(questions(next)).toEqual([])
})

test('the question survives a reload, and so does the wallet in use', async () => {
  const site = await setUpQuestion()
  const next = await reload(site)
  await settled(next)
  expect(questions(next)).toEqual(['Kite Phone eip155'])
  await expect.poll(() => next.connected()?.connectorId).toBe('io.kite')
  await acceptApproval(next.kit, { approvalId: site.topic })
  expect(next.connected()?.connectorId).toBe('walletConnect')
  const last = await reload(next)
  await settled(last)
  await expect.poll(() => last.connected()?.connectorId).toBe('walletConnect')
  expect(questions(last)).toEqual([])
})

test('what the wallet takes back is not asked about any longer', async () => {
  const site = await setUpQuestion()
  site.phone.sessions.delete(site.topic)
  site.phone.emit({ type: 'sessionEnded', topic: site.topic })
  await settled(site)
  expect(questions(site)).toEqual([])
  await expect(
    acceptApproval(site.kit, { approvalId: site.topic }),
  ).rejects.toMatchObject({ code: 'WALLET_DISCONNECTED' })
})

test('a stranger in the session store is not taken for the phone of an earlier visit', async () => {
  const site = setUpStranger()
  await site.pair({}, { namespace: 'eip155' })
  const { address } = site.connected()?.accounts[0] ?? { address: '' }
  site.stop()
  // Approved while no page was open.
  const session = { ...phoneSession, ...strangers, topic: 'strange' }
  site.phone.sessions.set(session.topic, session)
  const next = await reload(site)
  await settled(next)
  expect(next.connected()?.accounts[0].address).toBe(address)
  expect([...site.phone.sessions.keys()]).not.toContain('strange')
})

test('a namespace of a session in use that is not wanted is asked about once', async () => {
  const site = setUpStranger()
  await connect(site.kit, { connectorId: 'io.kite' })
  await site.pair(bothNamespaces, { namespace: 'solana' })
  await settled(site)
  expect(questions(site)).toEqual(['Kite Phone eip155'])
  const [topic = ''] = site.phone.sessions.keys()
  refuseApproval(site.kit, { approvalId: topic })
  const next = await reload(site)
  await settled(next)
  expect(questions(next)).toEqual([])
  expect(site.phone.sessions.size).toBe(1)
  await expect
    .poll(() => next.connected('solana')?.connectorId)
    .toBe('walletConnect')
})

test('a namespace that was left is not asked about at the next visit', async () => {
  const site = setUpStranger()
  await site.pair(bothNamespaces)
  await expect.poll(() => site.connected('solana')).toBeDefined()
  await disconnect(site.kit, { namespace: 'solana' })
  const next = await reload(site)
  await settled(next)
  expect(questions(next)).toEqual([])
  expect(next.connected('solana')).toBeUndefined()
})
