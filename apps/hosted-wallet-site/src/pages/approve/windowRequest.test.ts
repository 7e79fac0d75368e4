import { expect, it } from 'vitest'
import { digestSummary } from '../../decode/digestSummary.js'
import type { Summary } from '../../decode/Summary.js'
import {
  readWindowRequest,
  type WindowRequest,
  writeWindowRequest,
} from './windowRequest.js'

const summary: Summary = {
  action: 'moveValue',
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  network: 'eip155:1',
  outgoing: [
    {
      asset: { type: 'item', address: '0x01', id: 2n ** 255n },
      amount: 250_000_000_000_000_001n,
      counterparty: '0x02',
    },
    { asset: { type: 'native' }, amount: 'all', counterparty: '0x02' },
  ],
  incoming: [],
  approvals: [],
  calls: [],
  fields: [],
  text: '{"$integer":"7"} 12n',
  highestFee: 0n,
  isBlind: false,
  warnings: [],
  refusals: [],
}

it('arrives with every integer, so that its digest is the same', () => {
  const request: WindowRequest = {
    origin: 'https://app.example',
    receiverNotes: [],
    summary,
    trial: {
      status: 'done',
      simulation: {
        status: 'changes',
        changes: [{ asset: { type: 'native' }, by: -(2n ** 70n) }],
        approvals: [],
        isWhole: true,
      },
      isNew: false,
    },
    language: 'en',
    looks: { mode: 'dark' },
  }
  const read = readWindowRequest(writeWindowRequest(request))
  expect(read).toEqual(request)
  expect(digestSummary(read.summary)).toBe(digestSummary(summary))
})
