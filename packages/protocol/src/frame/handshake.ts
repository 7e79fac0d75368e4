import type { Clock } from './Clock.js'
import type { FramePort } from './FramePort.js'
import { FrameError } from './frameErrors.js'
import {
  channelVersion,
  Finished,
  Hello,
  Ready,
  Refused,
  readStep,
  sdkVersionFloor,
  Taken,
} from './handshakeMessages.js'
import type { FrameIncident } from './incident.js'
import { writeMessage } from './messageText.js'
import { randomToken } from './randomToken.js'

/** A message of a window, as far as the handshake reads it. */
type WindowMessage = {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
  readonly ports: readonly FramePort[]
}

type Listener = (event: WindowMessage) => void

/** A window that is listened to. */
type Heard = {
  addEventListener(type: 'message', listener: Listener): void
  removeEventListener(type: 'message', listener: Listener): void
}

/** A window that is spoken to. */
type Spoken = {
  postMessage(text: string, origin: string, ports?: Transferable[]): void
}

type Shared = {
  clock: Clock
  randomBytes: (length: number) => Uint8Array
  signal: AbortSignal
  onIncident?: ((incident: FrameIncident) => void) | undefined
}

/** How long the frame may take to load (specification 9). */
export const loadLimitMs = 20_000
const mostHellos = 5
/** Five of them take as long as a frame may. */
const helloIntervalMs = loadLimitMs / mostHellos

const nonceBytes = 32

/**
 * The page's side of the handshake: waits for the frame, and sends it one end
 * of a channel by its exact origin.
 * @param parameters.frame the frame's window, read anew at each message
 * @throws `TIMED_OUT` after 20 s, `ORIGIN_REFUSED`, `VERSION_UNSUPPORTED`,
 * `ABORTED`
 */
export function openFrame(
  parameters: Shared & {
    page: Heard
    frame: () => Spoken | null
    origin: string
    sdkVersion: number
    createChannel: () => { port1: FramePort; port2: FramePort & Transferable }
    /** The frame was loaded anew, and may have said already that it listens. */
    isLoaded?: boolean | undefined
  },
): Promise<FramePort> {
  const { clock, createChannel, frame, origin, page, randomBytes } = parameters
  const note = parameters.onIncident ?? (() => undefined)
  return new Promise((resolve, reject) => {
    const end = new AbortController()
    let hellos = 0
    let dropAttempt = () => {}

    const settle = (run: () => void) => {
      if (end.signal.aborted) return
      end.abort()
      page.removeEventListener('message', listener)
      parameters.signal.removeEventListener('abort', leave)
      run()
    }
    const fail = (code: ConstructorParameters<typeof FrameError>[0]) =>
      settle(() => {
        dropAttempt()
        reject(new FrameError(code))
      })
    const leave = () => fail('ABORTED')

    function sayHello() {
      const target = frame()
      if (end.signal.aborted || hellos >= mostHellos || !target) return
      hellos += 1
      const turn = hellos
      dropAttempt()
      const { port1, port2 } = createChannel()
      const n = randomToken(randomBytes, nonceBytes)
      const answered = ({ data }: { readonly data: unknown }) => {
        const refused = readStep(Refused, data)
        if (refused?.n === n) return fail(refused.code)
        const taken = readStep(Taken, data)
        if (taken?.n !== n) return note('invalid')
        settle(() => {
          port1.removeEventListener('message', answered)
          port1.postMessage(writeMessage({ v: 1, t: 'fin', fn: taken.fn }))
          resolve(port1)
        })
      }
      dropAttempt = () => {
        port1.removeEventListener('message', answered)
        port1.close()
      }
      port1.addEventListener('message', answered)
      port1.start()
      const { sdkVersion: sdk } = parameters
      const range = [channelVersion, channelVersion]
      target.postMessage(
        writeMessage({ v: 1, t: 'hello', n, sdk, range }),
        origin,
        [port2],
      )
      clock.after(
        helloIntervalMs,
        () => turn === hellos && sayHello(),
        end.signal,
      )
    }
    const listener: Listener = (event) => {
      // Other windows speak to a page all the time.
      if (event.source !== frame()) return
      if (event.origin !== origin) return note('foreign')
      if (readStep(Ready, event.data)) sayHello()
      else note('invalid')
    }
    if (parameters.signal.aborted) return leave()
    parameters.signal.addEventListener('abort', leave, { once: true })
    page.addEventListener('message', listener)
    clock.after(loadLimitMs, () => fail('TIMED_OUT'), end.signal)
    if (parameters.isLoaded) sayHello()
  })
}

