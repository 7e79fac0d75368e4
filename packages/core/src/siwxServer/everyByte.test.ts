import { expect, it } from 'vitest'
import { checksumAddress } from '../addresses/checksumAddress.js'
import { openSite, type Proof, prove } from './openSite.test.fixture.js'

const minuteMs = 60_000

/** Hex with its digits changed, one after the other. */
function changesOf(hex: string): readonly string[] {
  return Array.from(hex.slice(2), (digit, index) => {
    const other = ((Number.parseInt(digit, 16) + 1) % 16).toString(16)
    return hex.slice(0, index + 2) + other + hex.slice(index + 3)
  })
}

it.each<[string, (proof: Proof) => readonly Proof[]]>([
  [
    'address',
    (proof) =>
      changesOf(proof.address.toLowerCase()).map((address) => ({
        ...proof,
        address: checksumAddress(address) ?? '',
      })),
  ],
  [
    'signature',
    (proof) =>
      changesOf(proof.signature).map((signature) => ({ ...proof, signature })),
  ],
])(
  'nobody signs in when any digit of the %s is another one',
  async (_, change) => {
    const { browser, clock } = openSite()
    const visitor = browser()
    const sample = await prove(await visitor.challenge())
    for (const index of change(sample).keys()) {
      const challenge = await visitor.challenge()
      const proofs = [change(await prove(challenge))[index]]
      const { nonce } = challenge
      const got = await visitor.ask('verify', { nonce, proofs })
      expect([index, got.status, got.body.code]).toEqual([
        index,
        401,
        'SIGNATURE_INVALID',
      ])
      await clock.advance(minuteMs)
    }
    expect(await visitor.accounts()).toEqual([])
  },
)
