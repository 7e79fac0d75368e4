import { claim, claimEqual, claimFails } from './claims.js'
import { junkAnswers, junkErrors } from './junk.js'
import type { AdapterCase, SuiteContext } from './suiteContext.js'

/** A wallet that was connected, as a page finds it that is loaded again. */
async function afterConnecting(context: SuiteContext) {
  const connector = await context.connector()
  const { signal, wallet } = context
  const session = await connector.connect({ signal })
  return { connector, prompts: wallet.prompts(), session, signal }
}

/** Asking a wallet silently whether it still knows the page. */
export const reconnectCases: readonly AdapterCase[] = [
  {
    title: 'reconnects without a prompt',
    async run(context) {
      const { connector, prompts, session, signal } =
        await afterConnecting(context)
      const again = await connector.reconnect({
        signal,
        networkId: session.caipNetworkId,
      })
      claimEqual(again?.accounts[0], session.accounts[0], 'the account')
      claimEqual(again?.caipNetworkId, session.caipNetworkId, 'the network')
      claimEqual(context.wallet.prompts(), prompts, 'prompts')
    },
  },
  {
    title: 'reconnects on the network of before, where the site decides',
    async run(context) {
      if (context.networkIsChosenBy === 'wallet') return
      const { connector, signal } = await afterConnecting(context)
      const networkId = context.networkId(1)
      const again = await connector.reconnect({ signal, networkId })
      claimEqual(again?.caipNetworkId, networkId, 'the network')
    },
  },
  {
    title: 'follows an account that was chosen while the page was away',
    async run(context) {
      const { connector, session, signal } = await afterConnecting(context)
      context.wallet.chooseAccount(1)
      const again = await connector.reconnect({ signal })
      const [, second] = context.addresses(session.caipNetworkId)
      claimEqual(again?.accounts[0].address, second, 'the account')
    },
  },
  {
    title: 'signs with that account, too',
    async run(context) {
      const { connector, session, signal } = await afterConnecting(context)
      context.wallet.chooseAccount(1)
      await connector.reconnect({ signal })
      const [, second] = context.addresses(session.caipNetworkId)
      claim(await context.signsAs(connector, second), 'it signs as the second')
    },
  },
  {
    title: 'gives up waiting when it is told to',
    async run(context) {
      const { connector } = await afterConnecting(context)
      context.wallet.decide('reconnect', { type: 'never' })
      const abort = new AbortController()
      const asked = connector.reconnect({ signal: abort.signal })
      await context.clock.settle()
      abort.abort()
      await claimFails(asked, 'reconnect')
    },
  },
  ...junkErrors.map(
    ([name, value]): AdapterCase => ({
      title: `survives a reconnect that throws ${name}`,
      async run(context) {
        const { connector, prompts, signal } = await afterConnecting(context)
        context.wallet.decide('reconnect', { type: 'throw', value })
        const outcome = await connector.reconnect({ signal }).then(
          (session) => session === undefined,
          (error: Error) => error.name === 'KitError',
        )
        claim(outcome, 'it is not connected')
        claimEqual(context.wallet.prompts(), prompts, 'prompts')
      },
    }),
  ),
  ...junkAnswers.map(
    ([name, value]): AdapterCase => ({
      title: `takes no reconnection from ${name}`,
      async run(context) {
        const { connector, signal } = await afterConnecting(context)
        context.wallet.decide('reconnect', { type: 'give', value })
        const outcome = await connector.reconnect({ signal }).then(
          (session) => session === undefined,
          (error: Error) => error.name === 'KitError',
        )
        claim(outcome, 'it is not connected')
      },
    }),
  ),
]
