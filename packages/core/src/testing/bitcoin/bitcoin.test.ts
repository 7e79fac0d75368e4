import { describe, expect, it } from 'vitest'
import { bitcoinKey } from './bitcoinKey.js'
import { verifyMessage } from './verifyBitcoin.js'

describe('the independent check of messages', () => {
  it('accepts the signatures of BIP-322', () => {
    const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
    const vectors = [
      [
        '',
        'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
      ],
      [
        'Hello World',
        'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
      ],
    ] as const
    for (const [message, signature] of vectors) {
      expect(verifyMessage({ address, message, signature })).toBe(true)
      const other = `${message}!`
      expect(verifyMessage({ address, message: other, signature })).toBe(false)
    }
  })

  it('tells keys apart', () => {
    const message = 'Hello'
    for (const type of ['p2wpkh', 'p2tr'] as const) {
      const bytes = bitcoinKey(1).signBip322(message, type)
      const signature = Buffer.from(bytes).toString('base64')
      const isOf = (number: number) =>
        verifyMessage({
          address: bitcoinKey(number).address(type, 'testnet'),
          message,
          signature,
        })
      expect([isOf(1), isOf(2)]).toEqual([true, false])
    }
  })
})
