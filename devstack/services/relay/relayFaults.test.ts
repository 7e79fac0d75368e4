import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  openRelayClient,
  type RelayClient,
} from '../../testing/openRelayClient.js'
import { startTestRelay, type TestRelay } from '../../testing/startTestRelay.js'
import { createRelayFaults } from './relayFaults.js'

const topic = 'c'.repeat(64)

describe('faults on demand', () => {
  let relay: TestRelay
  let sender: RelayClient
  let reader: RelayClient

  beforeEach(async () => {
    relay = await startTestRelay({ seed: 7 })
    sender = await openRelayClient(relay.url)
    reader = await openRelayClient(relay.url)
    await reader.call('irn_subscribe', { topic })
  })
  afterEach(() => relay.stop())

  const publish = (message: string) =>
    sender.call('irn_publish', { topic, message, ttl: 300 })
  const publishMany = async (count: number) => {
    for (let index = 0; index < count; index += 1) await publish(`${index}`)
  }
  const settle = (client: RelayClient) =>
    client.call('irn_fetchMessages', { topic: 'd'.repeat(64) })
  const order = (body: unknown, type = 'application/json') =>
    fetch(`${relay.url.replace('ws:', 'http:')}/faults`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    })

  it('drop: loses pushes, which come with the next subscription', async () => {
    relay.faults.only('push')
    relay.faults.drop(1)
    await publishMany(3)
    await settle(reader)
    expect(reader.pushes).toEqual([])
    relay.faults.clear()
    await reader.call('irn_subscribe', { topic })
    await settle(reader)
    expect(reader.pushes.map(({ message }) => message)).toEqual(['0', '1', '2'])
  })

  it('drop: loses acknowledgements, so that pushes come twice', async () => {
    relay.faults.only('acknowledgement')
    relay.faults.drop(1)
    await publish('one')
    await reader.until(() => reader.pushes.length === 1)
    await reader.call('irn_subscribe', { topic })
    await settle(reader)
    expect(reader.pushes).toHaveLength(2)
  })

  it('drop: loses a share, the same one for the same seed', () => {
    const lost = (seed: number) => {
      const faults = createRelayFaults({ seed, cut: () => undefined })
      faults.drop(0.3)
      return Array.from(
        { length: 1_000 },
        () => faults.depart('push').length === 0,
      )
    }
    const share = lost(1).filter(Boolean).length / 1_000
    expect(share).toBeGreaterThan(0.25)
    expect(share).toBeLessThan(0.35)
    expect(lost(1)).toEqual(lost(1))
    expect(lost(1)).not.toEqual(lost(2))
  })

  it('delay: holds frames back and keeps their order', async () => {
    relay.faults.delay({ min: 5, max: 40 })
    const startedMs = performance.now()
    const sent = Array.from({ length: 20 }, (_, index) => `${index}`)
    await Promise.all(sent.map(publish))
    await reader.until(() => reader.pushes.length === sent.length)
    // A request, then a push: twice the least delay.
    expect(performance.now() - startedMs).toBeGreaterThanOrEqual(10)
    expect(reader.pushes.map(({ message }) => message)).toEqual(sent)
  })

  it('duplicate: pushes twice what was published once', async () => {
    relay.faults.only('push', 'request')
    relay.faults.duplicate(1)
    await publish('one')
    await settle(reader)
    expect(reader.pushes.map(({ message }) => message)).toEqual(['one', 'one'])
    expect(relay.stats().mailbox.messages).toBe(1)
  })

  it('reorder: lets later frames overtake', async () => {
    relay.faults.only('push')
    relay.faults.reorder(0.5)
    await publishMany(20)
    await reader.until(() => reader.pushes.length === 20)
    const came = reader.pushes.map(({ message }) => Number(message))
    expect(came).not.toEqual([...came].sort((one, two) => one - two))
    expect(new Set(came).size).toBe(20)
  })

  it('cut: ends every socket without a goodbye', async () => {
    relay.faults.cut()
    expect(await sender.closed).toEqual({ code: 1006, reason: '' })
    expect(await reader.closed).toEqual({ code: 1006, reason: '' })
    const again = await openRelayClient(relay.url, reader)
    await settle(again)
    again.close()
  })

  it('refuse: turns new connections away until told', async () => {
    relay.faults.refuse()
    await expect(openRelayClient(relay.url)).rejects.toThrow('503')
    await settle(sender)
    relay.faults.refuse(false)
    await settle(await openRelayClient(relay.url))
  })

  it('silence: accepts and answers nothing until told', async () => {
    relay.faults.silence()
    const client = await openRelayClient(relay.url)
    client.send('not JSON')
    client.close()
    await client.closed
    expect(client.answers).toEqual([])
    relay.faults.silence(false)
    await settle(sender)
  })

  it('rejectTokens: closes new connections as unauthorized', async () => {
    relay.faults.rejectTokens()
    const client = await openRelayClient(relay.url)
    expect(await client.closed).toMatchObject({ code: 3000 })
  })

  it('takes orders over HTTP', async () => {
    expect((await order({ refuse: true, cut: true })).status).toBe(200)
    await sender.closed
    await expect(openRelayClient(relay.url)).rejects.toThrow('503')
    expect((await order({ clear: true, only: ['push'], drop: 1 })).status).toBe(
      200,
    )
    sender = await openRelayClient(relay.url)
    reader = await openRelayClient(relay.url, reader)
    await reader.call('irn_subscribe', { topic })
    await publish('one')
    await settle(reader)
    expect(reader.pushes).toEqual([])
  })

  it('takes no orders that it does not know, and none from pages', async () => {
    expect((await order({ explode: true })).status).toBe(400)
    expect((await order({ drop: 2 })).status).toBe(400)
    expect((await order({ drop: 1 }, 'text/plain')).status).toBe(415)
    expect((await order({ only: Array(9_000).fill('push') })).status).toBe(413)
    await publish('one')
  })

  it('takes no orders over HTTP unless it was started for tests', async () => {
    await relay.stop()
    relay = await startTestRelay({ allowsFaults: false })
    expect((await order({ refuse: true })).status).toBe(404)
    await openRelayClient(relay.url)
  })
})
