import { describe, expect, it } from 'vitest'
import { codeOf } from '../../testing/codeOf.js'
import { setUpScripted } from '../../testing/walletConnect/setUpScripted.js'
import { askedNamespaces } from '../../testing/walletConnect/setUpWalletConnect.js'

const chainId = 'eip155:31337'

/** A code in the first tab, which only the second one hears of. */
async function setUpTwoTabs() {
  const first = await setUpScripted()
  const pairing = await first.propose()
  const second = await first.again()
  await first.clock.settle()
  first.relay.mute(0, true)
  return { first, pairing, second, peer: first.wallet.scan(pairing.uri) }
}

describe('a code that is waited for in another tab', () => {
  it('is approved there when the wallet settles here', async () => {
    const { first, pairing, peer, second } = await setUpTwoTabs()
    peer.say()
    await first.clock.settle()
    peer.settle()
    await first.clock.advance(100)
    first.notifyStorage()
    const [session] = second.client.sessions()
    expect(session).toBeDefined()
    expect(await pairing.approval).toEqual(session)
    expect(first.client.sessions()).toEqual([session])
    expect(second.events).toContainEqual({ type: 'sessionApproved', session })
  })

  it('settles there, too, what was approved here', async () => {
    const { first, pairing, peer, second } = await setUpTwoTabs()
    peer.say()
    await first.clock.settle()
    first.notifyStorage()
    second.stop()
    first.relay.mute(0, false)
    peer.settle()
    await first.clock.advance(100)
    expect(await pairing.approval).toEqual(first.client.sessions()[0])
  })

  it('has expired there when it is declined here', async () => {
    const { first, pairing, peer } = await setUpTwoTabs()
    peer.answer({ error: { code: 5000, message: 'User rejected.' } })
    await first.clock.settle()
    first.notifyStorage()
    expect(await codeOf(pairing.approval)).toBe('PAIRING_EXPIRED')
  })

  it('[R7.23] is not answered by the session that its pairing led to before', async () => {
    const { client, clock, pair, relay, notifyStorage } = await setUpScripted()
    await pair()
    const { signal } = new AbortController()
    const proposing = client.pair({
      optionalNamespaces: askedNamespaces,
      pairingTopic: relay.relayMessages[0]?.topic,
      signal,
    })
    await clock.settle()
    const { approval, cancel } = await proposing
    notifyStorage()
    await clock.settle()
    cancel()
    expect(await codeOf(approval)).toBe('CANCELLED')
  })
})

describe('a session in two tabs', () => {
  const reported = (some: readonly { type: string }[]) =>
    some.filter(({ type }) => type === 'sessionEvent').length
  const event = (nowMs: number) => ({
    id: nowMs * 1000,
    jsonrpc: '2.0',
    method: 'wc_sessionEvent',
    params: { chainId, event: { name: 'chainChanged', data: 31_338 } },
  })

  it('tells its first event in both, whoever hears it first', async () => {
    const first = await setUpScripted()
    const { seal, session } = await first.pair()
    const second = await first.again()
    await first.clock.settle()
    const relayMessage = seal(event(first.clock.now()))
    first.relay.mute(1, true)
    first.relay.push(session.topic, relayMessage)
    first.notifyStorage()
    first.relay.mute(1, false)
    first.relay.push(session.topic, relayMessage)
    expect(reported(first.events)).toBe(1)
    expect(reported(second.events)).toBe(1)
  })

  it('ends in both, though one wrote before it heard of that', async () => {
    const first = await setUpScripted()
    const { session } = await first.pair()
    const second = await first.again()
    await first.clock.settle()
    await first.client.disconnect({ topic: session.topic })
    const { signal } = new AbortController()
    second.client
      .pair({ optionalNamespaces: askedNamespaces, signal })
      .catch(() => undefined)
    await first.clock.settle()
    first.notifyStorage()
    expect(second.events).toContainEqual({
      type: 'sessionEnded',
      topic: session.topic,
    })
    expect(second.client.sessions()).toEqual([])
  })
})

describe('a message in several spellings', () => {
  it('is heard once: what counts is what it decodes to', async () => {
    const { clock, received, relay, seal, session } =
      await setUpScripted().then(async (site) => ({
        ...site,
        ...(await site.pair()),
      }))
    const relayMessage = seal({
      id: clock.now() * 1000,
      jsonrpc: '2.0',
      method: 'wc_sessionPing',
      params: {},
    })
    const bare = relayMessage.replace(/=+$/, '')
    const spellings = [
      relayMessage,
      bare,
      bare.replaceAll('+', '-').replaceAll('/', '_'),
      ` ${relayMessage}`,
      `${relayMessage}\n`,
      ...Array.from(
        { length: 100 },
        (_, at) => `${relayMessage.slice(0, at)} ${relayMessage.slice(at)}`,
      ),
    ]
    for (const spelling of spellings) relay.push(session.topic, spelling)
    relay.push(session.topic, 'not base64 !')
    await clock.advance(1_000)
    const answers = received().filter(({ result }) => result === true)
    // One is for the settlement.
    expect(answers).toHaveLength(2)
  })
})
