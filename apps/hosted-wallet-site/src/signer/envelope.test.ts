import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openEnvelope, sealEnvelope } from './envelope.js'

const runs = process.env.HASP_LONG === '1' ? 30_000 : 50

describe('an envelope', () => {
  it('T-CUS-08: is opened by Node with the key of RFC 5869, and what Node seals is opened', async () => {
    for (let run = 0; run < runs; run += 1) {
      const [entropy, half, given, nonce] = [32, 32, 32, 12].map(
        (length) => new Uint8Array(randomBytes(length)),
      )
      if (!entropy || !half || !given || !nonce) throw new Error('Too few.')
      const id = () => randomBytes(8).toString('hex')
      const owner = { walletId: id(), userId: id(), holderId: id() }
      const halves = {
        purpose: 'device',
        owner: { ...owner, version: run },
        half,
        serverHalf: given,
      } as const
      const key = Buffer.from(
        hkdfSync(
          'sha256',
          Buffer.concat([half, given]),
          owner.walletId,
          `hw1/device${owner.holderId}`,
          32,
        ),
      )
      const bound = Buffer.from(
        JSON.stringify(['hw1', ...Object.values(owner), run]),
      )
      const sealed = await sealEnvelope({ ...halves, entropy, nonce })
      const opening = createDecipheriv('aes-256-gcm', key, sealed.slice(0, 12))
      opening.setAAD(bound).setAuthTag(sealed.slice(-16))
      expect(
        Buffer.concat([
          opening.update(sealed.slice(12, -16)),
          opening.final(),
        ]).equals(entropy),
      ).toBe(true)

      const sealing = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound)
      const byNode = Buffer.concat([
        nonce,
        sealing.update(entropy),
        sealing.final(),
        sealing.getAuthTag(),
      ])
      expect(Buffer.from(await openEnvelope(byNode, halves))).toEqual(
        Buffer.from(entropy),
      )
    }
  })
})
