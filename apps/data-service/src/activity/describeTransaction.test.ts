import { isApproval } from '@hasp/protocol/data'
import fc from 'fast-check'
import { type Hex, numberToHex, pad, toEventSelector } from 'viem'
import { expect, it } from 'vitest'
import type { ChainLog, ChainTransaction } from './ChainBlock.js'
import { describeTransaction } from './describeTransaction.js'
import type { EntryKind } from './kindFor.js'
import type { Movement } from './Movement.js'
import { rolesOf } from './rolesOf.js'

const accountOf = (index: number): Hex => numberToHex(index, { size: 20 })
const zero = accountOf(0)
const token = accountOf(0xc3)
const names = {
  transfer: 'Transfer(address,address,uint256)',
  approval: 'Approval(address,address,uint256)',
} as const

const logOf = (
  name: keyof typeof names,
  source: Hex,
  target: Hex,
): ChainLog => ({
  contract: token,
  topics: [toEventSelector(names[name]), pad(source), pad(target)],
  data: numberToHex(1, { size: 32 }),
})

const transactionOf = (over: Partial<ChainTransaction>): ChainTransaction => ({
  hash: numberToHex(1, { size: 32 }),
  sender: accountOf(1),
  receiver: token,
  deployed: undefined,
  isFailed: false,
  value: 0n,
  fee: 1n,
  payments: [],
  logs: [],
  ...over,
})

/** What the kinds of a transaction are, told for each account by itself. */
function kindsByDefinition(
  { deployed, sender }: ChainTransaction,
  movements: readonly Movement[],
): Map<Hex, EntryKind> {
  const moved = movements.filter((each) => !isApproval(each))
  const approved = movements.filter(isApproval)
  const concerned = [
    sender,
    ...(deployed ? [deployed] : []),
    ...moved.flatMap(({ source, target }) => [source, target]),
    ...approved.map(({ source }) => source),
  ]
  const kindOf = (account: Hex): EntryKind => {
    const isOut = moved.some(({ source }) => source === account)
    const isIn = moved.some(
      ({ source, target }) => target === account && source !== account,
    )
    if (isOut) return isIn ? 'swapped' : 'sent'
    if (isIn) return 'received'
    if (deployed && sender === account) return 'deployed'
    const isApproved = approved.some(({ source }) => source === account)
    return isApproved ? 'approved' : 'called'
  }
  return new Map(
    concerned
      .filter((account) => account !== zero)
      .map((account) => [account, kindOf(account)]),
  )
}

it('tells each account what it did with most consequence', () => {
  const [sender, out, both, given, itself] = [1, 2, 3, 4, 5].map(accountOf) as [
    Hex,
    Hex,
    Hex,
    Hex,
    Hex,
  ]
  const { kinds } = describeTransaction(
    transactionOf({
      logs: [
        logOf('transfer', out, both),
        logOf('transfer', both, given),
        logOf('approval', out, given),
        logOf('transfer', itself, itself),
        logOf('transfer', zero, given),
        logOf('approval', sender, out),
      ],
    }),
  )
  expect([...kinds]).toEqual([
    [sender, 'approved'],
    [out, 'sent'],
    [both, 'swapped'],
    [given, 'received'],
    [itself, 'sent'],
  ])
})

const party = fc.integer({ min: 0, max: 6 }).map(accountOf)

it('tells of many accounts at once what it would tell of each alone', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('transfer', 'approval'), party, party)),
      fc.array(fc.tuple(party, party)),
      fc.option(party, { nil: undefined }),
      fc.bigInt({ min: 0n, max: 1n }),
      fc.boolean(),
      (logs, paid, deployed, value, isFailed) => {
        const transaction = transactionOf({
          ...{ deployed, isFailed, value },
          receiver: deployed ? undefined : token,
          logs: logs.map((log) => logOf(...log)),
          payments: paid.map(([source, target]) => ({
            ...{ source, target },
            amount: 1n,
          })),
        })
        const { kinds, movements } = describeTransaction(transaction)
        expect(kinds).toEqual(kindsByDefinition(transaction, movements))
      },
    ),
  )
})

it('looks at each of thousands of movements once, however many accounts they concern', () => {
  const count = 9_000
  let reads = 0
  const movements = Array.from({ length: count }, (_, index) => ({
    kind: 'erc20' as const,
    get source() {
      reads += 1
      return accountOf(2 * index + 2)
    },
    target: accountOf(2 * index + 3),
  }))
  expect(rolesOf(movements).size).toBe(2 * count)
  expect(reads).toBe(count)
})

it('names all accounts of a transaction that concerns thousands', () => {
  const count = 9_000
  const logs = Array.from({ length: count }, (_, index) =>
    logOf('transfer', accountOf(2 * index + 2), accountOf(2 * index + 3)),
  )
  const { kinds } = describeTransaction(transactionOf({ logs }))
  const numbers = (kind: EntryKind) =>
    [...kinds.values()].filter((each) => each === kind).length
  expect([numbers('sent'), numbers('received'), numbers('called')]).toEqual([
    count,
    count,
    1,
  ])
})