/** The page that a frame talks to. */
export type AcceptedPage = {
  readonly port: FramePort
  /** As the browser says it: what else names an origin is not believed. */
  readonly origin: string
  readonly sdkVersion: number
}

/**
 * The frame's side of the handshake: says that it listens, and takes one
 * channel from the window around it. What follows is on that channel alone.
 * @param parameters.isAllowed asked for the page's origin, and for those of all
 * windows around it where the browser names them
 * @throws `NOT_FRAMED`; `CONTENDED` where the page asks for ever more channels,
 * for which only loading anew helps; `ABORTED`
 */
export function acceptPage(
  parameters: Shared & {
    window: Heard & {
      readonly parent: unknown
      readonly location?: { readonly ancestorOrigins?: Iterable<string> }
    }
    isAllowed: (origin: string) => boolean
    /** What this wallet can do besides, for pages that ask. */
    capabilities?: readonly string[]
  },
): Promise<AcceptedPage> {
  const { isAllowed, randomBytes, window } = parameters
  const note = parameters.onIncident ?? (() => undefined)
  const parent = window.parent as Spoken
  return new Promise((resolve, reject) => {
    let hellos = 0
    let dropAttempt = () => {}

    const stop = () => {
      window.removeEventListener('message', listener)
      parameters.signal.removeEventListener('abort', leave)
    }
    const fail = (code: 'NOT_FRAMED' | 'CONTENDED' | 'ABORTED') => {
      stop()
      dropAttempt()
      reject(new FrameError(code))
    }
    const leave = () => fail('ABORTED')

    const refuse = (
      port: FramePort,
      n: string,
      code: 'VERSION_UNSUPPORTED' | 'ORIGIN_REFUSED',
    ) => {
      port.postMessage(writeMessage({ v: 1, t: 'refused', n, code }))
      port.close()
    }

    const listener: Listener = ({ data, origin, ports, source }) => {
      if (source !== window.parent) return note('foreign')
      const hello = readStep(Hello, data)
      const [port] = ports
      if (!hello || !port || ports.length !== 1) return note('invalid')
      const { n, range, sdk } = hello
      const around = [...(window.location?.ancestorOrigins ?? [])]
      if (![origin, ...around].every(isAllowed)) {
        note('foreign')
        return refuse(port, n, 'ORIGIN_REFUSED')
      }
      const [lowest, highest] = range
      const isSpoken = lowest <= channelVersion && channelVersion <= highest
      if (!isSpoken || hello.v !== channelVersion || sdk < sdkVersionFloor)
        return refuse(port, n, 'VERSION_UNSUPPORTED')
      hellos += 1
      if (hellos > mostHellos) {
        port.close()
        return fail('CONTENDED')
      }
      dropAttempt()
      const fn = randomToken(randomBytes, nonceBytes)
      const finished = (event: { readonly data: unknown }) => {
        if (readStep(Finished, event.data)?.fn !== fn) return note('invalid')
        port.removeEventListener('message', finished)
        stop()
        resolve({ port, origin, sdkVersion: sdk })
      }
      dropAttempt = () => {
        port.removeEventListener('message', finished)
        port.close()
      }
      port.addEventListener('message', finished)
      port.start()
      const caps = parameters.capabilities ?? []
      port.postMessage(writeMessage({ v: 1, t: 'ack', n, fn, caps }))
    }
    if (parameters.signal.aborted) return leave()
    if (window.parent === window) return fail('NOT_FRAMED')
    parameters.signal.addEventListener('abort', leave, { once: true })
    window.addEventListener('message', listener)
    // Without content: it may go to whoever is around.
    parent.postMessage(writeMessage({ v: 1, t: 'ready' }), '*')
  })
}
