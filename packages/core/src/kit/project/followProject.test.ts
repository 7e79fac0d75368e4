import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { projectSchema } from '@hasp/protocol/project'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { embedViews } from '../../actions/modal/embedViews.js'
import { projectConfig } from '../../clients/dataService/projectConfig.js'
import type { AlertCode } from '../../errors/alerts.js'
import type {
  ProjectAnswer,
  ProjectConfigSource,
} from '../../ports/ProjectConfigSource.js'
import { createMemoryStore } from '../../testing/createMemoryStore.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { createFakeClock } from '../../testing/fakeClock.js'
import type { Kit } from '../Kit.js'
import type { KitOptions } from '../options.js'

const origin = 'https://app.tide.example'

/** Parts are fetched, and a busy machine is slow at it. */
const eventually = (check: () => unknown) =>
  vi.waitFor(check, { timeout: 15_000 })

/** A page on the origin of the site that rests when a test says so. */
function createWindow() {
  const waiting: (() => void)[] = []
  const window = Object.assign(new EventTarget(), {
    location: { origin, href: origin },
    requestIdleCallback: (run: () => void) => waiting.push(run),
  })
  const isBusy = () => expect(waiting).not.toHaveLength(0)
  const rest = async () => {
    await eventually(isBusy)
    for (const run of waiting.splice(0)) run()
  }
  return { window, isBusy, rest }
}

const known = (features: Record<string, boolean>): ProjectAnswer => ({
  type: 'known',
  features,
})

/** A source whose answers a test says, one after the other. */
function createSource(...answers: (ProjectAnswer | Error)[]) {
  let asked = 0
  const source: ProjectConfigSource = {
    key: 'https://data.example?projectId=tide',
    async read() {
      const answer = answers[Math.min(asked, answers.length - 1)]
      asked += 1
      if (!answer || answer instanceof Error) throw answer
      return answer
    },
  }
  return { source, asked: () => asked }
}

function setUp(
  projectConfig: ProjectConfigSource,
  options: Partial<KitOptions> = {},
  world: Parameters<typeof createTestKit>[1] = {},
) {
  const page = createWindow()
  const test = createTestKit(
    { projectConfig, ...options },
    { ...page, ...world },
  )
  const alerts: AlertCode[] = []
  test.kit.events.on('CONFIG_ALERT', ({ code }) => void alerts.push(code))
  return { ...test, ...page, alerts }
}

const isKept = ({ store }: Pick<ReturnType<typeof setUp>, 'store'>) =>
  store.getItem('hasp.projectConfig') !== null

const featuresOf = (kit: Kit) => kit.stores.features.getState()

