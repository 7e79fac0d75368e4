import { internals } from '../../kit/internals.js'
import './everythingLoaded.js'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { getProvider } from '../../actions/connection/getProvider.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { reviewSend } from '../../actions/transfer/reviewSend.js'
import { sendToken } from '../../actions/transfer/sendToken.js'
import { evm } from '../../adapters/evm/evmAdapter.js'
import type { Eip1193Provider } from '../../eip1193/Eip1193Provider.js'
import { followSentTransactions } from '../../kit/transactions/followTransaction.js'
import { namespaceActivated } from '../../stores/networks.js'
import { mockEvmWallet } from '../evm/mockEvmWallet.js'
import { createFakeClock } from '../fakeClock.js'
import { testNetworks } from '../testNetworks.js'
import type { EnemyChain, Visit } from './chains/EnemyChain.js'
import { createChance } from './createChance.js'
import { createKitOracles } from './createKitOracles.js'
import { createOracles } from './createOracles.js'
import { createPrompts } from './createPrompts.js'
import { createTabs, type Tab } from './createTabs.js'
import { createTraffic } from './createTraffic.js'
import { hostileAnswers } from './hostileAnswers.js'
import { walletEnemies } from './walletEnemies.js'

const minuteMs = 60_000

/**
 * One visit to the whole kit: wallets of two namespaces are connected,
 * switched, asked to sign and to send, and disconnected, in any order and in
 * two tabs, while wallets and nodes are enemies.
 */
