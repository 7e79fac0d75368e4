import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressGroups } from './addressGroups.js'
import { shortenAddress } from './shortenAddress.js'

const evm = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

describe('addressGroups', () => {
  it('cuts an EVM address in ten groups of four', () => {
    expect(addressGroups(evm)).toEqual([
      '0x71C7',
      '656E',
      'C7ab',
      '88b0',
      '98de',
      'fB75',
      '1B74',
      '01B5',
      'f6d8',
      '976F',
    ])
  })

  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(addressGroups(text).join('')).toBe(text)
      }),
    )
  })
})

describe('shortenAddress', () => {
  it('keeps both ends', () => {
    expect(shortenAddress(evm, 'chip')).toBe('0x71C7…976F')
    expect(shortenAddress(evm, 'line')).toBe('0x71C7656E…f6d8976F')
    expect(shortenAddress(evm.slice(2), 'chip')).toBe('71C7…976F')
  })

  it.each([
    ['cosmos1q2w7x0e5k3r9t8y6u4p2a0s9d8f7g6h5jeuga', 'cosmos1q2w7…euga'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1qar0…5mdq'],
    ['BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ', 'BC1QAR0…5MDQ'],
    ['osmo1q2w7x0e5k3r9t8y6u4p2a0s9d8f7g6h5jeuga', 'osmo1q2w7…euga'],
    ['9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', '9WzD…AWWM'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', '1BvB…NVN2'],
  ])('shows of %s what other addresses do not share', (address, short) => {
    expect(shortenAddress(address)).toBe(short)
  })

  it('leaves alone what is short', () => {
    expect(shortenAddress('0x71C7656E', 'chip')).toBe('0x71C7656E')
    expect(shortenAddress('mira.eth', 'line')).toBe('mira.eth')
  })
})
