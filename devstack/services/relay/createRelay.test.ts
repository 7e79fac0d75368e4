import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  openRelayClient,
  type RelayClient,
} from '../../testing/openRelayClient.js'
import { createRelayIdentity } from '../../testing/relayIdentity.js'
import { startTestRelay, type TestRelay } from '../../testing/startTestRelay.js'

const topic = 'a'.repeat(64)
const other = 'b'.repeat(64)
const relayMessage = (message: string, more: object = {}) => ({
  topic,
  message,
  ttl: 300,
  tag: 1108,
  ...more,
})

describe('the relay', () => {
  const startMs = Date.now()
  let passedMs: number
  let relay: TestRelay
  let sender: RelayClient
  let reader: RelayClient

  beforeEach(async () => {
    passedMs = 0
    relay = await startTestRelay({
      now: () => startMs + passedMs,
      maxMessages: 5,
      maxFrameBytes: 65_536,
    })
    sender = await openRelayClient(relay.url)
    reader = await openRelayClient(relay.url)
  })

  afterEach(() => relay.stop())

  const texts = (client: RelayClient) =>
    client.pushes.map(({ message }) => message)
  const settle = (client: RelayClient) =>
    client.call('irn_fetchMessages', { topic: other })

  it('brings a message to who listens, and nothing back to its sender', async () => {
    const ids = [
      await reader.call('irn_subscribe', { topic }),
      await sender.call('irn_subscribe', { topic }),
    ]
    expect(ids[0]).not.toBe(ids[1])
    const attested = relayMessage('one', { attestation: 'proof' })
    expect(await sender.call('irn_publish', attested)).toBe(true)
    await reader.until(() => reader.pushes.length === 1)
    expect(reader.pushes[0]).toEqual({
      id: expect.any(Number),
      subscription: ids[0],
      topic,
      message: 'one',
      tag: 1108,
      publishedAt: startMs,
      attestation: 'proof',
    })
    await sender.call('irn_subscribe', { topic })
    await settle(sender)
    expect(sender.pushes).toEqual([])
  })

  it('never echoes to another socket of the same client', async () => {
    const twin = await openRelayClient(relay.url, sender)
    await twin.call('irn_subscribe', { topic })
    await sender.call('irn_publish', relayMessage('one'))
    await settle(twin)
    expect(twin.pushes).toEqual([])
  })

  it('keeps a message for a client that comes later, once', async () => {
    await sender.call('irn_publish', relayMessage('one'))
    await sender.call('irn_publish', relayMessage('one'))
    await reader.call('irn_subscribe', { topic })
    await reader.until(() => reader.pushes.length > 0)
    await reader.call('irn_subscribe', { topic })
    await settle(reader)
    expect(texts(reader)).toEqual(['one'])
    expect(relay.stats().mailbox).toEqual({ messages: 1, bytes: 3 })
  })

  it('drops a message when its time to live ends', async () => {
    await sender.call('irn_publish', relayMessage('short', { ttl: 30 }))
    await sender.call('irn_publish', relayMessage('long', { ttl: 31 }))
    passedMs = 30_000
    await reader.call('irn_subscribe', { topic })
    await settle(reader)
    expect(texts(reader)).toEqual(['long'])
    // The same message is a new one once the first has expired.
    await sender.call('irn_publish', relayMessage('short'))
    await settle(reader)
    expect(texts(reader)).toEqual(['long', 'short'])
  })

  it('pushes again what a client did not acknowledge', async () => {
    const { identity } = reader
    reader.close()
    const forgetful = await openRelayClient(relay.url, {
      identity,
      acknowledges: false,
    })
    await forgetful.call('irn_subscribe', { topic })
    await sender.call('irn_publish', relayMessage('one'))
    await sender.call('irn_publish', relayMessage('two'))
    await forgetful.until(() => forgetful.pushes.length === 2)
    const [first] = forgetful.pushes
    if (!first) throw new Error('Nothing was pushed.')
    forgetful.acknowledge(first)
    await settle(forgetful)
    forgetful.close()

    const again = await openRelayClient(relay.url, { identity })
    await again.call('irn_batchSubscribe', { topics: [topic, other] })
    await settle(again)
    expect(texts(again)).toEqual(['two'])
    await again.call('irn_batchSubscribe', { topics: [topic, other] })
    await settle(again)
    expect(texts(again)).toEqual(['two'])
  })

  it('does not take an error for an acknowledgement', async () => {
    const shy = await openRelayClient(relay.url, { acknowledges: false })
    await shy.call('irn_subscribe', { topic })
    await sender.call('irn_publish', relayMessage('one'))
    await shy.until(() => shy.pushes.length === 1)
    const error = { code: 1, message: 'No.' }
    shy.send(JSON.stringify({ id: shy.pushes[0]?.id, jsonrpc: '2.0', error }))
    await shy.call('irn_subscribe', { topic })
    await settle(shy)
    expect(texts(shy)).toEqual(['one', 'one'])
  })

  it('publishes, subscribes and unsubscribes many at once', async () => {
    const ids = await reader.call('irn_batchSubscribe', {
      topics: [topic, other],
    })
    expect(ids).toEqual([expect.any(String), expect.any(String)])
    const messages = [
      relayMessage('one'),
      relayMessage('two', { topic: other }),
    ]
    expect(await sender.call('irn_batchPublish', { messages })).toBe(true)
    await reader.until(() => reader.pushes.length === 2)
    expect(texts(reader)).toEqual(['one', 'two'])

    const subscriptions = [topic, other].map((one) => ({ topic: one, id: 'x' }))
    expect(await reader.call('irn_batchUnsubscribe', { subscriptions })).toBe(
      true,
    )
    await sender.call('irn_publish', relayMessage('three'))
    await settle(reader)
    expect(reader.pushes).toHaveLength(2)
  })

  it('stops pushing after an unsubscribe', async () => {
    const id = await reader.call('irn_subscribe', { topic })
    expect(await reader.call('irn_unsubscribe', { topic, id })).toBe(true)
    await sender.call('irn_publish', relayMessage('one'))
    await settle(reader)
    expect(reader.pushes).toEqual([])
  })

  it('hands over what waits when it is asked, once', async () => {
    await sender.call('irn_publish', relayMessage('one'))
    await sender.call('irn_publish', relayMessage('two', { topic: other }))
    expect(await reader.call('irn_fetchMessages', { topic })).toEqual({
      messages: [{ topic, message: 'one', tag: 1108, publishedAt: startMs }],
      hasMore: false,
    })
    expect(
      await reader.call('irn_batchFetchMessages', { topics: [topic, other] }),
    ).toMatchObject({ messages: [{ message: 'two' }], hasMore: false })
    expect(await sender.call('irn_fetchMessages', { topic })).toEqual({
      messages: [],
      hasMore: false,
    })
  })

  it('subscribes who proposes and who approves a session', async () => {
    const proposal = { pairingTopic: topic, sessionProposal: 'p', ttl: 300 }
    expect(await sender.call('wc_proposeSession', proposal)).toBe(true)
    await reader.call('irn_subscribe', { topic })
    await reader.until(() => reader.pushes.length === 1)
    expect(reader.pushes[0]).toMatchObject({ message: 'p', tag: 1100 })

    await sender.call('irn_subscribe', { topic: other })
    const approval = {
      pairingTopic: topic,
      sessionTopic: other,
      sessionProposalResponse: 'r',
      sessionSettlementRequest: 's',
    }
    expect(await reader.call('wc_approveSession', approval)).toBe(true)
    await sender.until(() => sender.pushes.length === 2)
    expect(sender.pushes).toMatchObject([
      { topic, message: 'r', tag: 1101 },
      { topic: other, message: 's', tag: 1102 },
    ])
    await sender.call('irn_publish', relayMessage('hello', { topic: other }))
    await settle(reader)
    expect(texts(reader)).toEqual(['p', 'hello'])
  })

  it('keeps the newest messages when the mailbox is full', async () => {
    for (let count = 1; count <= 7; count += 1)
      await sender.call('irn_publish', relayMessage(`message ${count}`))
    expect(relay.stats().mailbox).toEqual({ messages: 5, bytes: 45 })
    await reader.call('irn_subscribe', { topic })
    await settle(reader)
    expect(texts(reader).at(0)).toBe('message 3')
    expect(reader.pushes).toHaveLength(5)
  })

  it.each([
    ['irn_publish', { ...relayMessage('x'), topic: 'short' }],
    ['irn_publish', { ...relayMessage('x'), ttl: 0 }],
    ['irn_publish', { ...relayMessage('x'), ttl: 2_592_001 }],
    ['irn_publish', { ...relayMessage('x'), tag: 'one' }],
    ['irn_publish', null],
    ['irn_batchPublish', { messages: [relayMessage('')] }],
    ['irn_subscribe', { topic: 1 }],
    ['irn_batchSubscribe', { topics: [topic, 'x'] }],
    ['irn_unsubscribe', {}],
    ['irn_batchUnsubscribe', { subscriptions: topic }],
    ['irn_fetchMessages', []],
    ['irn_batchFetchMessages', { topics: Array(501).fill(topic) }],
    ['wc_proposeSession', { pairingTopic: topic }],
    ['wc_approveSession', { pairingTopic: topic, sessionTopic: other }],
  ])('refuses wrong parameters of %s', async (method, params) => {
    await expect(reader.call(method, params)).rejects.toMatchObject({
      code: -32602,
    })
  })

  it('answers what is no request of its own with an error', async () => {
    await expect(reader.call('irn_dance', {})).rejects.toMatchObject({
      code: -32601,
    })
    reader.send('not JSON')
    reader.send('[]')
    await reader.until(() => reader.answers.length === 3)
    expect(reader.answers.slice(1)).toMatchObject([
      { id: null, error: { code: -32700 } },
      { id: null, error: { code: -32600 } },
    ])
  })

  it('closes a socket with a frame that is too long or not text', async () => {
    sender.send('x'.repeat(65_537))
    expect(await sender.closed).toMatchObject({ code: 1009 })
    reader.send(Buffer.from('{}'))
    expect(await reader.closed).toMatchObject({ code: 1003 })
  })

  it('counts the calls of each client and tells over HTTP', async () => {
    await reader.call('irn_subscribe', { topic })
    await reader.call('irn_subscribe', { topic: other })
    await sender.call('irn_publish', relayMessage('one'))
    const url = relay.url.replace('ws:', 'http:')
    const health = await fetch(`${url}/healthz`)
    expect(await health.json()).toEqual({ status: 'ok' })
    const stats = await fetch(`${url}/stats`)
    expect(await stats.json()).toEqual({
      clients: [
        {
          clientId: sender.identity.clientId,
          sockets: 1,
          methods: { irn_publish: 1 },
        },
        {
          clientId: reader.identity.clientId,
          sockets: 1,
          methods: { irn_subscribe: 2 },
        },
      ],
      mailbox: { messages: 1, bytes: 3 },
    })
    expect((await fetch(url)).status).toBe(404)
  })

  it('asks for signs of life and ends a socket that gives none', async () => {
    const hasty = await startTestRelay({ heartbeatMs: 500 })
    const lively = await openRelayClient(hasty.url)
    const dead = await openRelayClient(hasty.url, { answersPings: false })
    expect(await dead.closed).toMatchObject({ code: 1006 })
    await lively.until(() => lively.pings() >= 3)
    await settle(lively)
    await hasty.stop()
  })

  it('comes back at the same port, with the mailbox or without', async () => {
    await sender.call('irn_publish', relayMessage('one'))
    await relay.stop()
    expect(await sender.closed).toMatchObject({ code: 1006 })
    await expect(openRelayClient(relay.url)).rejects.toThrow('ECONNREFUSED')
    await relay.start()
    const second = await openRelayClient(relay.url, reader)
    await second.call('irn_subscribe', { topic })
    await second.until(() => second.pushes.length === 1)

    await relay.stop()
    await relay.start({ losesMailbox: true })
    const third = await openRelayClient(relay.url)
    await third.call('irn_subscribe', { topic })
    await settle(third)
    expect(third.pushes).toEqual([])
  })

  it('names the port that is taken and what to do', async () => {
    const port = Number(new URL(relay.url).port)
    await expect(startTestRelay({ port })).rejects.toThrow(
      /^The relay cannot listen at ws:\/\/127\.0\.0\.1:\d+ .+: stop what uses the port, or set HASP_PORT_OFFSET\.$/,
    )
  })

  it('lets in a client with its token in a header', async () => {
    const identity = createRelayIdentity()
    const token = identity.signToken({ audience: relay.url })
    const client = await openRelayClient(relay.url, {
      query: '',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await client.call('irn_subscribe', { topic })).toEqual(
      expect.any(String),
    )
  })
})
