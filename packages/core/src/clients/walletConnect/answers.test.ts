import { describe, expect, it } from 'vitest'
import { setUpScripted } from '../../testing/walletConnect/setUpScripted.js'

describe('a wallet that asks and asks', () => {
  it('does not keep the site from asking, though the relay is stuck', async () => {
    const { client, clock, pair, relay } = await setUpScripted()
    const { received, request, respond, session } = await pair()
    relay.set('silent')
    for (let index = 0; index < 300; index += 1) request('wc_sessionPing', {})
    await clock.advance(100)
    const answer = client.request({
      topic: session.topic,
      chainId: 'eip155:31337',
      method: 'personal_sign',
      params: [],
    })
    relay.set('up')
    relay.cut()
    await clock.advance(1000)
    const asked = received().find(
      ({ method }) => method === 'wc_sessionRequest',
    )
    respond(asked?.id ?? 0, { result: '0xsigned' })
    expect(await answer).toBe('0xsigned')
    expect(received().filter(({ result }) => result === true)).toHaveLength(65)
  })

  it('is answered again once the answers before have left', async () => {
    const { clock, pair } = await setUpScripted()
    const { received, request } = await pair()
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 60; index += 1) request('wc_sessionPing', {})
      await clock.advance(100)
    }
    expect(received().filter(({ result }) => result === true)).toHaveLength(181)
  })

  it('is not answered after five minutes', async () => {
    const { clock, pair, relay } = await setUpScripted()
    const { received, request } = await pair()
    const id = request('wc_sessionExtend', {})
    relay.set('down')
    relay.cut()
    await clock.advance(301_000)
    relay.set('up')
    await clock.advance(60_000)
    expect(received().map((one) => one.id)).not.toContain(id)
  })
})
