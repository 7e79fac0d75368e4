import { vi } from 'vitest'
import './everythingLoaded.js'
import { connect } from '../../actions/connection/connect.js'
import { reviewSend } from '../../actions/transfer/reviewSend.js'
import { sendToken } from '../../actions/transfer/sendToken.js'
import { followSentTransactions } from '../../kit/transactions/followTransaction.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { findTransaction } from '../../stores/transactionChanges.js'
import { createFakeClock } from '../fakeClock.js'
import type { EnemyChain, Visit } from './chains/EnemyChain.js'
import { createChance } from './createChance.js'
import { createOracles } from './createOracles.js'
import { createPhone } from './createPhone.js'
import { createPrompts } from './createPrompts.js'
import { createTabs, type Tab } from './createTabs.js'
import { createTraffic } from './createTraffic.js'
import { walletEnemies } from './walletEnemies.js'

const minuteMs = 60_000

/** How a visit went. */
export type VisitReport = {
  readonly seed: number
  readonly breaches: readonly string[]
  readonly trace: readonly string[]
  readonly endedAt: number
}

/**
 * One visit: something is reviewed, Send is pressed, and then anything happens
 * in any order, until everything heals and a day may pass.
 * @param parameters.startMs later than the end of any visit on that chain
 */
export async function visitWithOneReview(parameters: {
  readonly seed: number
  readonly startMs: number
  readonly isPhone: boolean
  readonly createEnemyChain: (visit: Visit) => EnemyChain | Promise<EnemyChain>
}): Promise<VisitReport> {
  const { isPhone, seed, startMs } = parameters
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
  const visit: Visit = { chance, clock, traffic, prompts, trace }
  const chain = await parameters.createEnemyChain(visit)
  const phone = isPhone ? createPhone(visit, chain) : undefined
  const oracles = createOracles({
    now: clock.now,
    transfers: chain.transfers,
    prompts: prompts.count,
    breach,
    trace,
  })
  const { adapters, networks } = chain
  const tabs = createTabs({
    chance,
    clock,
    fetch: chain.fetch,
    options: { adapters, networks, connectors: phone ? [phone.source] : [] },
    furnish: phone ? () => undefined : chain.furnish,
    watch: oracles.watch,
  })
  const strays = (error: unknown) => breach(`nobody caught ${error}`)
  process.on('unhandledRejection', strays)

  /** Time passes; blocks are made meanwhile. */
  const pass = async (wholeMs: number) => {
    const stepMs = Math.max(Math.ceil(wholeMs / 20), 15_000)
    for (let leftMs = wholeMs; leftMs > 0; leftMs -= stepMs) {
      await clock.advance(Math.min(stepMs, leftMs))
      await chain.settle()
      oracles.checkWaiting()
    }
  }
  let tab: Tab = tabs.open()
  let second: Tab | undefined
  try {
    await connectTo(tab)
    const review = await within(
      20_000,
      reviewSend(tab.kit, { draft: chain.draft }),
    )
    const press = (on: Tab) => oracles.press(on, sendToken(on.kit, { review }))
    const happenings: EnemyChain['happenings'] = [
      { name: 'Send is pressed again', run: () => press(tab) },
      { name: 'Send is pressed again', run: () => press(tab) },
      {
        name: 'Send is pressed in another tab that has heard of it',
        run() {
          const state = second?.kit.stores.transactions.getState()
          const listed = state && findTransaction(state, review.intentId)
          // What was not sent is tried again where it was reviewed.
          if (second && listed && listed.status !== 'notSent') press(second)
        },
      },
      {
        name: 'the page is loaded again',
        run() {
          oracles.close(tab)
          tab = tabs.open()
        },
      },
      {
        name: 'a second tab is opened or closed',
        run() {
          if (second) oracles.close(second)
          second = second ? undefined : tabs.open()
        },
      },
      { name: 'a moment passes', run: () => pass(chance.between(1, 5_000)) },
      { name: 'a moment passes', run: () => pass(chance.between(1, 30_000)) },
      {
        name: 'minutes pass',
        run: () => pass(chance.between(30_000, 15 * minuteMs)),
      },
      {
        name: 'hours may pass',
        run: () =>
          chance.isTrue(0.2)
            ? pass(chance.between(1, 6) * 60 * minuteMs)
            : undefined,
      },
      { name: 'a node changes', run: chain.changeNode },
      { name: 'a node changes', run: chain.changeNode },
      ...chain.happenings,
      ...(phone?.happenings ?? []),
    ]
    const happen = async () => {
      const { name, run } = chance.pick(happenings)
      trace(`- ${name}`)
      await run()
      if (chance.isTrue(0.7)) await clock.settle()
    }
    for (let count = chance.between(0, 3); count > 0; count -= 1) await happen()
    if (chance.isTrue(0.5))
      for (let count = 0; count < 3; count += 1) chain.changeNode()
    press(tab)
    for (let count = chance.between(1, 12); count > 0; count -= 1)
      await happen()

    trace('- everything heals')
    chain.heal()
    phone?.heal()
    if (second) oracles.close(second)
    oracles.close(tab)
    tab = tabs.open()
    await pass(21 * minuteMs)
    followSentTransactions(tab.kit)
    await pass(11 * minuteMs)
    await clock.settle()
    oracles.checkEnd(tab, await chain.received(), review.amount)
    oracles.close(tab)
    await clock.settle()
    oracles.checkWaiting()
  } catch (error) {
    breach(`the visit itself failed: ${Object(error).stack ?? error}`)
  } finally {
    process.off('unhandledRejection', strays)
  }
  return {
    seed,
    breaches,
    trace: lines,
    endedAt: clock.now(),
  }

  /** What a promise gives while so much time passes. */
  async function within<result>(
    limitMs: number,
    promise: Promise<result>,
  ): Promise<result> {
    const late = new Error(`Nothing came within ${limitMs} ms`)
    const passed = letPass(limitMs).then(() => Promise.reject(late))
    const first = await Promise.race([promise, passed])
    await passed.catch(() => undefined)
    return first
  }

  /** The clock stands still while a part is fetched for the first time. */
  async function letPass(wholeMs: number): Promise<void> {
    const stepMs = wholeMs / 20
    for (let step = 0; step < 20; step += 1) {
      await vi.dynamicImportSettled()
      await clock.advance(stepMs)
    }
  }

  async function connectTo({ kit }: Tab) {
    await clock.advance(1_000)
    const connecting = connect(kit, {
      connectorId: phone ? 'walletConnect' : chain.connectorId,
    })
    if (phone) {
      let uri: string | undefined
      for (let tries = 0; tries < 200 && !uri; tries += 1) {
        await letPass(50)
        const pairing = kit.stores.pairing.getState()
        uri = 'uri' in pairing ? pairing.uri : undefined
      }
      await phone.approve(uri ?? '')
    }
    await within(1_000, connecting)
    const { networks: [network] = [] } = chain
    const namespace =
      network && 'chainNamespace' in network ? network.chainNamespace : 'eip155'
    if (!selectConnected(kit.stores.connections.getState(), namespace))
      throw new Error('Nothing is connected')
  }
}
