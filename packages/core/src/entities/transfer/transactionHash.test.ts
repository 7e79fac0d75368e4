import { expect, it } from 'vitest'
import { parseTransactionHash } from './transactionHash.js'

const hash = `0x${'aB'.repeat(32)}`
const signature = '5'.repeat(87)

it('reads what each namespace writes, EVM in small letters', () => {
  expect(parseTransactionHash('eip155', hash)).toBe(hash.toLowerCase())
  expect(parseTransactionHash('solana', signature)).toBe(signature)
})

it.each([
  ['eip155', hash.slice(0, -1)],
  ['eip155', `${hash}0`],
  ['eip155', `${hash}\n`],
  ['eip155', signature],
  ['eip155', 7],
  ['solana', hash],
  ['solana', `${signature.slice(1)}0`],
  ['solana', '5'.repeat(63)],
  ['solana', '5'.repeat(89)],
  ['bip122', 'ab'.repeat(32)],
] as const)('of %s it does not take %o', (namespace, value) => {
  expect(parseTransactionHash(namespace, value)).toBeUndefined()
})
