import { describe, expect, it } from 'vitest'
import { setUpScripted } from '../../../testing/walletConnect/setUpScripted.js'

/** A relay that comes back empty: killed, started again, or another one. */
async function restart(
  { clock, relay }: Awaited<ReturnType<typeof setUpScripted>>,
  downMs: number,
) {
  relay.set('down')
  relay.cut()
  await clock.advance(downMs)
  relay.relayMessages.length = 0
  relay.set('up')
  await clock.advance(3_000)
}

describe('a code on show', () => {
  it.each([0, 5_000, 60_000])(
    'can be scanned after a relay forgot it (away for %i ms)',
    async (downMs) => {
      const site = await setUpScripted()
      const { approval, uri } = await site.propose()
      await restart(site, downMs)
      await restart(site, downMs)
      const peer = site.wallet.scan(uri)
      peer.say()
      await site.clock.settle()
      peer.settle()
      await site.clock.advance(100)
      expect(await approval).toEqual(site.client.sessions()[0])
    },
  )

  it('that asks to sign in, too, is there again with both messages', async () => {
    const site = await setUpScripted()
    const { clock, client, relay } = site
    const { signal } = new AbortController()
    const asking = client.authenticate({
      chains: ['eip155:31337'],
      domain: 'site.example',
      uri: 'https://site.example',
      nonce: 'abcdefgh',
      signal,
    })
    await expect.poll(() => relay.relayMessages.length).toBe(2)
    const { cancel } = await asking
    const before = relay.relayMessages.map(({ message }) => message).sort()
    await restart(site, 1_000)
    expect(relay.relayMessages.map(({ message }) => message).sort()).toEqual(
      before,
    )
    cancel()
    await clock.settle()
  })

  it.each(['seen', 'withdrawn', 'approved', 'expired'] as const)(
    'that was %s is not put there again',
    async (end) => {
      const site = await setUpScripted()
      const { cancel, topic, uri } = await site.propose()
      const peer = site.wallet.scan(uri)
      if (end === 'seen' || end === 'approved') peer.say()
      await site.clock.settle()
      if (end === 'approved') peer.settle()
      if (end === 'withdrawn') cancel()
      if (end === 'expired') await site.clock.advance(300_001)
      await site.clock.advance(100)
      await restart(site, 1_000)
      const again = site.relay.relayMessages.filter(
        (one) => one.topic === topic,
      )
      expect(again).toEqual([])
    },
  )

  it('is put there once for each new socket', async () => {
    const site = await setUpScripted()
    await site.propose()
    const sent = () =>
      site.relay.relayMessages.filter(({ tag }) => tag === 1100).length
    expect(sent()).toBe(1)
    for (let socket = 2; socket < 6; socket += 1) {
      site.relay.cut()
      await site.clock.advance(3_000)
      expect(sent()).toBe(socket)
    }
  })
})
