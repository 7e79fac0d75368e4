import { expect, it } from 'vitest'
import { processorMsOf } from '../../../../../../devstack/testing/processorMsOf.js'
import { contractCall } from './contractCall.js'

const magic = '6492'.repeat(16)
const claim = { address: `0x${'ab'.repeat(20)}`, hash: new Uint8Array(32) }

it('a signature is read once, whatever its padding', () => {
  const signature = `${'00'.repeat(24_000)}01${magic}`
  const spentMs = processorMsOf(() => {
    expect(contractCall({ ...claim, signature })?.validAnswer).toBe('0x01')
  })
  expect(spentMs).toBeLessThan(500)
})

it.each(['', '0', '00', '000', '00'.repeat(31)])(
  'one of ERC-6492 in another is none, behind the padding %j',
  (padding) => {
    const signature = `${'ab'.repeat(32)}${magic}${padding}${magic}`
    const isWhole = padding.length % 2 === 0
    expect(contractCall({ ...claim, signature }) === undefined).toBe(isWhole)
  },
)
