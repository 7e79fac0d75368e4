import { describe, expect, it } from 'vitest'
import { createPortPair } from '../testing/createPortPair.js'
import { createTestClock } from '../testing/createTestClock.js'
import type { FramePort } from './FramePort.js'
import { acceptPage, openFrame } from './handshake.js'
import type { FrameIncident } from './incident.js'

const host = 'https://tide.example'
const wallet = 'https://wallet.example'

type Heard = Parameters<
  Parameters<typeof openFrame>[0]['page']['addEventListener']
>[1]

/** A window: what it is told, and who listens. */
function createWindow(extra: object = {}) {
  const listeners = new Set<Heard>()
  const told: { text: string; origin: string; ports: FramePort[] }[] = []
  const window = {
    ...extra,
    listeners,
    told,
    addEventListener: (_type: 'message', heard: Heard) =>
      void listeners.add(heard),
    removeEventListener: (_type: 'message', heard: Heard) =>
      void listeners.delete(heard),
    postMessage(text: string, origin: string, ports: unknown[] = []) {
      told.push({ text, origin, ports: ports as FramePort[] })
    },
    hear(message: {
      data: unknown
      origin: string
      source: unknown
      ports?: FramePort[]
    }) {
      for (const heard of [...listeners]) heard({ ports: [], ...message })
    },
  }
  return window
}

const randomBytes = (length: number) =>
  crypto.getRandomValues(new Uint8Array(length))

/** What a promise has become, for looking at it. */
function watch<value>(promise: Promise<value>) {
  const seen: unknown[] = []
  promise.then(
    (value) => seen.push(value),
    (error) => seen.push((error as { code: string }).code),
  )
  return seen
}

/** A page and a frame that hear each other as in a browser. */
function setUp({ hello }: { hello?: (text: string) => string } = {}) {
  const clock = createTestClock()
  const end = new AbortController()
  const incidents: FrameIncident[] = []
  const page = createWindow()
  const frame = createWindow({ parent: page })
  const shared = {
    clock,
    randomBytes,
    signal: end.signal,
    onIncident: (incident: FrameIncident) => incidents.push(incident),
  }
  const pairs: ReturnType<typeof createPortPair>[] = []
  const opened = watch(
    openFrame({
      ...shared,
      page,
      frame: () => frame,
      origin: wallet,
      sdkVersion: 4,
      createChannel() {
        const pair = createPortPair()
        pairs.push(pair)
        const port2 = pair.frame as FramePort & Transferable
        return { port1: pair.page, port2 }
      },
    }),
  )
  let accepted: unknown[] = []
  /** The frame's document is loaded. */
  const load = (
    isAllowed: (origin: string) => boolean = (origin) => origin === host,
  ) => {
    accepted = watch(
      acceptPage({
        ...shared,
        window: frame as typeof frame & { parent: unknown },
        isAllowed,
      }),
    )
  }
  /** What either side has told the other's window arrives. */
  const deliver = () => {
    for (const { origin, text } of page.told.splice(0))
      if (origin === '*' || origin === host)
        page.hear({ data: text, origin: wallet, source: frame })
    for (const { origin, ports, text } of frame.told.splice(0))
      if (origin === wallet)
        frame.hear({
          data: hello ? hello(text) : text,
          origin: host,
          source: page,
          ports,
        })
  }
  return {
    ...{ clock, deliver, end, frame, incidents, load, opened, page, pairs },
    accepted: () => accepted,
  }
}

