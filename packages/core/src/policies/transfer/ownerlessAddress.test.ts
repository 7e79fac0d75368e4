import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  solanaTestAccounts,
  testAccounts,
} from '../../../../../devstack/addresses.js'
import { encodeBase58 } from '../../encoding/base58.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { isOwnerless } from './ownerlessAddress.js'

const evm = (
  address: string,
  isContract = false,
  asset: 'native' | 'token' = 'native',
) => isOwnerless({ namespace: 'eip155', address, asset, isContract })
const solana = (address: string) =>
  isOwnerless({
    namespace: 'solana',
    address,
    asset: 'native',
    isContract: false,
  })
const short = (value: number) => `0x${value.toString(16).padStart(40, '0')}`

describe('isOwnerless on EVM', () => {
  it.each([
    ['nobody', short(0)],
    ['the usual place to burn', '0x000000000000000000000000000000000000dEaD'],
    ['its kin', '0xdead000000000000000042069420694206942069'],
    [
      'its kin, the other way round',
      '0xDEAD000000000000000000000000000000000000',
    ],
    ['the end of the range', `0x${'f'.repeat(40)}`],
    ['one digit all along', `0x${'1'.repeat(40)}`],
    ['what stands for the native currency', `0x${'Ee'.repeat(20)}`],
    ['one word all along', `0x${'dEaD'.repeat(10)}`],
    ['the check of P-256 signatures', short(0x100)],
    ['a system of Arbitrum', short(0x64)],
    ['a system of BNB Chain', short(0x1000)],
    [
      'the roots of the beacon chain',
      '0x000F3df6D732807Ef1319fB7B8bB8522d0Beac02',
    ],
    [
      'the history of block hashes',
      '0x0000F90827F1C53a10cb7A02335B175320002935',
    ],
    [
      'the requests of withdrawals',
      '0x00000961Ef480Eb55e80D19ad83579A64c007002',
    ],
    [
      'the requests of consolidations',
      '0x0000BBdDc7CE488642fb579F8B00f3a590007251',
    ],
    [
      'the deposits of validators',
      '0x00000000219ab540356cBB839Cbe05303d7705Fa',
    ],
  ])('finds %s', (_, address) => {
    expect(evm(address)).toBe(true)
    expect(evm(address.toLowerCase(), true, 'token')).toBe(true)
  })

  it('finds every precompile', () => {
    for (let value = 1; value <= 0x11; value++)
      expect(evm(short(value))).toBe(true)
  })

  it('lets what a rollup provides take its own currency, not tokens', () => {
    const wrapper = '0x4200000000000000000000000000000000000006'
    expect(evm(wrapper, true, 'native')).toBe(false)
    expect(evm(wrapper, true, 'token')).toBe(true)
    // On a chain that does not provide it, nobody is there.
    expect(evm(wrapper, false, 'native')).toBe(true)
    expect(evm('0x42000000000000000000000000000000000007ff', false)).toBe(true)
    expect(evm('0x4200000000000000000000000000000000000800', false)).toBe(false)
  })

  it.each([
    ...testAccounts,
    // Somebody searched long for these.
    '0x000000000022D473030F116dDEE9F6B43aC78BA3',
    '0x0000000000000068F116a894984e2DB1123eB395',
    '0x1111111254EEB25477B68fb85Ed929f73A960582',
  ])('lets %s be', (address) => {
    expect(evm(address)).toBe(false)
  })
})

describe('isOwnerless on Solana', () => {
  it.each([
    '11111111111111111111111111111111',
    '1nc1nerator11111111111111111111111111111111',
    'Vote111111111111111111111111111111111111111',
    'Stake11111111111111111111111111111111111111',
    'Config1111111111111111111111111111111111111',
    'ComputeBudget111111111111111111111111111111',
    'AddressLookupTab1e1111111111111111111111111',
    'BPFLoaderUpgradeab1e11111111111111111111111',
    'BPFLoader2111111111111111111111111111111111',
    'NativeLoader1111111111111111111111111111111',
    'Ed25519SigVerify111111111111111111111111111',
    'KeccakSecp256k11111111111111111111111111111',
    'Secp256r1SigVerify1111111111111111111111111',
    'ZkE1Gama1Proof11111111111111111111111111111',
    'Sysvar1111111111111111111111111111111111111',
    'SysvarC1ock11111111111111111111111111111111',
    'SysvarRent111111111111111111111111111111111',
    'SysvarRecentB1ockHashes11111111111111111111',
    'SysvarStakeHistory1111111111111111111111111',
    'Sysvar1nstructions1111111111111111111111111',
    'So11111111111111111111111111111111111111112',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
    'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  ])('finds %s', (address) => {
    expect(solana(address)).toBe(true)
  })

  it.each(solanaTestAccounts)('lets %s be', (address) => {
    expect(solana(address)).toBe(false)
  })
})

it('takes no address that somebody may have for ownerless', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const bytes = createHash('sha256').update(`owner ${seed}`).digest()
      expect(solana(encodeBase58(bytes))).toBe(false)
      expect(evm(`0x${bytes.toString('hex', 0, 20)}`)).toBe(false)
    }),
    propertyRuns(200),
  )
})
