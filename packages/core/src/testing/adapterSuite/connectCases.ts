import { claim, claimEqual, claimFails } from './claims.js'
import { junkAnswers, junkErrors } from './junk.js'
import type { AdapterCase, SuiteContext } from './suiteContext.js'

const addressesOf = ({
  accounts,
}: {
  accounts: readonly { address: string }[]
}) => accounts.map(({ address }) => address)

async function recovers(context: SuiteContext) {
  const connector = context.found[0] ?? (await context.connector())
  context.wallet.decide('connect', { type: 'approve' })
  const { signal } = context
  const session = await connector.connect({ signal })
  const [first] = context.addresses(session.caipNetworkId)
  claimEqual(addressesOf(session)[0], first, 'the account after a failure')
}

/** Asking a wallet for its accounts, with its owner's consent. */
export const connectCases: readonly AdapterCase[] = [
  {
    title: 'connects with one prompt',
    async run(context) {
      const connector = await context.connector()
      const { signal, wallet } = context
      const session = await connector.connect({ signal })
      const [first] = context.addresses(session.caipNetworkId)
      claimEqual(addressesOf(session)[0], first, 'the account in use')
      claimEqual(wallet.prompts(), 1, 'prompts')
    },
  },
  {
    title: 'connects on a network of its namespace',
    async run(context) {
      const connector = await context.connector()
      const { signal } = context
      const { caipNetworkId } = await connector.connect({ signal })
      claim(
        caipNetworkId.startsWith(`${context.adapter.namespace}:`),
        'the network is of the namespace',
      )
    },
  },
  {
    title: 'connects on the network that the site names, where it may',
    async run(context) {
      if (context.networkIsChosenBy === 'wallet') return
      const connector = await context.connector()
      const networkId = context.networkId(1)
      const { signal } = context
      const session = await connector.connect({ signal, networkId })
      claimEqual(session.caipNetworkId, networkId, 'the network')
      const [first] = context.addresses(networkId)
      claimEqual(addressesOf(session)[0], first, 'the account there')
    },
  },
  {
    title: 'falls back from a network that is not configured',
    async run(context) {
      const connector = await context.connector()
      const { signal } = context
      const networkId = `${context.adapter.namespace}:nowhere` as const
      const session = await connector.connect({ signal, networkId })
      claimEqual(session.caipNetworkId, context.networkId(0), 'the network')
    },
  },
  {
    title: 'tells that the owner declined',
    async run(context) {
      const connector = await context.connector()
      context.wallet.decide('connect', { type: 'reject' })
      const { signal } = context
      const code = await claimFails(connector.connect({ signal }), 'connect')
      claimEqual(code, 'USER_REJECTED', 'the code')
      await recovers(context)
    },
  },
  {
    title: 'gives up waiting when it is told to',
    async run(context) {
      const connector = await context.connector()
      context.wallet.decide('connect', { type: 'never' })
      const abort = new AbortController()
      const asked = connector.connect({ signal: abort.signal })
      await context.clock.settle()
      abort.abort()
      await claimFails(asked, 'connect')
      await recovers(context)
    },
  },
  {
    title: 'asks nothing when it is told to give up before',
    async run(context) {
      const connector = await context.connector()
      const abort = new AbortController()
      abort.abort()
      await claimFails(connector.connect({ signal: abort.signal }), 'connect')
      claimEqual(context.wallet.prompts(), 0, 'prompts')
    },
  },
  {
    title: 'has one account only once',
    async run(context) {
      const connector = await context.connector()
      const { signal } = context
      const found = addressesOf(await connector.connect({ signal }))
      claimEqual(new Set(found).size, found.length, 'accounts')
    },
  },
  ...junkErrors.map(
    ([name, value]): AdapterCase => ({
      title: `survives a connect that throws ${name}`,
      async run(context) {
        const connector = await context.connector()
        context.wallet.decide('connect', { type: 'throw', value })
        const { signal } = context
        await claimFails(connector.connect({ signal }), 'connect')
        await recovers(context)
      },
    }),
  ),
  ...junkAnswers.map(
    ([name, value]): AdapterCase => ({
      title: `takes no connection from ${name}`,
      async run(context) {
        const connector = await context.connector()
        context.wallet.decide('connect', { type: 'give', value })
        const { signal } = context
        await claimFails(connector.connect({ signal }), 'connect')
        await recovers(context)
      },
    }),
  ),
]
