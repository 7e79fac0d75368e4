import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeBase58 } from '../../encoding/base58.js'
import { isSameAddress } from '../../entities/account/address.js'
import type { Namespace } from '../../entities/network/namespace.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { findLookAlike } from './lookAlike.js'

const own = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const poison = '0x70990000000000000000000000000000000079c8'
const key = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const hex = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...'0123456789abcdef'),
    minLength: length,
    maxLength: length,
  })

/** Another letter of the namespace at a place. */
const swapLetter = (address: string, at: number, letters: string) => {
  const now = letters.indexOf(address[at] ?? '')
  const next = letters[(now + 1) % letters.length]
  return `${address.slice(0, at)}${next}${address.slice(at + 1)}`
}
const swapNeighbours = (address: string, at: number) =>
  address.slice(0, at) +
  (address[at + 1] ?? '') +
  (address[at] ?? '') +
  address.slice(at + 2)

/** The same characters at the ends, others between them. */
function keepEnds(address: string, start: number, end: number): string {
  const first = address.startsWith('0x') ? 2 + start : start
  return [...address]
    .map((letter, at) => {
      const isKept = at < first || at >= address.length - end
      return isKept ? letter : letter === '7' ? '6' : '7'
    })
    .join('')
}

const namespaces: readonly (readonly [Namespace, string, string])[] = [
  ['eip155', own.toLowerCase(), '0123456789abcdef'],
  ['solana', key, base58],
]

describe('findLookAlike', () => {
  it('finds another address with the same four characters at both ends', () => {
    const found = { address: own, likeness: 'ends' }
    expect(findLookAlike('eip155', poison, [own])).toEqual(found)
    expect(findLookAlike('eip155', poison.toUpperCase(), [own])).toEqual(found)
  })

  it('finds it on Solana, where letters differ in case', () => {
    const alike = '4Nd1aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaDB4T'
    const found = { address: key, likeness: 'ends' }
    expect(findLookAlike('solana', alike, [key])).toEqual(found)
    const lower = alike.replace('4Nd1', '4nd1')
    expect(findLookAlike('solana', lower, [key])).toEqual(found)
  })

  it.each(namespaces)(
    'finds every way to keep eight characters at the ends (%s)',
    (namespace, address) => {
      const kept = (start: number, end: number) =>
        findLookAlike(namespace, keepEnds(address, start, end), [address])
      for (const [start, end] of [
        [4, 4],
        [5, 3],
        [3, 5],
        [9, 3],
        [3, 6],
      ] as const)
        expect(kept(start, end), `${start}+${end}`).toEqual({
          address,
          likeness: 'ends',
        })
      for (const [start, end] of [
        [8, 0],
        [6, 2],
        [7, 1],
      ] as const)
        expect(kept(start, end)).toEqual({ address, likeness: 'start' })
      for (const [start, end] of [
        [0, 8],
        [2, 6],
        [1, 7],
      ] as const)
        expect(kept(start, end)).toEqual({ address, likeness: 'end' })
      for (const [start, end] of [
        [4, 3],
        [3, 4],
        [7, 0],
        [0, 7],
        [5, 2],
        [2, 5],
      ] as const)
        expect(kept(start, end), `${start}+${end}`).toBeUndefined()
    },
  )

  it.each(namespaces)(
    'finds one character off, and two neighbours swapped, at every place (%s)',
    (namespace, address, letters) => {
      const first = namespace === 'eip155' ? 2 : 0
      for (let at = first; at < address.length; at++) {
        expect(
          findLookAlike(namespace, swapLetter(address, at, letters), [address]),
        ).toEqual({ address, likeness: 'oneOff' })
        if (at + 1 === address.length || address[at] === address[at + 1])
          continue
        expect(
          findLookAlike(namespace, swapNeighbours(address, at), [address]),
        ).toEqual({ address, likeness: 'swapped' })
      }
    },
  )

  it('takes another case of a letter for another account on Solana only', () => {
    const cased = key.replace('B', 'b')
    expect(findLookAlike('solana', cased, [key])).toEqual({
      address: key,
      likeness: 'oneOff',
    })
    expect(findLookAlike('eip155', own.toLowerCase(), [own])).toBeUndefined()
  })

  it('names the one that is most alike', () => {
    const near = swapLetter(own.toLowerCase(), 20, '0123456789abcdef')
    expect(findLookAlike('eip155', near, [poison, own])).toEqual({
      address: own,
      likeness: 'oneOff',
    })
  })

  it('compares with addresses of its own namespace alone', () => {
    const stray = own.slice(2)
    expect(findLookAlike('solana', `${stray}1`, [own, stray])).toBeUndefined()
    expect(findLookAlike('eip155', own, [`${own.slice(2)}ab`])).toBeUndefined()
  })

  it('still warns of one that was paid before', () => {
    expect(findLookAlike('eip155', poison, [poison, own])?.address).toBe(own)
  })

  it('lets the same address pass, however it is written', () => {
    const ways = [own, own.toLowerCase(), own.slice(2)]
    for (const way of ways)
      expect(findLookAlike('eip155', way, [own])).toBeUndefined()
    expect(findLookAlike('solana', key, [key])).toBeUndefined()
  })

  it('finds every address with equal ends, symmetrically', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 8 }),
        hex(8),
        hex(32),
        hex(32),
        (start, ends, left, right) => {
          const write = (middle: string) =>
            `0x${ends.slice(0, start)}${middle}${ends.slice(start)}`
          const [one, other] = [write(left), write(right)]
          const isSame = isSameAddress('eip155', one, other)
          const found = findLookAlike('eip155', one, [other])
          expect(found?.address).toBe(isSame ? undefined : other)
          expect(findLookAlike('eip155', other, [one])?.address).toBe(
            isSame ? undefined : one,
          )
          expect(findLookAlike('eip155', one, [one])).toBeUndefined()
        },
      ),
      propertyRuns(100),
    )
  })

  it('never takes one random address for another', () => {
    const digest = (index: number) =>
      createHash('sha256').update(`address ${index}`).digest()
    const evm = (index: number) =>
      `0x${digest(index).subarray(0, 20).toString('hex')}`
    const solana = (index: number) => encodeBase58(digest(index))
    const known = [-1, -2, -3].flatMap((index) => [evm(index), solana(index)])
    const { numRuns } = propertyRuns(1_000)
    for (let index = 0; index < numRuns; index++) {
      const found =
        findLookAlike('eip155', evm(index), known) ??
        findLookAlike('solana', solana(index), known)
      if (found) expect([index, found]).toEqual([index, undefined])
    }
    expect(numRuns).toBeGreaterThanOrEqual(1_000)
  }, 120_000)
})