describe('the configuration of a project', () => {
  it('[R9.25] turns off what the site leaves to it, after the page has started', async () => {
    const { asked, source } = createSource(
      known({ email: false, receive: false, send: true }),
    )
    const test = setUp(source, { features: { receive: true } })
    expect(featuresOf(test.kit)).toBe(test.kit.options.features)
    await eventually(test.isBusy)
    expect(asked()).toBe(0)
    await test.rest()
    await eventually(() => expect(featuresOf(test.kit).email).toBe(false))
    expect(featuresOf(test.kit)).toEqual({
      ...test.kit.options.features,
      email: false,
    })
    expect(featuresOf(test.kit).receive).toBe(true)
    expect(test.alerts).toEqual([])
  })

  it('turns on, adds and reorders nothing, whatever it says', async () => {
    const { source } = createSource(
      known({
        multiWallet: true,
        collapseWallets: true,
        legalCheckbox: true,
        send: true,
        swaps: true,
        walletFeatureOrder: false,
        constructor: true,
        toString: false,
      }),
    )
    const test = setUp(source, { features: { send: false } })
    await test.rest()
    await eventually(() => expect(isKept(test)).toBe(true))
    expect(featuresOf(test.kit)).toEqual(test.kit.options.features)
  })

  it('an operator can name no feature that the kit does not have', async () => {
    const { wrapped } = projectSchema.entries.features
    const names = Object.keys(wrapped.entries)
    const { source } = createSource(
      known(Object.fromEntries(names.map((name) => [name, false]))),
    )
    const test = setUp(source)
    await test.rest()
    await eventually(() => expect(isKept(test)).toBe(true))
    for (const name of names)
      expect(featuresOf(test.kit)).toHaveProperty(name, false)
  })

  it('moves nothing under a pointer: it holds once the modal is closed', async () => {
    const { source } = createSource(known({ email: false }))
    const test = setUp(source)
    test.stores.modal.setState({ isOpen: true })
    await test.rest()
    await eventually(() => expect(isKept(test)).toBe(true))
    expect(featuresOf(test.kit).email).toBe(true)
    test.stores.modal.setState({ isOpen: false })
    expect(featuresOf(test.kit).email).toBe(false)
  })

  it('moves nothing under a pointer: it holds once no view is in the page', async () => {
    const { source } = createSource(known({ email: false }))
    const test = setUp(source)
    const stop = embedViews(test.kit)
    const stopSecond = embedViews(test.kit)
    await test.rest()
    await eventually(() => expect(isKept(test)).toBe(true))
    stop()
    test.stores.modal.setState({ isOpen: true })
    stopSecond()
    expect(featuresOf(test.kit).email).toBe(true)
    test.stores.modal.setState({ isOpen: false })
    expect(featuresOf(test.kit).email).toBe(false)
  })

  it('is used at once by the next visit, and asked for again after five minutes', async () => {
    const world = {
      store: createMemoryStore(),
      clock: createFakeClock(),
    }
    const { asked, source } = createSource(
      known({ email: false }),
      known({ branding: false }),
    )
    const first = setUp(source, {}, world)
    await first.rest()
    await eventually(() => expect(isKept(first)).toBe(true))
    first.stop()

    await world.clock.advance(5 * 60_000 - 1)
    const second = setUp(source, {}, world)
    await eventually(() => expect(featuresOf(second.kit).email).toBe(false))
    await second.clock.settle()
    expect(second.isBusy).toThrow()
    second.stop()

    await world.clock.advance(24 * 60 * 60_000)
    const third = setUp(source, {}, world)
    await eventually(() => expect(featuresOf(third.kit).email).toBe(false))
    expect(asked()).toBe(1)
    await third.rest()
    await eventually(() => expect(featuresOf(third.kit).email).toBe(true))
    expect(featuresOf(third.kit).branding).toBe(false)
    expect(asked()).toBe(2)
    third.stop()

    const other = setUp({ ...source, key: 'https://b.example' }, {}, world)
    await eventually(other.isBusy)
    expect(featuresOf(other.kit).branding).toBe(true)
  })

  it('is asked for once by a kit that is started, stopped and started again', async () => {
    const { asked, source } = createSource(known({ email: false }))
    const test = setUp(source)
    test.stop()
    const stop = test.kit.start()
    await test.rest()
    await eventually(() => expect(featuresOf(test.kit).email).toBe(false))
    expect(asked()).toBe(1)
    stop()
    expect(test.clock.waiting()).toBe(0)
  })

  it('that nobody gives is nobody’s question, and needs no callback of rest', async () => {
    const page = createWindow()
    const { clock, kit, stop } = createTestKit({}, page)
    await clock.settle()
    expect(page.isBusy).toThrow()
    expect(featuresOf(kit)).toBe(kit.options.features)
    stop()

    const { source } = createSource(known({ email: false }))
    const safari = setUp(source, {}, { window: new EventTarget() })
    await eventually(async () => {
      await safari.clock.advance(200)
      expect(featuresOf(safari.kit).email).toBe(false)
    })
  })
})

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

/** A data service on this machine that answers as a test says. */
async function startService(reply: (response: ServerResponse) => void) {
  const state = { reply }
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    state.reply(response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  stops.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { asked, state, url: `http://127.0.0.1:${port}/data` }
}

const answer =
  (status: number, body: unknown, headers = {}) =>
  (response: ServerResponse) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body))

