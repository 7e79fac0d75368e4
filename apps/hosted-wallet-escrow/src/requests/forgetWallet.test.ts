import { afterAll, beforeAll, expect, it } from 'vitest'
import { attempts, bindings, deposits } from '../database/tables.js'
import {
  createTestFrame,
  makeTestDeposit,
  type TestFrame,
} from '../testing/createTestFrame.js'
import { openTestEscrow } from '../testing/openTestEscrow.js'
import { answerRequest } from './answerRequest.js'

let opened: Awaited<ReturnType<typeof openTestEscrow>>
let device: TestFrame
beforeAll(async () => {
  opened = await openTestEscrow()
  const { escrow } = opened
  device = await createTestFrame(escrow.keys, (sealed) =>
    answerRequest(escrow, sealed),
  )
})
afterAll(async () => await opened.close())

it('a wallet is forgotten by the word of its own key, with all that was begun', async () => {
  const deposit = makeTestDeposit('leaves@hasp.test')
  const other = makeTestDeposit('stays@hasp.test')
  for (const { body } of [deposit, other]) await device.ask('deposit', body)
  const { walletId } = deposit.body
  await device.start(walletId, 'leaves@hasp.test')
  await device.ask('rebind', deposit.rebind('later@hasp.test', 1))

  const stolen = { ...other.forget(), walletId }
  expect(await device.ask('forget', stolen)).toEqual({ outcome: 'REFUSED' })
  const mistaken = { walletId, signature: deposit.body.signature }
  expect(await device.ask('forget', mistaken)).toEqual({ outcome: 'REFUSED' })
  const { database } = opened.escrow
  expect(await database.select().from(deposits)).toHaveLength(2)

  expect(await device.ask('forget', deposit.forget())).toEqual({
    outcome: 'FORGOTTEN',
  })
  const [left, ...more] = await database.select().from(deposits)
  expect(left?.walletId).toBe(other.body.walletId)
  expect(more).toEqual([])
  for (const table of [attempts, bindings])
    expect(await database.select().from(table)).toEqual([])
})
