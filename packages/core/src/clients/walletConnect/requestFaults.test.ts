import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isKitError } from '../../errors/KitError.js'
import type { WalletConnectEvent } from '../../ports/WalletConnectClient.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { setUpScripted } from '../../testing/walletConnect/setUpScripted.js'

const happenings = [
  'ask',
  'ask',
  'ask',
  'ask',
  'abort',
  'answer',
  'answer',
  'answer',
  'answer',
  'answer',
  'answer',
  'decline',
  'decline',
  'answerAgain',
  'cut',
  'down',
  'silent',
  'deaf',
  'up',
  'withhold',
  'confirm',
  'tooLarge',
  'lie',
  'busy',
  'accept',
  'refuse',
  'admit',
  'deafen',
  'receive',
  'moment',
  'seconds',
  'handover',
  'lifetime',
  'hour',
  'reload',
  'open',
  'close',
] as const

type Happening = (typeof happenings)[number]
type Asked = {
  readonly number: number
  readonly controller: AbortController
  ended?: { readonly result: unknown } | { readonly error: unknown }
}
type Sealed = {
  readonly id: number
  readonly params?: { readonly request?: { readonly params?: unknown } }
}

/** What the wallet said about a request, as it is heard here. */
const numberOf = (ended: Asked['ended']) => {
  if (!ended) return undefined
  if ('result' in ended) return ended.result
  const cause = isKitError(ended.error) ? ended.error.cause : undefined
  return (cause as { readonly data?: unknown } | undefined)?.data
}

/**
 * A site in several tabs, and a wallet whose messages are never lost for good.
 */
async function openSite() {
  const first = await setUpScripted()
  const { clock, relay } = first
  const peer = await first.pair()
  const { topic } = peer.session
  const all = [{ events: first.events }]
  let tabs = [{ client: first.client, stop: first.stop }]
  const asked: Asked[] = []
  const answers = new Map<number, () => void>()
  const numberIn = ({ params }: Sealed) =>
    (params?.request?.params as readonly { n: number }[] | undefined)?.[0]?.n

  const open = async () => {
    const { client, events, stop } = await first.again()
    all.push({ events })
    tabs.push({ client, stop })
  }
  const ask = () => {
    const [tab] = tabs
    // As many as are remembered.
    if (!tab || asked.length >= 16) return
    const number = asked.length
    const one: Asked = { number, controller: new AbortController() }
    asked.push(one)
    tab.client
      .request({
        topic,
        chainId: 'eip155:31337',
        method: 'eth_sendTransaction',
        params: [{ n: number }],
        signal: one.controller.signal,
      })
      .then(
        (result) => {
          one.ended = { result }
        },
        (error: unknown) => {
          one.ended = { error }
        },
      )
  }
  /** The wallet answers the oldest request that it has. */
  const answer = (isYes: boolean) => {
    for (const relayMessage of peer.received() as Sealed[]) {
      const number = numberIn(relayMessage)
      if (number === undefined || answers.has(number)) continue
      const say = () =>
        peer.respond(
          relayMessage.id,
          isYes
            ? { result: number }
            : { error: { code: 5000, message: 'No', data: number } },
        )
      answers.set(number, say)
      return say()
    }
  }
  const deliverAll = () => {
    for (const say of answers.values()) say()
  }
  const mute = (isMuted: boolean) => {
    for (let socket = 0; socket < relay.addresses.length; socket += 2)
      relay.mute(socket, isMuted)
  }
  const tooLarge = { code: -32_600, message: 'Payload size limit exceeded' }
  const busy = { code: -32_000, message: 'Too many requests' }
  const acts: { readonly [name in Happening]: () => unknown } = {
    ask,
    abort: () => asked.findLast(({ ended }) => !ended)?.controller.abort(),
    answer: () => answer(true),
    decline: () => answer(false),
    answerAgain: deliverAll,
    cut: () => relay.cut(),
    down: () => {
      relay.set('down')
      relay.cut()
    },
    silent: () => relay.set('silent'),
    deaf: () => relay.set('deaf'),
    up: () => relay.set('up'),
    withhold: () => relay.confirm(false),
    confirm: () => relay.confirm(true),
    tooLarge: () => relay.reject(tooLarge),
    lie: () => relay.reject(tooLarge, { isLie: true }),
    busy: () => relay.reject(busy, { isLie: true }),
    accept: () => relay.reject(undefined),
    refuse: () => {
      relay.refuse('JWT validation error')
      relay.cut()
    },
    admit: () => relay.refuse(undefined),
    deafen: () => mute(true),
    receive: () => mute(false),
    moment: () => clock.advance(10),
    seconds: () => clock.advance(3_000),
    handover: () => clock.advance(10_000),
    lifetime: () => clock.advance(300_000),
    hour: () => clock.advance(3_600_000),
    reload: async () => {
      tabs.shift()?.stop()
      await open()
    },
    open,
    close: () => {
      if (tabs.length > 1) tabs.shift()?.stop()
    },
  }
  return {
    all,
    asked,
    answers,
    async go(name: Happening) {
      await acts[name]()
      await clock.settle()
      first.notifyStorage()
    },
    /** Whether the message of a request was given to a socket. */
    hasLeft(number: number) {
      // What a silent relay was given is seen at the socket alone.
      const sealed = relay.frames.flatMap(({ method, params }) =>
        method === 'irn_publish' && params?.topic === topic
          ? [params.message ?? '']
          : [],
      )
      return peer
        .read(sealed)
        .some((relayMessage) => numberIn(relayMessage as Sealed) === number)
    },
    /** Everything works again, and what was said arrives. */
    async mend() {
      for (const name of [
        'up',
        'confirm',
        'accept',
        'admit',
        'receive',
      ] as const)
        await this.go(name)
      relay.cut()
      await clock.advance(60_000)
      for (let round = 0; round < 3; round += 1) {
        mute(false)
        deliverAll()
        first.notifyStorage()
        await clock.advance(5_000)
      }
      for (const { stop } of tabs) stop()
      tabs = []
      await clock.settle()
    },
  }
}

const reportedIn = (events: readonly WalletConnectEvent[], number: number) =>
  events.filter(
    (event) =>
      event.type === 'requestAnswered' &&
      (event.params as readonly { n: number }[])[0]?.n === number,
  )

it('whatever the network and the relay do: what left is not called unsent, and every answer is told once', {
  timeout: process.env.HASP_LONG ? 3_000_000 : 60_000,
}, async () => {
  const counts = { answered: 0, late: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...happenings), {
        minLength: 10,
        maxLength: 50,
      }),
      async (script) => {
        const site = await openSite()
        await site.go('ask')
        for (const name of script) await site.go(name)
        await site.mend()
        for (const { ended, number } of site.asked) {
          expect(ended).toBeDefined()
          const isUnsent =
            ended &&
            'error' in ended &&
            isKitError(ended.error, 'RELAY_UNAVAILABLE')
          if (isUnsent) expect(site.hasLeft(number)).toBe(false)
          const reported = site.all.map(
            ({ events }) => reportedIn(events, number).length,
          )
          expect(Math.max(...reported)).toBeLessThan(2)
          const isReturned = numberOf(ended) === number
          if (isReturned) expect(Math.max(...reported)).toBe(0)
          if (!site.answers.has(number)) continue
          counts.answered += 1
          if (isReturned) continue
          counts.late += 1
          expect(Math.max(...reported)).toBe(1)
        }
      },
    ),
    propertyRuns(30),
  )
  // The scripts reach what they are about.
  expect(counts.answered).toBeGreaterThan(10)
  expect(counts.late).toBeGreaterThan(0)
})
