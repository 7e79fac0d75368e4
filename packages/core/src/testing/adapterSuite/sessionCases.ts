import { claim, claimEqual, claimFails } from './claims.js'
import { junkErrors } from './junk.js'
import type { AdapterCase, SuiteContext } from './suiteContext.js'

async function whileConnected(context: SuiteContext) {
  const connector = await context.connector()
  const { clock, signal, wallet } = context
  const session = await connector.connect({ signal })
  const events = context.receive(connector)
  const [first, second] = context.addresses(session.caipNetworkId)
  await clock.settle()
  return { clock, connector, events, first, second, session, signal, wallet }
}

/** What happens in a connection: accounts, networks, signatures, the end. */
export const sessionCases: readonly AdapterCase[] = [
  {
    title: 'tells nothing when nothing happens',
    async run(context) {
      const { clock, events } = await whileConnected(context)
      await clock.advance(60_000)
      claimEqual(events, [], 'events')
    },
  },
  {
    title: 'tells of another account, which is first then',
    async run(context) {
      const { clock, events, second, wallet } = await whileConnected(context)
      wallet.chooseAccount(1)
      await clock.advance(500)
      const [event] = events
      claim(event?.type === 'accountsChanged', 'accountsChanged is told')
      claimEqual(event.accounts[0].address, second, 'the account')
    },
  },
  {
    title: 'signs with the account in use, before and after',
    async run(context) {
      const { clock, connector, first, second, wallet } =
        await whileConnected(context)
      claim(await context.signsAs(connector, first), 'it signs as the first')
      wallet.chooseAccount(1)
      await clock.advance(500)
      claim(await context.signsAs(connector, second), 'it signs as the second')
      claim(!(await context.signsAs(connector, first)), 'not as the first')
    },
  },
  {
    title: 'signs with the account that a visitor chose here',
    async run(context) {
      const { connector, second, session, signal } =
        await whileConnected(context)
      const again = await connector.reconnect({
        signal,
        address: second,
        networkId: session.caipNetworkId,
      })
      claim(again !== undefined, 'it is connected')
      const isGiven = again.accounts.some(({ address }) => address === second)
      const [{ address: shown }] = again.accounts
      if (isGiven && context.networkIsChosenBy === 'site')
        claimEqual(shown, second, 'the account shown')
      claim(
        await context.signsAs(connector, shown),
        'it signs as the one shown',
      )
    },
  },
  {
    title: 'goes back to the first account',
    async run(context) {
      const { clock, events, first, wallet } = await whileConnected(context)
      wallet.chooseAccount(1)
      await clock.advance(500)
      wallet.chooseAccount(0)
      await clock.advance(500)
      const event = events.at(-1)
      claim(event?.type === 'accountsChanged', 'accountsChanged is told')
      claimEqual(event.accounts[0].address, first, 'the account')
    },
  },
  {
    title: 'tells nothing to who has stopped listening',
    async run(context) {
      const { clock, connector, wallet } = await whileConnected(context)
      const abort = new AbortController()
      let received = 0
      connector.listen(() => {
        received += 1
      }, abort.signal)
      abort.abort()
      wallet.chooseAccount(1)
      await clock.advance(500)
      claimEqual(received, 0, 'events heard')
    },
  },
  {
    title: 'tells that the owner took the grant back, where a page can know',
    async run(context) {
      const { clock, events, wallet } = await whileConnected(context)
      if (!wallet.revoke) return
      wallet.revoke()
      await clock.advance(3_000)
      claimEqual(events.at(-1), { type: 'disconnected' }, 'the last event')
    },
  },
  {
    title: 'switches the network, and tells it',
    async run(context) {
      const { clock, connector, events, signal } = await whileConnected(context)
      const network = context.networks[1]
      await connector.switchNetwork({ network, signal })
      await clock.advance(500)
      const reported = events.some(
        (event) =>
          event.type === 'networkChanged' &&
          event.caipNetworkId === network.caipNetworkId,
      )
      claim(reported, 'networkChanged is told')
    },
  },
  {
    title: 'has the account of the network after a switch',
    async run(context) {
      const { clock, connector, signal } = await whileConnected(context)
      const network = context.networks[1]
      await connector.switchNetwork({ network, signal })
      await clock.advance(500)
      const again = await connector.reconnect({
        signal,
        networkId: network.caipNetworkId,
      })
      const [first] = context.addresses(network.caipNetworkId)
      claimEqual(again?.accounts[0].address, first, 'the account')
      claim(await context.signsAs(connector, first), 'it signs there')
    },
  },
  {
    title: 'disconnects, and hears nothing of the wallet then',
    async run(context) {
      const { clock, connector, events, signal, wallet } =
        await whileConnected(context)
      await connector.disconnect({ signal })
      const before = events.length
      wallet.chooseAccount(1)
      await clock.advance(500)
      claimEqual(events.slice(before), [], 'events after the end')
    },
  },
  {
    title: 'connects again after a disconnection',
    async run(context) {
      const { connector, signal } = await whileConnected(context)
      await connector.disconnect({ signal, revoke: true })
      const session = await connector.connect({ signal })
      const [first] = context.addresses(session.caipNetworkId)
      claimEqual(session.accounts[0].address, first, 'the account')
      claim(await context.signsAs(connector, first), 'it signs')
    },
  },
  {
    title: 'tells that the owner declined to sign',
    async run(context) {
      const { connector, first, wallet } = await whileConnected(context)
      wallet.decide('sign', { type: 'reject' })
      const code = await claimFails(
        context.signsAs(connector, first),
        'signing',
      )
      claimEqual(code, 'USER_REJECTED', 'the code')
      wallet.decide('sign', { type: 'approve' })
      claim(await context.signsAs(connector, first), 'it signs after that')
    },
  },
  ...junkErrors.map(
    ([name, value]): AdapterCase => ({
      title: `survives a signing that throws ${name}`,
      async run(context) {
        const { connector, first, wallet } = await whileConnected(context)
        wallet.decide('sign', { type: 'throw', value })
        await claimFails(context.signsAs(connector, first), 'signing')
        wallet.decide('sign', { type: 'approve' })
        claim(await context.signsAs(connector, first), 'it signs after that')
      },
    }),
  ),
  {
    title: 'leaves no timer when everything has stopped',
    async run(context) {
      const { clock, connector, signal } = await whileConnected(context)
      await connector.disconnect({ signal })
      context.stop()
      await clock.advance(60_000)
      claimEqual(clock.waiting(), 0, 'timers that wait')
    },
  },
]
