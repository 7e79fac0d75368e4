import { expect, test } from 'vitest'
import { findPairing } from '../../../kit/connection/findPairing.js'
import type { ConnectorEvent } from '../../../ports/Connector.js'
import type { WalletConnectEvent } from '../../../ports/WalletConnectClient.js'
import {
  bothNamespaces,
  setUpPhone,
  sun,
} from '../../../testing/walletConnect/setUpPhone.js'

type Answered = Extract<WalletConnectEvent, { type: 'requestAnswered' }>

const answered = (more: Partial<Answered> = {}): Answered => ({
  type: 'requestAnswered',
  topic: 'session-topic-1',
  chainId: 'eip155:31337',
  method: 'eth_sendTransaction',
  params: [{ value: '0x1' }],
  outcome: { result: '0xhash' },
  ...more,
})

/** What the connectors of a site tell of late answers, by namespace. */
function listen(setup: ReturnType<typeof setUpPhone>) {
  const received: (readonly [string, ConnectorEvent])[] = []
  const { connectors } = setup.kit.stores.connectors.getState()
  const { signal } = new AbortController()
  for (const connector of connectors)
    connector.listen((event) => {
      if (event.type === 'requestAnswered')
        received.push([connector.namespace, event])
    }, signal)
  return received
}

test('a late answer is told by the connector of the namespace that was asked', async () => {
  const setup = setUpPhone()
  await setup.pair(bothNamespaces)
  const received = listen(setup)
  setup.phone.emit(answered())
  setup.phone.emit(
    answered({
      chainId: sun.caipNetworkId,
      method: 'solana_signAndSendTransaction',
    }),
  )
  const { outcome, params } = answered()
  expect(received).toEqual([
    [
      'eip155',
      {
        type: 'requestAnswered',
        networkId: 'eip155:31337',
        method: 'eth_sendTransaction',
        params,
        outcome,
      },
    ],
    [
      'solana',
      {
        type: 'requestAnswered',
        networkId: sun.caipNetworkId,
        method: 'solana_signAndSendTransaction',
        params,
        outcome,
      },
    ],
  ])
})

test('an answer that comes before anybody listens, as after a reload, waits for them', async () => {
  const setup = setUpPhone()
  findPairing(setup.kit)?.keepFresh(new AbortController().signal)
  await expect.poll(() => setup.phone.listeners()).toBe(1)
  setup.phone.emit(answered())
  setup.phone.emit(answered({ outcome: { result: '0xsecond' } }))
  const reported = ([, event]: readonly [string, ConnectorEvent]) =>
    event.type === 'requestAnswered' && event.outcome
  expect(listen(setup).map(reported)).toEqual([
    { result: '0xhash' },
    { result: '0xsecond' },
  ])
  expect(listen(setup)).toEqual([])
})

test('an answer of a namespace that the site does not serve is told by nobody', async () => {
  const setup = setUpPhone()
  await setup.pair()
  const received = listen(setup)
  setup.phone.emit(answered({ chainId: 'polkadot:abc' }))
  expect(received).toEqual([])
})
