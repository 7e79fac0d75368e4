import { expect } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { walletConnect } from '../../connectors/walletConnect/walletConnect.js'
import type { KitEventName } from '../../kit/events.js'
import { createTestKit } from '../createTestKit.js'
import { testNetworks } from '../testNetworks.js'
import { fakePhoneClient } from './fakePhoneClient.js'

/** A site whose pairing is looked at step by step. */
export function setUpPairing(
  options: Parameters<typeof walletConnect>[0] = {},
) {
  const phone = fakePhoneClient()
  const setup = createTestKit({
    networks: testNetworks,
    connectors: [
      walletConnect({
        relayUrl: 'wss://relay.example/path',
        client: phone.create,
        ...options,
      }),
    ],
  })
  const events: KitEventName[] = []
  setup.kit.events.subscribe(({ name }) => events.push(name))
  const phase = () => setup.kit.stores.pairing.getState().phase
  const start = async () => {
    const attempt = connect(setup.kit, { connectorId: 'walletConnect' }).then(
      (connection) => ({ connection }),
      (error: { code: string; cause?: { code: string } }) => ({ error }),
    )
    await expect.poll(phase).not.toBe('idle')
    await setup.clock.settle()
    return attempt
  }
  const startLater = () => {
    const outcome = start()
    return { outcome }
  }
  return { ...setup, events, phase, phone, start: startLater }
}

/** A code is shown. */
export const ready = async ({ phase }: ReturnType<typeof setUpPairing>) =>
  await expect.poll(phase).toBe('ready')
