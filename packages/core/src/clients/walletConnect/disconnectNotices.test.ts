import { describe, expect, it } from 'vitest'
import { codeOf } from '../../testing/codeOf.js'
import { scriptedWallet } from '../../testing/walletConnect/scriptedWallet.js'
import { setUpScripted } from '../../testing/walletConnect/setUpScripted.js'

const methodsOf = (received: readonly { method?: string }[]) =>
  received.flatMap(({ method }) => method ?? [])

describe('a wallet that said yes and was not heard out', () => {
  it('is told goodbye when another one was faster', async () => {
    const { client, clock, propose, relay, wallet } = await setUpScripted()
    const { approval, uri } = await propose()
    const fast = wallet.scan(uri)
    const slow = scriptedWallet(relay, clock.now, 'b8'.repeat(32)).scan(uri)
    slow.say()
    fast.say()
    await clock.settle()
    fast.settle()
    await clock.advance(100)
    expect(client.sessions()).toEqual([await approval])
    expect(methodsOf(slow.received())).toEqual(['wc_sessionDelete'])
    expect(methodsOf(fast.received())).toEqual([])
  })

  it('is told goodbye when it never settled', async () => {
    const { clock, propose, wallet } = await setUpScripted()
    const { approval, uri } = await propose()
    const peer = wallet.scan(uri)
    peer.say()
    await clock.advance(300_001)
    expect(await codeOf(approval)).toBe('PAIRING_EXPIRED')
    await clock.advance(100)
    expect(methodsOf(peer.received())).toEqual(['wc_sessionDelete'])
  })

  it('is told goodbye on the next visit when the page was left', async () => {
    const { again, clock, keyValueStore, propose, stop, wallet } =
      await setUpScripted()
    const { uri } = await propose()
    const peer = wallet.scan(uri)
    peer.say()
    await clock.settle()
    stop()
    await clock.advance(600_000)
    await again()
    await clock.advance(1000)
    expect(methodsOf(peer.received())).toEqual(['wc_sessionDelete'])
    expect(keyValueStore.getItem('hasp.sessions')).toBe(null)
  })

  it('is told goodbye when another wallet declines the code', async () => {
    const { clock, propose, wallet } = await setUpScripted()
    const { approval, uri } = await propose()
    const peer = wallet.scan(uri)
    peer.say()
    await clock.settle()
    peer.answer({ error: { code: 5000, message: 'User rejected.' } })
    expect(await codeOf(approval)).toBe('USER_REJECTED')
    await clock.advance(100)
    expect(methodsOf(peer.received())).toEqual(['wc_sessionDelete'])
  })
})