describe('a service that is asked for the configuration', () => {
  it('is asked in the name of the project, and of nothing else', async () => {
    const service = await startService(
      answer(200, {
        allowedOrigins: [origin],
        features: { email: false },
        nodes: ['https://evil.example'],
      }),
    )
    const { url } = service
    const test = setUp(projectConfig({ url, projectId: 'tide' }))
    await test.rest()
    await eventually(() => expect(featuresOf(test.kit).email).toBe(false))
    expect(service.asked).toEqual(['/data/v1/project-config?projectId=tide'])
    expect(test.store.getItem('hasp.projectConfig')).not.toContain('evil')
  })

  it.each([
    ['its own', [origin], []],
    ['any label before it', ['https://*.tide.example'], []],
    ['none', [], ['ORIGIN_NOT_ALLOWED']],
    ['another', [`${origin}.evil`], ['ORIGIN_NOT_ALLOWED']],
    ['another port', [`${origin}:8443`], ['ORIGIN_NOT_ALLOWED']],
    ['no TLS', ['http://app.tide.example'], ['ORIGIN_NOT_ALLOWED']],
    ['garbage', ['*', '', 'https://*'], ['ORIGIN_NOT_ALLOWED']],
  ])(
    '[R8.41] says so where the allowed origins are %s',
    async (_name, allowedOrigins, alerts) => {
      const { url } = await startService(
        answer(200, { features: {}, allowedOrigins }),
      )
      const test = setUp(projectConfig({ url, projectId: 'tide' }))
      await test.rest()
      await eventually(() =>
        expect(isKept(test) || test.alerts.length > 0).toBe(true),
      )
      expect(test.alerts).toEqual(alerts)
    },
  )

  it.each([
    [
      '[R8.41]',
      'a site that it does not know',
      403,
      'PROJECT_UNKNOWN',
      'INVALID_PROJECT_ID',
    ],
    ['[R8.41]', 'another origin', 403, 'ORIGIN_REFUSED', 'ORIGIN_NOT_ALLOWED'],
    [
      '[R8.45]',
      'no project id',
      403,
      'PROJECT_ID_REQUIRED',
      'PROJECT_ID_NOT_CONFIGURED',
    ],
    [
      '[R8.46]',
      'an error of its own',
      500,
      'UNAVAILABLE',
      'CONFIGURATION_SERVER_ERROR',
    ],
    ['[R8.46]', 'a pause', 503, 'UNAVAILABLE', 'CONFIGURATION_SERVER_ERROR'],
    [
      '[R8.47]',
      'too many questions',
      429,
      'TOO_MANY_REQUESTS',
      'CONFIGURATION_RATE_LIMITED',
    ],
  ] as const)(
    '%s says so to the developer where it has %s, and the kit goes on',
    async (_rule, _name, status, code, alert) => {
      const { url } = await startService(answer(status, { status, code }))
      const test = setUp(projectConfig({ url, projectId: 'tide' }))
      await test.rest()
      await eventually(() => expect(test.alerts).toEqual([alert]))
      expect(test.kit.stores.alerts.getState().code).toBe(alert)
      expect(featuresOf(test.kit)).toEqual(test.kit.options.features)
    },
  )

  it.each([
    ['garbage', answer(200, '{"features":')],
    ['HTML', answer(200, '<html>')],
    ['features that are none', answer(200, { features: { email: 'off' } })],
    ['origins that are none', answer(200, { features: {}, allowedOrigins: 1 })],
    ['far too much', answer(200, `"${'x'.repeat(2 * 1024 * 1024)}"`)],
    ['another status', answer(418, {})],
    ['a redirection', answer(302, '', { location: 'http://127.0.0.1:1' })],
    ['nothing', (response: ServerResponse) => response.destroy()],
  ])('that answers with %s changes nothing', async (_name, reply) => {
    const { asked, url } = await startService(reply)
    const source = projectConfig({ url, projectId: 'tide' })
    let isOver = false
    const test = setUp({
      ...source,
      read: (p) =>
        source.read(p).finally(() => {
          isOver = true
        }),
    })
    await test.rest()
    await eventually(() => expect(isOver).toBe(true))
    await test.clock.settle()
    expect(asked).toHaveLength(1)
    expect(featuresOf(test.kit)).toEqual(test.kit.options.features)
    expect(test.alerts).toEqual([])
    expect(test.store.getItem('hasp.projectConfig')).toBeNull()
  })

  it('that hangs is given up after ten seconds', async () => {
    const { asked, url } = await startService(() => undefined)
    const test = setUp(projectConfig({ url }))
    await test.rest()
    await eventually(() => expect(asked).toHaveLength(1))
    await test.clock.advance(10_000)
    expect(test.clock.waiting()).toBe(0)
    expect(test.alerts).toEqual([])
    expect(featuresOf(test.kit)).toEqual(test.kit.options.features)
  })

  it('that knows the site no more takes back what it said', async () => {
    const store = createMemoryStore()
    const clock = createFakeClock()
    const service = await startService(
      answer(200, { features: { email: false } }),
    )
    const source = projectConfig({ url: service.url, projectId: 'tide' })
    const first = setUp(source, {}, { store, clock })
    await first.rest()
    await eventually(() => expect(featuresOf(first.kit).email).toBe(false))
    first.stop()
    await clock.advance(5 * 60_000)

    service.state.reply = answer(429, { code: 'TOO_MANY_REQUESTS' })
    const second = setUp(source, {}, { store, clock })
    await second.rest()
    await eventually(() => expect(second.alerts).toHaveLength(1))
    expect(featuresOf(second.kit).email).toBe(false)
    second.stop()

    // A proxy before the service says nothing of the site.
    service.state.reply = answer(403, '<html>')
    const other = setUp(source, {}, { store, clock })
    await other.rest()
    await eventually(() => expect(other.alerts).toHaveLength(1))
    expect(featuresOf(other.kit).email).toBe(false)
    other.stop()

    service.state.reply = answer(403, { code: 'PROJECT_UNKNOWN' })
    const third = setUp(source, {}, { store, clock })
    await third.rest()
    await eventually(() => expect(featuresOf(third.kit).email).toBe(true))
    expect(store.getItem('hasp.projectConfig')).toBeNull()
  })
})
