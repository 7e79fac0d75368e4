import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tryLimits } from './codeLimits.js'
import { drawCode } from './drawCode.js'

const draws = process.env.HASP_LONG === '1' ? 10_000_000 : 200_000
const stranger = {
  projectId: 'default',
  mailbox: 'ada',
  emailHash: 'ada',
  knownDeviceId: undefined,
  network: '192.0.2.0/24',
}
/** Wrong codes that one account takes in a day, whoever types them. */
const guessesADay = Math.min(...tryLimits(stranger).map(({ count }) => count))
const codes = 1_000_000

/** As random as the machine's, a page of them at a time. */
function inPages(): (length: number) => Uint8Array {
  let page = randomBytes(65_536)
  let at = 0
  return (length) => {
    if (at + length > page.byteLength) {
      page = randomBytes(65_536)
      at = 0
    }
    at += length
    return page.subarray(at - length, at)
  }
}

describe('drawCode', () => {
  it('G-07: whoever guesses a day long is right twice in 100,000 days', () => {
    expect(guessesADay / codes).toBeLessThanOrEqual(2e-5)
    const bytes = inPages()
    let right = 0
    for (let draw = 0; draw < draws; draw += 1)
      if (Number(drawCode(bytes)) < guessesADay) right += 1
    const expected = (draws * guessesADay) / codes
    // Five standard deviations: one run in two million is outside by chance.
    expect(Math.abs(right - expected)).toBeLessThan(5 * Math.sqrt(expected) + 1)
  })

  it('draws again what would favour some codes', () => {
    const drawn = [0xff_ff_ff_ff, 4_294_000_000 - 1].map((number) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(number)
      return bytes
    })
    expect(drawCode(() => drawn.shift() ?? Buffer.alloc(4))).toBe('999999')
  })
})
