import { expect, it, vi } from 'vitest'
import { KitError } from '../errors/KitError.js'
import { codeOf } from '../testing/codeOf.js'
import { lazyConnector } from './lazyConnector.js'

const session = {
  accounts: [{ address: '5Grw', type: 'eoa' }],
  caipNetworkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
} as const

function setUp({ failures = 0 } = {}) {
  const calls: string[] = []
  const loaded = {
    provider: { signRaw: async (data: string) => `signed ${data}` },
    connect: async (_: unknown, begun: Promise<string>) => {
      calls.push(`connect with ${await begun}`)
      return session
    },
    reconnect: async (_: unknown, begun: Promise<string> | undefined) => {
      calls.push(`reconnect with ${await begun}`)
      return undefined
    },
    disconnect: async () => void calls.push('disconnect'),
    switchNetwork: async () => void calls.push('switchNetwork'),
    listen: () => void calls.push('listen'),
  }
  let attempts = 0
  const begin = vi.fn(async () => 'consent')
  const connector = lazyConnector({
    info: {
      id: 'lark',
      storageId: 'lark',
      name: 'Lark',
      type: 'INJECTED',
      namespaces: ['polkadot'],
    },
    namespace: 'polkadot',
    begin,
    async load() {
      calls.push('load')
      attempts += 1
      if (attempts <= failures) throw new KitError('NO_CONNECTION_CLIENT')
      return loaded
    },
    providerMethods: ['signRaw'],
  })
  return { begin, calls, connector, signal: new AbortController().signal }
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

it('loads again what failed to load', async () => {
  const { connector, signal } = setUp({ failures: 1 })
  expect(await codeOf(connector.connect({ signal }))).toBe(
    'NO_CONNECTION_CLIENT',
  )
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