describe('the handshake', () => {
  it('ends with one channel, and nobody listens to windows any more', async () => {
    const { accepted, clock, deliver, frame, load, opened, page } = setUp()
    load()
    expect(page.told).toMatchObject([
      { text: '{"v":1,"t":"ready"}', origin: '*', ports: [] },
    ])
    deliver()
    expect(frame.told).toEqual([])
    await clock.settle()
    expect(opened).toHaveLength(1)
    expect(accepted()).toMatchObject([{ origin: host, sdkVersion: 4 }])
    expect(page.listeners.size + frame.listeners.size).toBe(0)
    expect(clock.waiting()).toBe(0)
  })

  it('T-FRM-04 sends the channel to the wallet’s exact origin', () => {
    const { deliver, frame, load, page } = setUp()
    load()
    const [ready] = page.told.splice(0)
    page.hear({ data: ready?.text, origin: wallet, source: frame })
    expect(frame.told).toMatchObject([{ origin: wallet }])
    deliver()
  })

  it('T-FRM-01 T-FRM-04 sends no channel to other windows or origins', () => {
    const { frame, incidents, page } = setUp()
    const data = '{"v":1,"t":"ready"}'
    for (const origin of [host, 'null', `${wallet}.`, `${wallet}:443`, ''])
      page.hear({ data, origin, source: frame })
    page.hear({ data, origin: wallet, source: page })
    page.hear({ data, origin: wallet, source: null })
    for (const text of ['{"v":2,"t":"ready"}', '{"v":1,"t":"ready","n":1}', {}])
      page.hear({ data: text, origin: wallet, source: frame })
    expect(frame.told).toEqual([])
    expect(incidents).toHaveLength(8)
  })

  it('T-FRM-03 a frame takes no channel from anybody but its parent', async () => {
    const { accepted, clock, frame, incidents, load } = setUp()
    load()
    const { frame: port } = createPortPair()
    const n = 'n'.repeat(43)
    const data = JSON.stringify({ v: 1, t: 'hello', n, sdk: 4, range: [1, 1] })
    for (const source of [frame, createWindow(), null])
      frame.hear({ data, origin: host, source, ports: [port] })
    await clock.settle()
    expect(accepted()).toEqual([])
    expect(incidents).toEqual(['foreign', 'foreign', 'foreign'])
  })

  it('T-FRM-03 a page that is not on the list is refused', async () => {
    const { accepted, clock, deliver, load, opened } = setUp()
    load(() => false)
    deliver()
    await clock.settle()
    expect(opened).toEqual(['ORIGIN_REFUSED'])
    expect(accepted()).toEqual([])
  })

  it('T-FRM-03 a page inside a stranger’s is refused', async () => {
    const test = setUp()
    Object.assign(test.frame, {
      location: { ancestorOrigins: [host, 'https://evil.example'] },
    })
    test.load()
    test.deliver()
    await test.clock.settle()
    expect(test.opened).toEqual(['ORIGIN_REFUSED'])
  })

  it.each([
    ['an older channel', { v: 0 }],
    ['a channel of later versions only', { range: [2, 3] }],
    ['a channel of earlier versions only', { range: [0, 0] }],
    ['an SDK below the floor', { sdk: 3 }],
  ])('T-FRM-08 [R9.21] refuses %s', async (_name, changes) => {
    const { clock, deliver, load, opened } = setUp({
      hello: (text) => JSON.stringify({ ...JSON.parse(text), ...changes }),
    })
    load()
    deliver()
    await clock.settle()
    expect(opened).toEqual(['VERSION_UNSUPPORTED'])
  })

  it.each([
    ['no port', (port: FramePort) => [port].slice(1)],
    ['two ports', (port: FramePort) => [port, port]],
  ])('takes no hello with %s', async (_name, change) => {
    const { accepted, clock, frame, incidents, load, page } = setUp()
    load()
    const { frame: port } = createPortPair()
    const n = 'n'.repeat(43)
    const data = JSON.stringify({ v: 1, t: 'hello', n, sdk: 4, range: [1, 1] })
    frame.hear({ data, origin: host, source: page, ports: change(port) })
    await clock.settle()
    expect(incidents).toEqual(['invalid'])
    expect(accepted()).toEqual([])
  })

  it('[R9.6] F-21 gives a frame 20 s to load, and not less', async () => {
    const { clock, opened, page } = setUp()
    await clock.advance(19_999)
    expect(opened).toEqual([])
    await clock.advance(1)
    expect(opened).toEqual(['TIMED_OUT'])
    expect(page.listeners.size).toBe(0)
  })

  it('tries five times with a channel of its own, and closes the old ones', async () => {
    const { clock, frame, page, pairs } = setUp()
    page.hear({ data: '{"v":1,"t":"ready"}', origin: wallet, source: frame })
    await clock.advance(20_000)
    expect(pairs).toHaveLength(5)
    expect(frame.told).toHaveLength(5)
    expect(pairs.every((pair) => pair.isClosed())).toBe(true)
  })

  it('is done with the newest channel when the frame was slow', async () => {
    const { accepted, clock, deliver, load, opened, page, frame } = setUp()
    load()
    const [ready] = page.told.splice(0)
    page.hear({ data: ready?.text, origin: wallet, source: frame })
    await clock.advance(4_000)
    expect(frame.told).toHaveLength(2)
    deliver()
    await clock.settle()
    expect(opened).toHaveLength(1)
    expect(accepted()).toHaveLength(1)
  })

  it('an answer with another nonce is none', async () => {
    const { clock, deliver, incidents, load, opened } = setUp({
      hello: (text) =>
        JSON.stringify({ ...JSON.parse(text), n: 'x'.repeat(43) }),
    })
    load()
    deliver()
    await clock.settle()
    expect(opened).toEqual([])
    expect(incidents).toEqual(['invalid'])
  })

  it('a frame that is asked for ever more channels wants to be reloaded', async () => {
    const { accepted, clock, frame, load, page } = setUp()
    load()
    for (let count = 0; count < 6; count++) {
      const n = `${count}`.repeat(43)
      const data = { v: 1, t: 'hello', n, sdk: 4, range: [1, 1] }
      frame.hear({
        data: JSON.stringify(data),
        origin: host,
        source: page,
        ports: [createPortPair().frame],
      })
    }
    await clock.settle()
    expect(accepted()).toEqual(['CONTENDED'])
    expect(frame.listeners.size).toBe(0)
  })

  it('a page of its own is no frame', async () => {
    const { clock, end } = setUp()
    const alone = createWindow()
    const window = Object.assign(alone, { parent: alone })
    const shared = { clock, randomBytes, signal: end.signal }
    const seen = watch(acceptPage({ ...shared, window, isAllowed: () => true }))
    await clock.settle()
    expect(seen).toEqual(['NOT_FRAMED'])
  })

  it('ends with its signal, on both sides', async () => {
    const { accepted, clock, end, frame, load, opened, page } = setUp()
    load()
    end.abort()
    await clock.settle()
    expect([...opened, ...accepted()]).toEqual(['ABORTED', 'ABORTED'])
    expect(page.listeners.size + frame.listeners.size).toBe(0)
    expect(clock.waiting()).toBe(0)
  })

  it('T-FRM-04 sends five channels at most, however often the frame asks', () => {
    const { frame, load, page } = setUp()
    load()
    const data = '{"v":1,"t":"ready"}'
    for (let count = 0; count < 10; count++)
      page.hear({ data, origin: wallet, source: frame })
    expect(frame.told).toHaveLength(5)
  })

  it.each([
    ['refusal', { t: 'refused', code: 'ORIGIN_REFUSED', n: 'x'.repeat(43) }],
    ['refusal for another reason', { t: 'refused', code: 'TRY_LATER' }],
    ['nonce of another form', { t: 'ack', fn: 'short', caps: [] }],
    ['ability of any length', { t: 'ack', caps: ['x'.repeat(65)] }],
    ['number of abilities', { t: 'ack', caps: Array(33).fill('x') }],
    ['unknown key', { t: 'ack', caps: [], origin: host }],
  ])('the page takes no %s', async (_name, answer) => {
    const { clock, frame, incidents, opened, page, pairs } = setUp()
    page.hear({ data: '{"v":1,"t":"ready"}', origin: wallet, source: frame })
    const { n } = JSON.parse(`${frame.told[0]?.text}`)
    const fn = 'f'.repeat(43)
    const full = { v: 1, n, ...(answer.t === 'ack' && { fn }), ...answer }
    pairs[0]?.frame.postMessage(JSON.stringify(full))
    await clock.settle()
    expect(opened).toEqual([])
    expect(incidents).toEqual(['invalid'])
  })

  /** A frame whose page is played by hand. */
  const setUpFrame = () => {
    const test = setUp()
    test.load()
    /** @returns the page's end of the channel that it sends */
    const sayHello = (changes: object = {}) => {
      const pair = createPortPair()
      const n = 'n'.repeat(43)
      const hello = { v: 1, t: 'hello', n, sdk: 4, range: [1, 1], ...changes }
      test.frame.hear({
        data: JSON.stringify(hello),
        origin: host,
        source: test.page,
        ports: [pair.frame],
      })
      return pair
    }
    return { ...test, sayHello }
  }

  it.each([
    ['a short nonce', { n: 'n'.repeat(42) }],
    ['a nonce of other characters', { n: '+'.repeat(43) }],
    ['half an SDK version', { sdk: 4.5 }],
    ['a version below none', { range: [-1, 1] }],
  ])('the frame takes no hello with %s', async (_name, changes) => {
    const { accepted, clock, incidents, sayHello } = setUpFrame()
    const { sent } = sayHello(changes)
    await clock.settle()
    expect(sent.frame).toEqual([])
    expect(incidents).toEqual(['invalid'])
    expect(accepted()).toEqual([])
  })

  it('the frame takes an end with its own nonce alone', async () => {
    const { accepted, clock, incidents, sayHello } = setUpFrame()
    const { page, sent } = sayHello()
    const finish = async (fn: string) => {
      page.postMessage(JSON.stringify({ v: 1, t: 'fin', fn }))
      await clock.settle()
    }
    await finish('x'.repeat(43))
    expect(accepted()).toEqual([])
    expect(incidents).toEqual(['invalid'])
    await finish(JSON.parse(`${sent.frame[0]}`).fn)
    expect(accepted()).toHaveLength(1)
  })

  it('the frame closes every channel when it is asked for one too many', () => {
    const { sayHello } = setUpFrame()
    const pairs = Array.from({ length: 6 }, () => sayHello())
    expect(pairs.map(({ isClosed }) => isClosed())).toEqual(Array(6).fill(true))
  })

  it('the frame has one channel at a time', () => {
    const { sayHello } = setUpFrame()
    const pairs = [sayHello(), sayHello()]
    expect(pairs.map(({ isClosed }) => isClosed())).toEqual([true, false])
  })

  it('the frame closes the channel of a page that it refuses', async () => {
    const { clock, sayHello } = setUpFrame()
    const { isClosed, sent } = sayHello({ sdk: 3 })
    await clock.settle()
    expect(sent.frame).toHaveLength(1)
    expect(isClosed()).toBe(true)
  })

  it('is no longer read once it is over, by either side', async () => {
    const { accepted, clock, deliver, incidents, load, opened, pairs } = setUp()
    load()
    deliver()
    await clock.settle()
    expect([...opened, ...accepted()]).toHaveLength(2)
    pairs[0]?.page.postMessage('from the page')
    pairs[0]?.frame.postMessage('from the frame')
    await clock.settle()
    expect(incidents).toEqual([])
  })
})
