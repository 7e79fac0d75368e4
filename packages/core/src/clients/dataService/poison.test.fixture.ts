import type { Hex } from 'viem'
import { numberToHex, pad, toEventSelector } from 'viem'
import type {
  ChainLog,
  ChainTransaction,
} from '../../../../../apps/data-service/src/activity/ChainBlock.js'

/** Known to the service, worth a dollar, with six decimals. */
export const dollar: Hex = `0x${'d0'.repeat(20)}`
/** What contracts of strangers are called. */
export const strangeTokens: ReadonlyMap<Hex, readonly [string, string]> =
  new Map<Hex, readonly [string, string]>([
    [`0x${'e1'.repeat(20)}`, ['Plain coin', 'PLAIN']],
    [`0x${'e2'.repeat(20)}`, ['visit claim-usdc.com', 'GIFT']],
    [`0x${'e3'.repeat(20)}`, ['USD Coin', 'USDС']],
    [`0x${'e4'.repeat(20)}`, ['A\u202eB', 'HI\u200bDE']],
  ])
const strange = [...strangeTokens.keys()]

const transfer = toEventSelector('Transfer(address,address,uint256)')
const approval = toEventSelector('Approval(address,address,uint256)')
const ether = 10n ** 18n
const cents = 10n ** 4n

/** Numbers as good as random ones, the same for the same seed: mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A transaction of an account's story, and whether it was made to deceive. */
export interface ToldTransaction {
  readonly transaction: ChainTransaction
  /** Absent for what is honest. */
  readonly poisonSet?: number
}

/**
 * What an account did for a while, as people do, and sets of transactions
 * that strangers made so that it copies a wrong address.
 * @param about.sets numbers of the sets of poison
 */
