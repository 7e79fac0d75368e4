import { describe, expect, it } from 'vitest'
import type { Movement, Summary } from '../decode/Summary.js'
import { judgeReceivers, receiversOf } from './judgeReceivers.js'

const account = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const friend = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
const twin = '0x3c44cd00000000000000000000000000000293bc'
const stranger = '0x90f79bf6eb2c4f870365e785982e1f101e93b906'

function sendingTo(...receivers: string[]): Summary {
  const outgoing = receivers.map(
    (counterparty): Movement => ({
      asset: { type: 'native' },
      amount: 1n,
      counterparty,
    }),
  )
  return {
    ...{ account, outgoing, network: 'eip155:31337', action: 'moveValue' },
    ...{ incoming: [], approvals: [], calls: [], fields: [] },
    ...{ isBlind: false, warnings: [], refusals: [] },
  }
}

describe('T-APR-09 the receivers of a request', () => {
  it('are told apart from those who were sent to before, in any case', () => {
    expect(judgeReceivers(sendingTo(stranger), [])).toEqual([
      { type: 'firstTime', receiver: stranger },
    ])
    const known = [stranger.toUpperCase().replace('0X', '0x')]
    expect(judgeReceivers(sendingTo(stranger), known)).toEqual([])
  })

  it('are told from a known one that they look like', () => {
    expect(judgeReceivers(sendingTo(twin), [friend])).toEqual([
      { type: 'lookAlike', receiver: twin, known: friend },
    ])
  })

  it('are told from the account itself, which is none', () => {
    const own = `${account.slice(0, -2)}c9`
    expect(judgeReceivers(sendingTo(own), [])).toEqual([
      { type: 'lookAlike', receiver: own, known: account },
    ])
    expect(judgeReceivers(sendingTo(account), [])).toEqual([])
  })

  it('are each named once', () => {
    const summary = sendingTo(friend, stranger, friend, '', account)
    expect(receiversOf(summary)).toEqual([friend, stranger])
  })

  it('are compared letter by letter on Solana', () => {
    const known = 'EgQ4kme8SJX56P3Cncwy7MWs8dpB5TAje9Df5GfqBKWa'
    const receiver = 'EgQ4kme8SJX56P3Cncwy7MWs8dpB5TAje9Df5GfqBKWb'
    const summary = { ...sendingTo(receiver), network: 'solana:local' }
    expect(judgeReceivers(summary, [known])).toEqual([
      { type: 'lookAlike', receiver, known },
    ])
    const lower = { ...sendingTo(known.toLowerCase()), network: 'solana:local' }
    expect(judgeReceivers(lower, [known])).toHaveLength(1)
  })
})
