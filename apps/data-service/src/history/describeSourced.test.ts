import { type Hex, numberToHex } from 'viem'
import { expect, it } from 'vitest'
import { describeSourced } from './describeSourced.js'

const account: Hex = `0x${'a1'.repeat(20)}`
const sender: Hex = `0x${'b2'.repeat(20)}`
const token: Hex = `0x${'c3'.repeat(20)}`
const receivers = 300

it('of a transaction with many movements tells as many as the index, and counts all receivers', () => {
  const movementTo = (target: Hex) =>
    ({ kind: 'erc20', token, source: sender, target, amount: 1n }) as const
  const movements = [
    ...Array.from({ length: receivers - 1 }, (_, index) =>
      movementTo(numberToHex(index + 1, { size: 20 })),
    ),
    ...Array.from({ length: 500 }, () => movementTo(account)),
  ]
  const transaction = {
    ...{ place: 0, sender, receiver: token, deployed: undefined },
    ...{ isFailed: false, fee: 1n },
  }
  const items = [{ block: 7, hash: `0x${'07'.repeat(32)}`, time: 1 }] as const
  const entry = describeSourced(1, account, items, { transaction, movements })
  expect(entry).toMatchObject({ kind: 'received', receivers })
  expect(entry?.movements).toHaveLength(101)
})
