import type { FrameHandlers, HostedUser } from '@hasp/protocol/frame'
import { expect, it } from 'vitest'
import { disconnect } from '../../actions/connection/disconnect.js'
import { switchConnection } from '../../actions/connection/switchConnection.js'
import { connectEmail } from '../../actions/hostedWallet/connectEmail.js'
import { submitOtp } from '../../actions/hostedWallet/submitOtp.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { selectRoute } from '../../stores/router.js'
import { createTestKit } from '../../testing/createTestKit.js'
import {
  createTestHostedWallet,
  hostedUser,
} from '../../testing/hostedWallet/createTestHostedWallet.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { hostedWallet } from './hostedWallet.js'

const connectionId = 'eip155/hostedWallet'
const smartAddress = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

function setUp(changes: Partial<FrameHandlers> = {}) {
  const hosted = createTestHostedWallet(changes)
  const { kit } = createTestKit({
    adapters: [mockAdapter()],
    networks: testNetworks,
    connectors: [
      hostedWallet({ origin: 'https://wallet.example', client: hosted.client }),
    ],
    features: { multiWallet: true },
  })
  return {
    hosted,
    kit,
    view: () => selectRoute(kit.stores.router.getState()).view,
    connection: () => kit.stores.connections.getState().byId.get(connectionId),
    isOpen: () => kit.stores.modal.getState().isOpen,
    async logIn() {
      await connectEmail(kit, { email: 'ada@tide.example' })
      await submitOtp(kit, { otp: '018265' })
    },
  }
}

it('[R4.5] switching to the hosted wallet in use asks whether it still is, and for no other account', async () => {
  const { hosted, kit, logIn } = setUp()
  await logIn()
  hosted.asked.length = 0
  await switchConnection(kit, { connectionId })
  const asked = hosted.asked.map(([method]) => method)
  expect(asked).toContain('isConnected')
  expect(asked).not.toContain('setPreferredAccount')
})

it('[R4.5] switching to an account of the other type asks the hosted wallet to act for it', async () => {
  const accounts: HostedUser['accounts'] = [
    ...hostedUser.accounts,
    { namespace: 'eip155', address: smartAddress, type: 'smartAccount' },
  ]
  const { connection, hosted, kit, logIn } = setUp({
    getUser: () => ({ ...hostedUser, accounts }),
    setPreferredAccount: ({ type }) => ({ type, address: smartAddress }),
  })
  await logIn()
  await switchConnection(kit, { connectionId, address: smartAddress })
  expect(hosted.asked).toContainEqual([
    'setPreferredAccount',
    { namespace: 'eip155', type: 'smartAccount' },
  ])
  expect(connection()).toMatchObject({
    status: 'connected',
    accounts: [{ address: smartAddress }, {}],
  })
})

it('[R4.6] a hosted wallet that was left is switched to by its login, then ProfileWallets shows', async () => {
  const { connection, isOpen, kit, logIn, view } = setUp()
  await logIn()
  await disconnect(kit)
  const switching = switchConnection(kit, { connectionId })
  await expect.poll(view).toBe('EmailLogin')
  expect(isOpen()).toBe(true)
  await logIn()
  await switching
  expect(connection()?.status).toBe('connected')
  expect(view()).toBe('ProfileWallets')
})

it('[R4.6] closing the login gives the switch up', async () => {
  const { connection, isOpen, kit, logIn } = setUp()
  await logIn()
  await disconnect(kit)
  const switching = switchConnection(kit, { connectionId })
  await expect.poll(isOpen).toBe(true)
  closeModal(kit)
  await expect(switching).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  expect(connection()?.status).toBe('disconnected')
})
