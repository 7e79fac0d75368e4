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
function listen(world: ReturnType<typeof setUpPhone>) {
  const heard: (readonly [string, ConnectorEvent])[] = []
  const { connectors } = world.kit.stores.connectors.getState()
  const { signal } = new AbortController()
  for (const connector of connectors)
    connector.listen((event) => {
      if (event.type === 'requestAnswered')
        heard.push([connector.namespace, event])
    }, signal)
  return heard
}

test('a late answer is told by the connector of the namespace that was asked', async () => {
  const world = setUpPhone()
  await world.pair(bothNamespaces)
  const heard = listen(world)
  world.phone.emit(answered())
  world.phone.emit(
    answered({
      chainId: sun.caipNetworkId,
      method: 'solana_signAndSendTransaction',
    }),
  )
  const { outcome, params } = answered()
  expect(heard).toEqual([
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
  const world = setUpPhone()
  findPairing(world.kit)?.keepFresh(new AbortController().signal)
  await expect.poll(() => world.phone.listeners()).toBe(1)
  world.phone.emit(answered())
  world.phone.emit(answered({ outcome: { result: '0xsecond' } }))
  const told = ([, event]: readonly [string, ConnectorEvent]) =>
    event.type === 'requestAnswered' && event.outcome
  expect(listen(world).map(told)).toEqual([
    { result: '0xhash' },
    { result: '0xsecond' },
  ])
  expect(listen(world)).toEqual([])
})

test('an answer of a namespace that the site does not serve is told by nobody', async () => {
  const world = setUpPhone()
  await world.pair()
  const heard = listen(world)
  world.phone.emit(answered({ chainId: 'polkadot:abc' }))
  expect(heard).toEqual([])
})
