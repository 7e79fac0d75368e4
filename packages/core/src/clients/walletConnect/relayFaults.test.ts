import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startTestRelay } from '../../../../../devstack/testing/startTestRelay.js'
import { startWallet } from '../../../../../devstack/testing/wallets/startWallet.js'
import {
  askedNamespaces,
  setUpWalletConnect,
} from '../../testing/walletConnect/setUpWalletConnect.js'

/** Each lane has a relay, a wallet and a site of its own. */
const lanes = process.env.HASP_LONG ? 5 : 1
const roundsPerLane = process.env.HASP_LONG ? 40 : 6
const timeout = process.env.HASP_LONG ? 3_000_000 : 120_000
const { signal } = new AbortController()
const message = '0x48656c6c6f'

type Fault = 'cut' | 'delay' | 'duplicate' | 'restart' | 'reorder' | 'silence'
const faults = fc.constantFrom<Fault>(
  'cut',
  'delay',
  'duplicate',
  'restart',
  'reorder',
  'silence',
)
const moments = fc.constantFrom('pairing', 'signing', 'idling')

async function runLane(seed: number) {
  const relay = await startTestRelay({ seed })
  const wallet = await startWallet('sign-client 2.21.8', relay.url)
  const site = await setUpWalletConnect({ relayUrls: [relay.url] })
  const strike = async (fault: Fault) => {
    if (fault === 'cut') relay.faults.cut()
    if (fault === 'delay') relay.faults.delay({ min: 5, max: 300 })
    if (fault === 'duplicate') relay.faults.duplicate(0.7)
    if (fault === 'reorder') relay.faults.reorder(0.5)
    if (fault === 'silence') relay.faults.silence()
    if (fault !== 'restart') return
    await relay.stop()
    await relay.start()
  }
  const sign = (topic: string) =>
    site.client.request({
      topic,
      chainId: 'eip155:31337',
      method: 'personal_sign',
      params: [message, '0x'],
    })
  let survived = 0
  try {
    const script = fc.sample(fc.tuple(faults, moments), {
      numRuns: roundsPerLane,
      seed,
    })
    for (const [fault, moment] of script) {
      const asked = wallet.all('request').length
      const seen = wallet.all('proposal').length
      const pairing = await site.client.pair({
        optionalNamespaces: askedNamespaces,
        signal,
      })
      const scanned = wallet.order({ type: 'pair', uri: pairing.uri })
      // It may give up on a relay that is away; the proposal waits there.
      scanned.catch(() => undefined)
      // A library that is struck before it listens is deaf for a minute.
      await expect
        .poll(() => wallet.all('proposal').length, { timeout: 20_000 })
        .toBeGreaterThan(seen)
      if (moment === 'pairing') await strike(fault)
      const calm = setTimeout(() => relay.faults.clear(), 1500)
      const { topic } = await pairing.approval
      const first = sign(topic)
      if (moment === 'signing') await strike(fault)
      expect(await first).toMatch(/^0x/)
      if (moment === 'idling') await strike(fault)
      expect(await sign(topic)).toMatch(/^0x/)
      clearTimeout(calm)
      relay.faults.clear()
      expect(site.client.sessions().map((one) => one.topic)).toContain(topic)
      expect(wallet.all('request').length - asked).toBe(2)
      await site.client.disconnect({ topic })
      survived += 1
    }
    expect(site.events.filter(({ type }) => type === 'sessionEnded')).toEqual(
      [],
    )
  } finally {
    site.stop()
    await wallet.stop()
    await relay.stop()
  }
  return survived
}

describe('a relay with faults', () => {
  it('loses no session and no answer, and answers nothing twice', {
    timeout,
  }, async () => {
    const seeds = Array.from({ length: lanes }, (_, lane) => lane + 11)
    expect(await Promise.all(seeds.map(runLane))).toEqual(
      seeds.map(() => roundsPerLane),
    )
  })
})
