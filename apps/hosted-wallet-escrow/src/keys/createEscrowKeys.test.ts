import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerRequest } from '../requests/answerRequest.js'
import { createTestFrame, makeTestDeposit } from '../testing/createTestFrame.js'
import { openTestEscrow } from '../testing/openTestEscrow.js'
import { createEscrowKeys } from './createEscrowKeys.js'

let opened: Awaited<ReturnType<typeof openTestEscrow>>
beforeAll(async () => {
  opened = await openTestEscrow()
})
afterAll(async () => await opened.close())

it('answers pages that still seal to the request key of before, as long as it is named', async () => {
  const [before, now] = [randomBytes(32), randomBytes(32)]
  const page = await createEscrowKeys(before)
  const ask = async (keys: Awaited<ReturnType<typeof createEscrowKeys>>) => {
    const escrow = { ...opened.escrow, keys }
    const frame = await createTestFrame(page, (sealed) =>
      answerRequest(escrow, sealed),
    )
    return await frame.ask('deposit', makeTestDeposit('open@hasp.test').body)
  }
  const both = await createEscrowKeys(now, before)
  expect(both.publicKey).not.toBe(page.publicKey)
  expect(await ask(both)).toEqual({ outcome: 'KEPT' })
  await expect(ask(await createEscrowKeys(now))).rejects.toThrow()
})
