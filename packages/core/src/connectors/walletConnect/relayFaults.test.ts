import { expect, test } from 'vitest'
import {
  ready,
  setUpPairing,
} from '../../testing/walletConnect/setUpPairing.js'

test('F-01 a relay that is down is noticed within 5 s, and recovered from', async () => {
  const setup = setUpPairing()
  const { clock, kit, phone } = setup
  phone.setRelay(false)
  const { outcome } = setup.start()
  await expect.poll(setup.phase).toBe('preparing')
  await clock.advance(5_000)
  expect(kit.stores.pairing.getState()).toMatchObject({
    phase: 'failed',
    error: { code: 'RELAY_UNAVAILABLE' },
  })
  await clock.advance(60_000)
  expect(setup.phase()).toBe('failed')
  phone.setRelay(true)
  await clock.settle()
  await clock.advance(5_000)
  expect(setup.phase()).toBe('ready')
  phone.last().approve()
  expect(await outcome).toHaveProperty('connection')
})

test('F-02 a relay that is lost while a code is shown is told of', async () => {
  const setup = setUpPairing()
  const { kit, phone } = setup
  void setup.start()
  await ready(setup)
  phone.setRelay(false)
  expect(kit.stores.pairing.getState()).toMatchObject({
    phase: 'ready',
    isRelayReachable: false,
  })
  phone.setRelay(true)
  expect(kit.stores.pairing.getState()).toMatchObject({
    isRelayReachable: true,
  })
})

test('[R8.13] [R8.44] a refused token fails the attempt and says what to mend', async () => {
  const setup = setUpPairing()
  const { kit, phone } = setup
  phone.refuse('token')
  const { outcome } = setup.start()
  expect(await outcome).toMatchObject({
    error: { message: 'Failed to connect', cause: { code: 'RELAY_REFUSED' } },
  })
  await expect
    .poll(() => kit.stores.alerts.getState().code)
    .toBe('SESSION_EXPIRED')
})

test.each([
  {
    reason: 'projectId',
    projectId: undefined,
    code: 'PROJECT_ID_NOT_CONFIGURED',
  },
  { reason: 'projectId', projectId: 'abc', code: 'INVALID_PROJECT_ID' },
  { reason: 'origin', projectId: 'abc', code: 'ORIGIN_NOT_ALLOWED' },
] as const)(
  '[R8.45] a relay that refuses the $reason raises $code',
  async ({ code, projectId, reason }) => {
    const setup = setUpPairing({ projectId })
    setup.phone.refuse(reason)
    void setup.start()
    await expect.poll(() => setup.kit.stores.alerts.getState().code).toBe(code)
  },
)
