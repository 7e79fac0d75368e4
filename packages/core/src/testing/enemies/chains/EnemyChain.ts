import type { KitOptions } from '../../../kit/options.js'
import type { FakeClock } from '../../fakeClock.js'
import type { Chance } from '../createChance.js'
import type { createPrompts } from '../createPrompts.js'
import type { createTraffic } from '../createTraffic.js'

/** What every part of a visit shares. */
export type Visit = {
  readonly chance: Chance
  readonly clock: FakeClock
  readonly traffic: ReturnType<typeof createTraffic>
  readonly prompts: ReturnType<typeof createPrompts>
  readonly trace: (line: string) => void
}

/** A transaction of a visit that does what was reviewed. */
export type Transfer = {
  readonly hash: string
  /** The request that it answers, counted from 0. */
  readonly prompt: number
  /** `open`: the chain may still take it. */
  readonly state: 'open' | 'executed' | 'dead'
}

/** A chain with one funded account and one empty receiver, for one visit. */
export type EnemyChain = Pick<KitOptions, 'adapters' | 'networks'> & {
  readonly account: string
  readonly draft: { readonly amount: string; readonly receiver: string }
  readonly fetch: typeof globalThis.fetch
  /** Puts the wallet on a page. */
  furnish(window: EventTarget): void
  /** Answers a request that came over a session. */
  serve(
    method: string,
    params: unknown,
    reply: { answer(value: unknown): void; fail(error: unknown): void },
  ): void
  readonly session: {
    readonly accounts: readonly string[]
    readonly chains: readonly string[]
    readonly methods: readonly string[]
  }
  readonly connectorId: string
  /** Lets the chain take what it was given. */
  settle(): Promise<void>
  /** What else may happen on this chain. */
  readonly happenings: readonly {
    readonly name: string
    run(): Promise<void> | void
  }[]
  transfers(): readonly Transfer[]
  received(): Promise<bigint>
  changeNode(): void
  heal(): void
}
