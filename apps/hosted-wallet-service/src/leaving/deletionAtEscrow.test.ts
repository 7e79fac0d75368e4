import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../database/tables.js'
import {
  type LeavingTest,
  openLeavingTest,
} from '../testing/openLeavingTest.js'
import { deleteDue } from './deleteDue.js'
import { requestDeletion } from './requestDeletion.js'

let leaving: LeavingTest
beforeAll(async () => {
  leaving = await openLeavingTest()
})
beforeEach(async () => await leaving.empty())
afterAll(async () => await leaving.close())

describe('the deletion', () => {
  it('of a wallet that the escrow cannot read anything of is done all the same', async () => {
    const { session, signature } = await leaving.owner()
    const escrow = createServer((_, response) => response.writeHead(400).end())
    await once(escrow.listen(0, 'localhost'), 'listening')
    const { port } = escrow.address() as AddressInfo
    const parts = { ...leaving.service, escrowUrl: `http://localhost:${port}` }
    const sealedForEscrow = 'A'.repeat(96)
    await requestDeletion(parts, session, { signature, sealedForEscrow })
    await leaving.passDays(7)
    await deleteDue(parts)
    expect(await leaving.database.select().from(users)).toEqual([])
    escrow.close()
  })

  it('tells the escrow what is sealed to it once the time is over, and waits for it', async () => {
    const { session, signature } = await leaving.owner()
    const told: string[] = []
    let status = 503
    const escrow = createServer((request, response) => {
      void text(request).then((body) => {
        told.push(JSON.parse(body).sealed)
        response.writeHead(status).end()
      })
    })
    await once(escrow.listen(0, 'localhost'), 'listening')
    const { port } = escrow.address() as AddressInfo
    const parts = { ...leaving.service, escrowUrl: `http://localhost:${port}` }
    const sealedForEscrow = 'A'.repeat(96)
    await requestDeletion(parts, session, { signature, sealedForEscrow })
    await deleteDue(parts)
    expect(told).toEqual([])
    await leaving.passDays(7)
    await deleteDue(parts)
    expect(await leaving.database.select().from(users)).toHaveLength(1)
    status = 200
    await deleteDue(parts)
    expect(told).toEqual([sealedForEscrow, sealedForEscrow])
    expect(await leaving.database.select().from(users)).toEqual([])
    escrow.close()
  })
})
