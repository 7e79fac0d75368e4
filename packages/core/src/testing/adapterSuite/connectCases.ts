import { claim, claimEqual, claimFails } from './claims.js'
import { junkAnswers, junkErrors } from './junk.js'
import type { AdapterCase, SuiteStage } from './suiteStage.js'

const addressesOf = ({
  accounts,
}: {
  accounts: readonly { address: string }[]
}) => accounts.map(({ address }) => address)

async function recovers(stage: SuiteStage) {
  const connector = stage.found[0] ?? (await stage.connector())
  stage.wallet.decide('connect', { type: 'approve' })
  const { signal } = stage
  const session = await connector.connect({ signal })
  const [first] = stage.addresses(session.caipNetworkId)
  claimEqual(addressesOf(session)[0], first, 'the account after a failure')
}

/** Asking a wallet for its accounts, with its owner's consent. */
export const connectCases: readonly AdapterCase[] = [
  {
    title: 'connects with one prompt',
    async run(stage) {
      const connector = await stage.connector()
      const { signal, wallet } = stage
      const session = await connector.connect({ signal })
      const [first] = stage.addresses(session.caipNetworkId)
      claimEqual(addressesOf(session)[0], first, 'the account in use')
      claimEqual(wallet.prompts(), 1, 'prompts')
    },
  },
  {
    title: 'connects on a network of its namespace',
    async run(stage) {
      const connector = await stage.connector()
      const { signal } = stage
      const { caipNetworkId } = await connector.connect({ signal })
      claim(
        caipNetworkId.startsWith(`${stage.adapter.namespace}:`),
        'the network is of the namespace',
      )
    },
  },
  {
    title: 'connects on the network that the site names, where it may',
    async run(stage) {
      if (stage.networkIsChosenBy === 'wallet') return
      const connector = await stage.connector()
      const networkId = stage.networkId(1)
      const { signal } = stage
      const session = await connector.connect({ signal, networkId })
      claimEqual(session.caipNetworkId, networkId, 'the network')
      const [first] = stage.addresses(networkId)
      claimEqual(addressesOf(session)[0], first, 'the account there')
    },
  },
  {
    title: 'falls back from a network that is not configured',
    async run(stage) {
      const connector = await stage.connector()
      const { signal } = stage
      const networkId = `${stage.adapter.namespace}:nowhere` as const
      const session = await connector.connect({ signal, networkId })
      claimEqual(session.caipNetworkId, stage.networkId(0), 'the network')
    },
  },
  {
    title: 'tells that the owner declined',
    async run(stage) {
      const connector = await stage.connector()
      stage.wallet.decide('connect', { type: 'reject' })
      const { signal } = stage
      const code = await claimFails(connector.connect({ signal }), 'connect')
      claimEqual(code, 'USER_REJECTED', 'the code')
      await recovers(stage)
    },
  },
  {
    title: 'gives up waiting when it is told to',
    async run(stage) {
      const connector = await stage.connector()
      stage.wallet.decide('connect', { type: 'never' })
      const abort = new AbortController()
      const asked = connector.connect({ signal: abort.signal })
      await stage.clock.settle()
      abort.abort()
      await claimFails(asked, 'connect')
      await recovers(stage)
    },
  },
  {
    title: 'asks nothing when it is told to give up before',
    async run(stage) {
      const connector = await stage.connector()
      const abort = new AbortController()
      abort.abort()
      await claimFails(connector.connect({ signal: abort.signal }), 'connect')
      claimEqual(stage.wallet.prompts(), 0, 'prompts')
    },
  },
  {
    title: 'has one account only once',
    async run(stage) {
      const connector = await stage.connector()
      const { signal } = stage
      const found = addressesOf(await connector.connect({ signal }))
      claimEqual(new Set(found).size, found.length, 'accounts')
    },
  },
  ...junkErrors.map(
    ([name, value]): AdapterCase => ({
      title: `survives a connect that throws ${name}`,
      async run(stage) {
        const connector = await stage.connector()
        stage.wallet.decide('connect', { type: 'throw', value })
        const { signal } = stage
        await claimFails(connector.connect({ signal }), 'connect')
        await recovers(stage)
      },
    }),
  ),
  ...junkAnswers.map(
    ([name, value]): AdapterCase => ({
      title: `takes no connection from ${name}`,
      async run(stage) {
        const connector = await stage.connector()
        stage.wallet.decide('connect', { type: 'give', value })
        const { signal } = stage
        await claimFails(connector.connect({ signal }), 'connect')
        await recovers(stage)
      },
    }),
  ),
]
