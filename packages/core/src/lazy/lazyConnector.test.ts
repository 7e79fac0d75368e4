import { expect, it, vi } from 'vitest'
import { KitError } from '../errors/KitError.js'
import type { ConnectorEvent } from '../ports/Connector.js'
import { codeOf } from '../testing/codeOf.js'
import { lazyConnector } from './lazyConnector.js'

const session = {
  accounts: [{ address: '5Grw', type: 'eoa' }],
  caipNetworkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
} as const

/** What a browser says of a file that it could not fetch. */
const notFetched = new TypeError('Failed to fetch dynamically imported module')

function setUp({ failures = 0, begin = async () => 'consent' } = {}) {
  const calls: string[] = []
  let tell: (event: ConnectorEvent) => void = () => undefined
  const loaded = {
    provider: { signRaw: async (data: string) => `signed ${data}` },
    connect: async (_: unknown, begun: string) => {
      calls.push(`connect with ${begun}`)
      return session
    },
    reconnect: async (_: unknown, begun: Promise<string> | undefined) => {
      calls.push(`reconnect with ${await begun}`)
      return undefined
    },
    disconnect: async () => void calls.push('disconnect'),
    switchNetwork: async () => void calls.push('switchNetwork'),
    listen(listener: (event: ConnectorEvent) => void) {
      calls.push('listen')
      tell = listener
    },
  }
  let attempts = 0
  const begun = vi.fn(begin)
  const connector = lazyConnector({
    info: {
      id: 'lark',
      storageId: 'lark',
      name: 'Lark',
      type: 'INJECTED',
      namespaces: ['polkadot'],
    },
    namespace: 'polkadot',
    begin: begun,
    open: (part) => part,
    async load() {
      calls.push('load')
      attempts += 1
      if (attempts <= failures) throw notFetched
      return loaded
    },
    providerMethods: ['signRaw'],
  })
  const { signal } = new AbortController()
  return { begin: begun, calls, connector, loaded, signal, tell: () => tell }
}

it('asks inside the call, and loads the rest meanwhile', async () => {
  const { begin, calls, connector, signal } = setUp()
  expect(calls).toEqual([])
  const connecting = connector.connect({ signal })
  expect(begin).toHaveBeenCalledOnce()
  expect(connector.isInUse()).toBe(true)
  expect(await connecting).toBe(session)
  expect(calls).toEqual(['load', 'connect with consent'])
  expect(connector.isInUse()).toBe(true)
})

it('asks nobody once it is cancelled', async () => {
  const { begin, calls, connector } = setUp()
  const signal = AbortSignal.abort()
  expect(await codeOf(connector.connect({ signal }))).toBe('CANCELLED')
  expect(begin).not.toHaveBeenCalled()
  expect(calls).toEqual([])
  expect(connector.isInUse()).toBe(false)
})

it('leaves the rest where it is when nobody has wanted the wallet', async () => {
  const { calls, connector, signal } = setUp()
  await connector.disconnect({ signal })
  expect(calls).toEqual([])
  await connector.disconnect({ revoke: true, signal })
  expect(calls).toEqual(['load', 'disconnect'])
})

it('is got ready without being asked or begun', async () => {
  const { begin, calls, connector, signal } = setUp()
  await connector.preload?.()
  expect(calls).toEqual(['load'])
  expect(begin).not.toHaveBeenCalled()
  await connector.disconnect({ signal })
  expect(calls).toEqual(['load'])
})

it('connects although getting it ready failed', async () => {
  const { connector, signal } = setUp({ failures: 1 })
  await expect(connector.preload?.()).rejects.toBe(notFetched)
  expect(await connector.connect({ signal })).toBe(session)
})

it('says that a part failed to load, and loads it again', async () => {
  const { connector, signal } = setUp({ failures: 1 })
  await expect(connector.connect({ signal })).rejects.toMatchObject({
    code: 'PART_NOT_LOADED',
    cause: notFetched,
  })
  expect(connector.isInUse()).toBe(false)
  expect(await connector.connect({ signal })).toBe(session)
})

it('is asked inside the call once it is there', async () => {
  const { calls, connector, signal } = setUp()
  await connector.connect({ signal })
  connector.listen(() => {}, signal)
  expect(calls.at(-1)).toBe('listen')
})

it('offers a provider before it is there', async () => {
  const { calls, connector } = setUp()
  const provider = connector.getProvider() as {
    signRaw(data: string): Promise<string>
  }
  expect(calls).toEqual([])
  expect(await provider.signRaw('0x00')).toBe('signed 0x00')
})

it('hands out the provider itself once it is there', async () => {
  const { connector, loaded, signal } = setUp()
  await connector.connect({ signal })
  expect(connector.getProvider()).toBe(loaded.provider)
})

it('hears of a refusal although the rest does not load', async () => {
  const { connector, signal } = setUp({
    failures: 1,
    begin: () => Promise.reject(new KitError('USER_REJECTED')),
  })
  expect(await codeOf(connector.connect({ signal }))).toBe('USER_REJECTED')
  expect(connector.isInUse()).toBe(false)
})

it('ends what was begun with the attempt', async () => {
  const { begin, connector, signal } = setUp()
  await connector.connect({ signal })
  const [[request] = []] = begin.mock.calls as unknown as [
    [{ signal: AbortSignal }],
  ]
  expect(request?.signal.aborted).toBe(true)
  expect(signal.aborted).toBe(false)
})

it('is not in use once the wallet has ended it', async () => {
  const { connector, signal, tell } = setUp()
  await connector.connect({ signal })
  connector.listen(() => undefined, signal)
  tell()({ type: 'disconnected' })
  expect(connector.isInUse()).toBe(false)
})