export async function visitToWholeKit(parameters: {
  readonly seed: number
  readonly startMs: number
  readonly createEnemyChain: (visit: Visit) => EnemyChain
}): Promise<{
  readonly breaches: readonly string[]
  readonly trace: readonly string[]
  readonly endedAt: number
}> {
  const { createEnemyChain, seed, startMs } = parameters
  const chance = createChance(seed)
  const traffic = createTraffic()
  const clock = createFakeClock(startMs, traffic.untilQuiet)
  const breaches: string[] = []
  const lines: string[] = []
  const trace = (line: string) =>
    void lines.push(`${(clock.now() - startMs) / 1_000} s: ${line}`)
  const breach = (sentence: string) => {
    trace(`BREACH ${sentence}`)
    breaches.push(sentence)
  }
  const about = { chance, clock, breach, trace }
  const prompts = createPrompts({ ...about, enemies: walletEnemies })
  const chain = createEnemyChain({ chance, clock, prompts, trace, traffic })
  const addressOf = () => `0x${Buffer.from(chance.bytes(20)).toString('hex')}`
  const wallets = ['crow', 'jay'].map((name) => {
    const accounts = [addressOf(), addressOf()]
    const options = { name, rdns: `test.${name}`, accounts, clock }
    const ids = { chainId: 31337, knownChainIds: [31338] }
    return { accounts, wallet: mockEvmWallet({ ...options, ...ids }) }
  })
  const connectorIds = [
    ...wallets.map(({ wallet }) => wallet.rdns),
    chain.connectorId,
  ]
  const oracles = createKitOracles({
    now: clock.now,
    breach,
    trace,
    isAccountOf: (connectorId, address) =>
      [
        ...wallets.map(({ accounts, wallet }) => ({
          id: wallet.rdns,
          accounts,
        })),
        { id: chain.connectorId, accounts: [chain.account] },
      ].some(
        ({ accounts, id }) =>
          id === connectorId &&
          accounts.some(
            (one) => one === address || one === address.toLowerCase(),
          ),
      ),
  })
  const money = createOracles({
    now: clock.now,
    prompts: prompts.count,
    transfers: chain.transfers,
    breach,
    trace,
  })
  const tabs = createTabs({
    chance,
    clock,
    fetch: chain.fetch,
    options: {
      adapters: [evm(), ...(chain.adapters ?? [])],
      networks: [...testNetworks, ...(chain.networks ?? [])],
    },
    furnish(window) {
      chain.furnish(window)
      for (const { wallet } of wallets) wallet.announce(window)
    },
    watch(tab) {
      oracles.watch(tab)
      money.watch(tab)
    },
  })
  const strays = (error: unknown) => breach(`nobody caught ${error}`)
  process.on('unhandledRejection', strays)

  let reviewed = 0n
  /** One review in a visit: the receiver may have it once. */
  const reviewAndSend = async ({ kit, ...rest }: Tab) => {
    if (reviewed > 0n) return
    const { networks } = kit[internals].stores
    networks.setState((state) => namespaceActivated(state, 'solana'))
    const review = await reviewSend(kit, { draft: chain.draft })
    // Nobody presses anything on a page that is gone.
    if (reviewed > 0n || !kit[internals].lifetime()) return
    reviewed = review.amount
    const tab = { kit, ...rest }
    money.press(tab, sendToken(kit, { review }))
    if (chance.isTrue(0.5)) money.press(tab, sendToken(kit, { review }))
  }
  const sign = async ({ kit }: Tab) => {
    const provider = getProvider(kit, { namespace: 'eip155' })
    const { request } = (provider ?? {}) as Partial<Eip1193Provider>
    await request?.({ method: 'personal_sign', params: ['0x00', '0x00'] })
  }
  const open = [tabs.open()]
  const anyTab = () => chance.pick(open)
  const anyWallet = () => chance.pick(wallets)
  const happenings: EnemyChain['happenings'] = [
    ...['connect', 'connect again', 'connect another'].map((name) => ({
      name,
      run() {
        const tab = anyTab()
        const connectorId = chance.pick(connectorIds)
        const connection = connect(tab.kit, { connectorId })
        oracles.want(connectorId, connection)
        oracles.run(`${tab.name} connects ${connectorId}`, connection)
      },
    })),
    {
      name: 'disconnect',
      run() {
        const tab = anyTab()
        oracles.unwant()
        oracles.run(`${tab.name} disconnects`, disconnect(tab.kit))
      },
    },
    {
      name: 'switch',
      run() {
        const tab = anyTab()
        const { caipNetworkId: networkId } = chance.pick(testNetworks)
        oracles.run(
          `${tab.name} switches to ${networkId}`,
          switchNetwork(tab.kit, { networkId }),
        )
      },
    },
    { name: 'sign', run: () => void sign(anyTab()).catch(() => undefined) },
    {
      name: 'send',
      run() {
        const tab = anyTab()
        oracles.run(`${tab.name} reviews`, reviewAndSend(tab))
      },
    },
    {
      name: 'a tab is loaded again',
      run() {
        const index = chance.between(0, open.length - 1)
        const [tab] = open.splice(index, 1, tabs.open())
        if (tab) oracles.close(tab)
      },
    },
    {
      name: 'a tab is opened or closed',
      run() {
        const [, second] = open
        if (second) oracles.close(second)
        if (second) open.pop()
        else open.push(tabs.open())
      },
    },
    {
      name: 'a wallet is an enemy',
      run: () => trace(hostileAnswers(anyWallet().wallet, chance)),
    },
    {
      name: 'a wallet is an enemy',
      run: () => trace(hostileAnswers(anyWallet().wallet, chance)),
    },
    {
      name: 'its owner changes the account',
      run() {
        const { accounts, wallet } = anyWallet()
        const [first = '', second = ''] = accounts
        wallet.setAccounts(chance.pick([[first, second], [second, first], []]))
      },
    },
    {
      name: 'its owner changes the network',
      run: () => anyWallet().wallet.setChainId(chance.pick([31337, 31338, 1])),
    },
    {
      name: 'its owner locks or unlocks it',
      run() {
        const { wallet } = anyWallet()
        wallet.lock()
        if (chance.isTrue(0.7)) wallet.unlock()
      },
    },
    {
      name: 'it tells junk',
      run: () =>
        anyWallet().wallet.emit(
          chance.pick(['accountsChanged', 'chainChanged', 'disconnect']),
          chance.pick([null, 7, 'x', [7], {}]),
        ),
    },
    { name: 'a node changes', run: chain.changeNode },
    {
      name: 'time passes',
      run: () => clock.advance(chance.between(1, 10_000)),
    },
    {
      name: 'minutes pass',
      run: () => clock.advance(chance.between(1, 8) * minuteMs),
    },
  ]
  try {
    for (let count = chance.between(4, 25); count > 0; count -= 1) {
      const { name, run } = chance.pick(happenings)
      trace(`- ${name}`)
      await run()
      if (chance.isTrue(0.5)) {
        await clock.settle()
        oracles.check()
        money.checkWaiting()
      }
    }
    trace('- everything heals')
    chain.heal()
    for (const { wallet } of wallets) wallet.reset()
    for (const tab of open.splice(0)) oracles.close(tab)
    const last = tabs.open()
    // As every view of transfers does.
    followSentTransactions(last.kit)
    for (let minutes = 0; minutes < 35; minutes += 1) {
      await clock.advance(minuteMs)
      await chain.settle()
      oracles.check()
      money.checkWaiting()
    }
    money.checkEnd(last, await chain.received(), reviewed)
    oracles.close(last)
    await clock.settle()
    oracles.check()
  } catch (error) {
    breach(`the visit itself failed: ${Object(error).stack ?? error}`)
  } finally {
    process.off('unhandledRejection', strays)
  }
  return { breaches, trace: lines, endedAt: clock.now() }
}
