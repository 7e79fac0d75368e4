import { expect, it } from 'vitest'
import { createPortPair } from '../testing/createPortPair.js'
import { createTestClock } from '../testing/createTestClock.js'
import { nearMisses } from '../testing/nearMisses.js'
import { acceptPage, openFrame } from './handshake.js'
import { isOriginAllowed } from './originList.js'

const host = 'https://tide.example'
const wallet = host
const forgeries = 100_000

const nonce = 'n'.repeat(43)
const hello = { v: 1, t: 'hello', n: nonce, sdk: 4, range: [1, 1] }
/** Each is what one of the two sides waits for at some moment. */
const texts = [
  { v: 1, t: 'ready' },
  hello,
  { v: 1, t: 'ack', n: nonce, fn: nonce, caps: [] },
  { v: 1, t: 'fin', fn: nonce },
  { v: 1, t: 'refused', n: nonce, code: 'ORIGIN_REFUSED' },
  { v: 1, k: 'evt', m: 'signedOut', p: { reason: 'revoked' } },
  { v: 1, k: 'req', id: 'a'.repeat(22), m: 'getUser', p: {}, ttl: 20_000 },
].map((one) => JSON.stringify(one))

type Heard = Parameters<
  Parameters<typeof openFrame>[0]['page']['addEventListener']
>[1]

function createWindow(extra: object = {}) {
  let heard: Heard = () => undefined
  const told: unknown[][] = []
  return {
    ...extra,
    told,
    parent: undefined as unknown,
    addEventListener: (_: 'message', listener: Heard) => {
      heard = listener
    },
    removeEventListener: () => {
      heard = () => undefined
    },
    postMessage: (...said: unknown[]) => void told.push(said),
    hear: (message: Omit<Parameters<Heard>[0], 'ports'>, ports = []) =>
      heard({ ...message, ports }),
  }
}

/** Windows that are neither of the two, and what a stranger may call itself. */
const strangers = {
  'a frame beside it': {},
  'a frame inside of a frame': {},
  'a window that opened it': {},
}

/** Calls with every forgery, in turn. */
function forge(
  own: object,
  tell: (message: { data: string; origin: string; source: object }) => void,
) {
  const others = Object.values(strangers)
  for (let count = 0; count < forgeries; count += 1) {
    const data = texts[count % texts.length] ?? ''
    // The right window that went elsewhere, and wrong ones with any origin.
    const isOwn = count % 2 === 0
    const origin = nearMisses[count % nearMisses.length] ?? ''
    const source = others[count % others.length] ?? {}
    if (isOwn) tell({ data, origin, source: own })
    else tell({ data, origin: count % 3 === 0 ? host : origin, source })
  }
}

const shared = () => ({
  clock: createTestClock(),
  randomBytes: (length: number) =>
    crypto.getRandomValues(new Uint8Array(length)),
  signal: new AbortController().signal,
})

it('T-FRM-01 T-FRM-02 a page takes none of 100,000 forged messages for its wallet’s', async () => {
  const page = createWindow()
  const frame = createWindow()
  const outcomes: unknown[] = []
  const given = shared()
  let channels = 0
  openFrame({
    ...given,
    page,
    frame: () => frame,
    origin: wallet,
    sdkVersion: 4,
    createChannel() {
      channels += 1
      const { frame: port2, page: port1 } = createPortPair()
      return { port1, port2: port2 as typeof port2 & Transferable }
    },
  }).then(
    (port) => outcomes.push(port),
    (error: unknown) => outcomes.push(error),
  )
  forge(frame, page.hear)
  await given.clock.settle()
  expect([channels, outcomes, frame.told]).toEqual([0, [], []])
  page.hear({
    data: '{"v":1,"t":"ready"}',
    origin: wallet,
    source: frame,
  })
  expect([channels, frame.told.length]).toEqual([1, 1])
})

it('T-FRM-02 T-FRM-03 a wallet takes no channel of 100,000 forged messages', async () => {
  const page = createWindow()
  const frame = createWindow()
  frame.parent = page
  const outcomes: unknown[] = []
  const answers: unknown[] = []
  const given = shared()
  acceptPage({
    ...given,
    window: frame,
    isAllowed: (origin) => isOriginAllowed([host], origin),
  }).then(
    (accepted) => outcomes.push(accepted),
    (error: unknown) => outcomes.push(error),
  )
  /** With one end of a channel, as the page's own message has. */
  const tell: Parameters<typeof forge>[1] = (message) => {
    const { frame: port, sent } = createPortPair()
    frame.hear(message, [port] as never)
    answers.push(...sent.frame)
  }
  forge(page, tell)
  await given.clock.settle()
  expect(outcomes).toEqual([])
  expect(new Set(answers)).toEqual(
    new Set([`{"v":1,"t":"refused","n":"${nonce}","code":"ORIGIN_REFUSED"}`]),
  )
  answers.length = 0
  tell({ data: JSON.stringify(hello), origin: host, source: page })
  expect(answers).toHaveLength(1)
  expect(String(answers[0])).toContain('"t":"ack"')
})
