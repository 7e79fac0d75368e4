import { claim, claimEqual } from './claims.js'
import type { AdapterCase } from './suiteStage.js'

/** How wallets are found and lost. */
export const discoveryCases: readonly AdapterCase[] = [
  {
    title: 'finds a wallet that is on the page before the kit',
    async run(stage) {
      await stage.connector()
      claimEqual(stage.found.length, 1, 'wallets found')
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
    async run(stage) {
      await stage.connector()
      for (let times = 0; times < 3; times += 1) {
        stage.bound.rediscover()
        await stage.clock.advance(5_000)
      }
      const ids = new Set(stage.found.map(({ info }) => info.id))
      claimEqual(ids.size, 1, 'different ids')
      claimEqual(new Set(stage.found).size, 1, 'different connectors')
    },
  },
  {
    title: 'describes it: id, name, type and namespace',
    async run(stage) {
      const { info, namespace } = await stage.connector()
      claimEqual(namespace, stage.adapter.namespace, 'the namespace')
      claim(info.id !== '' && info.storageId !== '', 'it has ids')
      claim(info.name !== '', 'it has a name')
      claim(info.namespaces.includes(namespace), 'it names its namespace')
      claim(['ANNOUNCED', 'INJECTED'].includes(info.type), 'type of connector')
    },
  },
  {
    title: 'takes only pictures that are data, or of the web',
    async run(stage) {
      const { imageUrl } = (await stage.connector()).info
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
    async run(stage) {
      await stage.connector()
      if (!stage.wallet.uninstall) return
      stage.wallet.uninstall()
      await stage.clock.settle()
      claimEqual(stage.lost, stage.found, 'wallets lost')
    },
  },
  {
    title: 'asks the owner nothing while it looks',
    async run(stage) {
      await stage.connector()
      claimEqual(stage.wallet.prompts(), 0, 'prompts')
    },
  },
  {
    title: 'stops looking when told: no timer and no find after it',
    async run(stage) {
      stage.bound.discover(
        {
          onFound: () => claim(false, 'nothing is found any more'),
          onLost: () => undefined,
        },
        stage.signal,
      )
      stage.stop()
      stage.wallet.install(stage.environment.window as unknown as EventTarget)
      await stage.clock.advance(60_000)
      claimEqual(stage.clock.waiting(), 0, 'timers that wait')
    },
  },
  {
    title: 'can be looked for again after it was stopped',
    async run(stage) {
      await stage.connector()
      stage.stop()
      const again: string[] = []
      const abort = new AbortController()
      stage.bound.discover(
        {
          onFound: ({ info }) => again.push(info.id),
          onLost: () => undefined,
        },
        abort.signal,
      )
      await stage.clock.advance(5_000)
      claimEqual(again, [stage.found[0]?.info.id], 'wallets found again')
      abort.abort()
    },
  },
]
