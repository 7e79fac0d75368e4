import { claim, claimEqual } from './claims.js'
import type { AdapterCase } from './suiteContext.js'

/** How wallets are found and lost. */
export const discoveryCases: readonly AdapterCase[] = [
  {
    title: 'finds a wallet that is on the page before the kit',
    async run(context) {
      await context.connector()
      claimEqual(context.found.length, 1, 'wallets found')
    },
  },
  {
    title: 'finds a wallet that comes later',
    async run({ bound, clock, environment, found, signal, wallet }) {
      const onFound = () => undefined
      bound.discover(
        { onFound: (connector) => void late.push(connector), onLost: onFound },
        signal,
      )
      const late: unknown[] = []
      await clock.settle()
      claimEqual(late.length, 0, 'wallets before it came')
      wallet.install(environment.window as unknown as EventTarget)
      bound.rediscover()
      await clock.advance(5_000)
      claimEqual(late.length + found.length, 1, 'wallets after it came')
    },
  },
  {
    title: 'finds it once, however often it is looked for',
    async run(context) {
      await context.connector()
      for (let times = 0; times < 3; times += 1) {
        context.bound.rediscover()
        await context.clock.advance(5_000)
      }
      const ids = new Set(context.found.map(({ info }) => info.id))
      claimEqual(ids.size, 1, 'different ids')
      claimEqual(new Set(context.found).size, 1, 'different connectors')
    },
  },
  {
    title: 'describes it: id, name, type and namespace',
    async run(context) {
      const { info, namespace } = await context.connector()
      claimEqual(namespace, context.adapter.namespace, 'the namespace')
      claim(info.id !== '' && info.storageId !== '', 'it has ids')
      claim(info.name !== '', 'it has a name')
      claim(info.namespaces.includes(namespace), 'it names its namespace')
      claim(['ANNOUNCED', 'INJECTED'].includes(info.type), 'type of connector')
    },
  },
  {
    title: 'takes only pictures that are data, or of the web',
    async run(context) {
      const { imageUrl } = (await context.connector()).info
      claim(
        imageUrl === undefined || /^(data:image\/|https?:)/.test(imageUrl),
        'the picture is one',
      )
    },
  },
  {
    title: 'finds nothing on a page without wallets',
    async run({ bound, clock, signal }) {
      const ids: string[] = []
      bound.discover(
        { onFound: ({ info }) => ids.push(info.id), onLost: () => undefined },
        signal,
      )
      await clock.advance(10_000)
      claimEqual(ids, [], 'wallets found')
    },
  },
  {
    title: 'finds nothing and throws nothing on a server',
    async run({ adapter, clock, environment, networks, signal }) {
      const ids: string[] = []
      const onServer = adapter.create({
        environment: { ...environment, window: undefined },
        networks,
      })
      onServer.discover(
        { onFound: ({ info }) => ids.push(info.id), onLost: () => undefined },
        signal,
      )
      onServer.rediscover()
      await clock.advance(10_000)
      claimEqual(ids, [], 'wallets found')
    },
  },
  {
    title: 'tells when a wallet goes, where the namespace can',
    async run(context) {
      await context.connector()
      if (!context.wallet.uninstall) return
      context.wallet.uninstall()
      await context.clock.settle()
      claimEqual(context.lost, context.found, 'wallets lost')
    },
  },
  {
    title: 'asks the owner nothing while it looks',
    async run(context) {
      await context.connector()
      claimEqual(context.wallet.prompts(), 0, 'prompts')
    },
  },
  {
    title: 'stops looking when told: no timer and no find after it',
    async run(context) {
      context.bound.discover(
        {
          onFound: () => claim(false, 'nothing is found any more'),
          onLost: () => undefined,
        },
        context.signal,
      )
      context.stop()
      context.wallet.install(
        context.environment.window as unknown as EventTarget,
      )
      await context.clock.advance(60_000)
      claimEqual(context.clock.waiting(), 0, 'timers that wait')
    },
  },
  {
    title: 'can be looked for again after it was stopped',
    async run(context) {
      await context.connector()
      context.stop()
      const again: string[] = []
      const abort = new AbortController()
      context.bound.discover(
        {
          onFound: ({ info }) => again.push(info.id),
          onLost: () => undefined,
        },
        abort.signal,
      )
      await context.clock.advance(5_000)
      claimEqual(again, [context.found[0]?.info.id], 'wallets found again')
      abort.abort()
    },
  },
]
