import { expect, it } from 'vitest'
import type { NetworkId } from '../../entities/network/networkId.js'
import { cancelEnd } from './cancelEnd.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const on = (networkId: NetworkId, who = address) => ({
  networkId,
  address: who,
})
const situation = {
  isRequired: true,
  account: on('eip155:1'),
  accounts: [],
  networkIds: ['eip155:1', 'eip155:10', 'eip155:8453'],
} as const

it('[R4.13] optional: stays connected', () => {
  expect(cancelEnd({ ...situation, isRequired: false })).toEqual({
    type: 'staysConnected',
  })
})

it('[R4.13] required and signed in nowhere: disconnects', () => {
  expect(cancelEnd(situation)).toEqual({ type: 'disconnects' })
})

it('[R4.13] required: back to where this account signed in last', () => {
  const accounts = [on('eip155:10'), on('eip155:8453', address.toLowerCase())]
  expect(cancelEnd({ ...situation, accounts })).toEqual({
    type: 'switchesBack',
    networkId: 'eip155:8453',
  })
})

it.each([
  ['of another account', on('eip155:10', `0x${'1'.repeat(40)}`)],
  ['on the same network', on('eip155:1')],
  ['on a network that is not configured', on('eip155:137')],
  ['of another chain family', on('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')],
])('[R4.13] a sign-in %s leads nowhere', (_, signedIn) => {
  expect(cancelEnd({ ...situation, accounts: [signedIn] })).toEqual({
    type: 'disconnects',
  })
})
