import { generateKeyPairSync, randomBytes } from 'node:crypto'
import {
  escrowInfo,
  escrowReplyLabel,
  escrowReplySecretBytes,
} from '@hasp/protocol/walletEscrow'
import { introductionInfo } from '@hasp/protocol/walletService'
import { describe, expect, it } from 'vitest'
import { bytesOfKey, openByNode, sealByNode } from '../testing/nodeHpke.js'
import { performSealing } from './performSealing.js'

const runs = process.env.HASP_LONG === '1' ? 5_000 : 20

describe('what the wallet seals', () => {
  it('T-CUS-08: opens by RFC 9180 as Node’s own parts make it', async () => {
    for (let run = 0; run < runs; run += 1) {
      const recipient = generateKeyPairSync('x25519')
      const key = bytesOfKey(recipient.publicKey).toString('base64url')
      const half = new Uint8Array(randomBytes(32))
      const sealed = await performSealing.sealHalf({ half, publicKey: key })
      const { opened } = openByNode(
        Buffer.from(sealed, 'base64url'),
        recipient,
        introductionInfo,
      )
      expect(opened).toEqual(Buffer.from(half))
    }
  })

  it('T-CUS-08: opens what Node’s own parts have sealed by RFC 9180', async () => {
    const { pair, publicKey } = await performSealing.makeKey(undefined)
    const recipient = Buffer.from(publicKey, 'base64url')
    for (let run = 0; run < runs; run += 1) {
      const half = randomBytes(32)
      const sealedHalf = sealByNode(half, recipient, introductionInfo).toString(
        'base64url',
      )
      expect(await performSealing.openHalf({ pair, sealedHalf })).toEqual(
        new Uint8Array(half),
      )
    }
  })

  it('T-CUS-08: exports to the escrow what RFC 9180 has it export', async () => {
    const recipient = generateKeyPairSync('x25519')
    const attempt = randomBytes(32).toString('base64url')
    const request = { call: 'collect', body: { attempt } } as const
    const { exchange, sealed } = await performSealing.sealRequest({
      escrowKey: bytesOfKey(recipient.publicKey).toString('base64url'),
      request,
    })
    const found = openByNode(
      Buffer.from(sealed, 'base64url'),
      recipient,
      escrowInfo,
    )
    expect(JSON.parse(found.opened.toString())).toEqual(request)
    expect(Buffer.from(exchange.secret)).toEqual(
      found.export(escrowReplyLabel, escrowReplySecretBytes),
    )
  })
})
