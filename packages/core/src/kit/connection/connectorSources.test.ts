import { expect, test } from 'vitest'
import { forgetDevice } from '../../actions/device/forgetDevice.js'
import type { Connector } from '../../ports/Connector.js'
import type {
  BoundConnectorSource,
  ConnectorSourceParameters,
} from '../../ports/ConnectorSource.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { findPairing } from './findPairing.js'

/** A source whose wallets and abilities the test decides. */
function fakeSource(bound: Partial<BoundConnectorSource> = {}) {
  let listeners: Parameters<BoundConnectorSource['discover']>[0] | undefined
  let parameters: ConnectorSourceParameters | undefined
  return {
    source: {
      create(given: ConnectorSourceParameters): BoundConnectorSource {
        parameters = given
        return {
          discover(received, signal) {
            listeners = received
            signal.addEventListener('abort', () => {
              listeners = undefined
            })
          },
          ...bound,
        }
      },
    },
    parameters: () => parameters,
    isListenedTo: () => listeners !== undefined,
    find: (connector: Connector) => listeners?.onFound(connector),
    lose: (connector: Connector) => listeners?.onLost(connector),
  }
}

const idsOf = ({ kit }: ReturnType<typeof createTestKit>) =>
  kit.stores.connectors.getState().connectors.map(({ info }) => info.id)

test('connectors of a source are found and lost beside those of adapters', () => {
  const kite = mockConnector({ id: 'io.kite' })
  const harbour = mockConnector({ id: 'harbour', type: 'EXTERNAL' })
  const fake = fakeSource()
  const setup = createTestKit({
    adapters: [mockAdapter({ connectors: [kite] })],
    connectors: [fake.source],
    networks: testNetworks,
  })
  fake.find(harbour)
  expect(idsOf(setup)).toEqual(['io.kite', 'harbour'])
  fake.lose(harbour)
  expect(idsOf(setup)).toEqual(['io.kite'])
  setup.stop()
  expect(fake.isListenedTo()).toBe(false)
})

test('a source learns of the site, its adapters and its networks', () => {
  const fake = fakeSource()
  createTestKit({
    adapters: [mockAdapter()],
    connectors: [fake.source],
    networks: testNetworks,
  })
  const { adapters, networks, site } = fake.parameters() ?? {}
  expect(site?.name).toBe('Test')
  expect([...(adapters?.keys() ?? [])]).toEqual(['eip155'])
  expect(networks?.().networks).toEqual(testNetworks)
})

test('a source that fails to look for wallets takes no other along', () => {
  const fake = fakeSource()
  const broken = fakeSource({
    discover() {
      throw new Error('broken')
    },
  })
  const setup = createTestKit({ connectors: [broken.source, fake.source] })
  fake.find(mockConnector({ id: 'harbour' }))
  expect(idsOf(setup)).toEqual(['harbour'])
})

test('forgetting the device asks every source, also after one that fails', async () => {
  const asked: string[] = []
  const first = fakeSource({
    forget() {
      asked.push('first')
      return Promise.reject(new Error('unreachable'))
    },
  })
  const second = fakeSource({
    async forget() {
      asked.push('second')
    },
  })
  const { clock, kit } = createTestKit({
    connectors: [first.source, fakeSource().source, second.source],
  })
  const forgetting = forgetDevice(kit).catch(({ code }) => code)
  await clock.advance(1_000)
  expect(await forgetting).toBe('DISCONNECT_FAILED')
  expect(asked).toEqual(['first', 'second'])
})

test('pairing is what the first source that has it can do', () => {
  const pairing = {
    connectorId: 'phones',
    relayHost: 'relay.example',
    keepFresh() {},
    cancel() {},
    letGo() {},
    decide() {},
  }
  const plain = createTestKit({ connectors: [fakeSource().source] })
  expect(findPairing(plain.kit)).toBeUndefined()
  const { kit } = createTestKit({
    connectors: [fakeSource().source, fakeSource({ pairing }).source],
  })
  expect(findPairing(kit)).toBe(pairing)
})