export function tellStory(
  seed: number,
  about: { readonly sets: readonly number[]; readonly honest: number },
): { readonly account: Hex; readonly story: readonly ToldTransaction[] } {
  const random = createRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item
  const digits = (count: number) =>
    Array.from({ length: count }, () => pick([...'0123456789abcdef'])).join('')
  const stranger = (): Hex => `0x${digits(40)}`
  /** Shares so many characters with another address at each end. */
  const alike = (address: Hex, [start, end] = [4, 4]): Hex =>
    `0x${address.slice(2, 2 + start)}${digits(40 - start - end)}${address.slice(42 - end)}`
  const between = (least: bigint, most: bigint) =>
    least + BigInt(Math.floor(random() * Number(most - least)))
  const account = stranger()
  const friends = Array.from({ length: 4 }, stranger)
  const payers = Array.from({ length: 3 }, stranger)
  const router = stranger()

  const log = (
    contract: Hex,
    from: Hex,
    to: Hex,
    amount: bigint,
  ): ChainLog => ({
    contract,
    topics: [transfer, pad(from), pad(to)],
    data: numberToHex(amount, { size: 32 }),
  })
  const send = (
    sender: Hex,
    rest: Partial<ChainTransaction> = {},
  ): ChainTransaction => ({
    hash: `0x${digits(64)}`,
    sender,
    receiver: dollar,
    deployed: undefined,
    isFailed: false,
    value: 0n,
    fee: 21_000n,
    payments: [],
    logs: [],
    ...rest,
  })
  const some = () => between(50n * cents, 5_000n * cents)
  const someEther = () => between(ether / 100n, ether)
  const crowd = (count: number, of: Hex) =>
    Array.from({ length: count }, (_, index) => (index === 9 ? of : stranger()))

  const honest: readonly (() => ChainTransaction)[] = [
    () => send(account, { receiver: pick(friends), value: someEther() }),
    () => send(account, { receiver: pick(friends), value: 1n }),
    () =>
      send(account, { logs: [log(dollar, account, pick(friends), some())] }),
    () => send(account, { receiver: router, isFailed: true }),
    () => send(account, { receiver: undefined, deployed: stranger() }),
    () =>
      send(account, {
        receiver: router,
        value: someEther(),
        logs: [log(pick(strange), router, account, ether)],
      }),
    () =>
      send(account, {
        logs: [
          {
            ...log(dollar, account, router, some()),
            topics: [approval, pad(account), pad(router)],
          },
        ],
      }),
    () => send(pick(payers), { receiver: account, value: someEther() }),
    () => {
      const payer = pick(payers)
      return send(payer, { logs: [log(dollar, payer, account, some())] })
    },
    () => send(stranger(), { receiver: account, value: someEther() }),
    // A router takes what the account allowed it, and pays from a pool.
    () =>
      send(stranger(), {
        receiver: router,
        logs: [log(dollar, account, router, some())],
        payments: [{ source: router, target: account, amount: someEther() }],
      }),
    // An exchange pays many at once.
    () => {
      const from = pick(payers)
      const logs = crowd(60, account).map((to) =>
        log(dollar, from, to, 20n * 10n ** 6n),
      )
      return send(from, { receiver: stranger(), logs })
    },
  ]

  const poison: readonly ((friend: Hex) => readonly ChainTransaction[])[] = [
    // Nothing of a token that is known, in the name of the account.
    (friend) => [
      send(stranger(), { logs: [log(dollar, account, alike(friend), 0n)] }),
    ],
    // What a contract of the stranger's says, with an amount that was sent.
    (friend) => [
      send(stranger(), {
        logs: [log(pick(strange), account, alike(friend), some())],
      }),
    ],
    (friend) => {
      const trap = alike(friend)
      return [
        send(trap, { logs: [log(pick(strange), trap, account, some())] }),
        send(trap, { receiver: account, value: 1n }),
      ]
    },
    (friend) => {
      const trap = alike(friend)
      return [send(trap, { logs: [log(dollar, trap, account, 1n)] })]
    },
    // Others share three and five characters, or eight at one end.
    (friend) => {
      const trap = alike(
        friend,
        pick([
          [3, 5],
          [5, 3],
          [6, 4],
        ]),
      )
      return [send(trap, { receiver: account, value: ether / 10n ** 6n })]
    },
    // More than dust, which costs: the address alone tells.
    (friend) => [
      send(alike(friend, [4, 4]), { receiver: account, value: ether / 1_000n }),
    ],
    () => [send(alike(account), { receiver: account, value: ether / 1_000n })],
    // Like somebody who only ever paid the account.
    () => {
      const trap = alike(pick(payers))
      return [send(trap, { logs: [log(dollar, trap, account, 10n)] })]
    },
    () => [send(stranger(), { receiver: account, value: 1n })],
    () => {
      const from = stranger()
      const logs = crowd(60, account).map((to) =>
        log(pick(strange), from, to, ether),
      )
      return [send(from, { logs })]
    },
    // Many at once, out of a contract, with junk beside it.
    (friend) => [
      send(stranger(), {
        logs: [
          ...crowd(55, account).map((from) =>
            log(dollar, from, alike(friend), 0n),
          ),
          log(pick(strange), stranger(), account, ether),
        ],
      }),
    ],
    () => {
      const from = stranger()
      const logs = [log(pick(strange), from, account, ether)]
      return [
        send(from, {
          logs: [...logs, log(dollar, from, account, 0n)],
        }),
      ]
    },
    () => {
      const payments = crowd(50, account).map((target) => ({
        ...{ source: router, target },
        amount: ether / 100_000n,
      }))
      return [send(stranger(), { receiver: router, payments })]
    },
  ]

  const first = friends.map((friend) =>
    send(account, { receiver: friend, value: someEther() }),
  )
  const rest: ToldTransaction[] = Array.from({ length: about.honest }, () => ({
    transaction: pick(honest)(),
  }))
  for (const poisonSet of about.sets)
    for (const transaction of pick(poison)(pick(friends)))
      rest.splice(Math.floor(random() * (rest.length + 1)), 0, {
        transaction,
        poisonSet,
      })
  return {
    account,
    story: [...first.map((transaction) => ({ transaction })), ...rest],
  }
}
