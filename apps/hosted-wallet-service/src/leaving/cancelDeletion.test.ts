import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../database/tables.js'
import {
  type LeavingTest,
  openLeavingTest,
} from '../testing/openLeavingTest.js'
import { cancelDeletion, cancelDeletionByLink } from './cancelDeletion.js'
import { deleteDue } from './deleteDue.js'

let leaving: LeavingTest
beforeAll(async () => {
  leaving = await openLeavingTest()
})
beforeEach(async () => await leaving.empty())
afterAll(async () => await leaving.close())

describe('the deletion', () => {
  it('is called off no more once its time is over', async () => {
    const person = await leaving.owner()
    await leaving.askDeletion(person)
    await leaving.passDays(7)
    const token = await leaving.cancelToken()
    expect(await cancelDeletionByLink(leaving.service, { token })).toEqual({
      isCancelled: false,
    })
  })

  it('is called off by the link of its mail, once', async () => {
    const person = await leaving.owner()
    await leaving.askDeletion(person)
    const token = await leaving.cancelToken()
    const other = 'A'.repeat(43)
    expect(
      await cancelDeletionByLink(leaving.service, { token: other }),
    ).toEqual({
      isCancelled: false,
    })
    expect(await cancelDeletionByLink(leaving.service, { token })).toEqual({
      isCancelled: true,
    })
    expect(await cancelDeletionByLink(leaving.service, { token })).toEqual({
      isCancelled: false,
    })
    await leaving.passDays(8)
    await deleteDue(leaving.service)
    expect(await leaving.database.select().from(users)).toHaveLength(1)
    expect(await leaving.eventsOf(person.session)).toEqual([
      'deletionCancelled',
      'deletionAsked',
    ])
    expect(await leaving.mails()).toHaveLength(2)
  })

  it('is called off on a trusted device, and on no other', async () => {
    const person = await leaving.owner()
    await leaving.askDeletion(person)
    const cancel = () => cancelDeletion(leaving.service, person.session, {})
    await leaving.run(sql`update devices set is_trusted = false`)
    expect(await cancel()).toEqual({ isCancelled: false })
    await leaving.run(sql`update devices set is_trusted = true`)
    expect(await cancel()).toEqual({ isCancelled: true })
  })

  it('is called off by its own user alone', async () => {
    await leaving.askDeletion(await leaving.owner())
    const { session } = await leaving.owner({ name: 'other@example.test' })
    expect(await cancelDeletion(leaving.service, session, {})).toEqual({
      isCancelled: false,
    })
  })
})
