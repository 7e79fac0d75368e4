import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { base58check } from '@scure/base'
import { RawWitness } from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '../../../encoding/base64.js'
import type { SignInForm } from '../../../entities/signIn/signInForm.js'
import { bitcoinMainnet } from '../../../networks/bitcoin/bitcoinMainnet.js'
import { bitcoinTestnet } from '../../../networks/bitcoin/bitcoinTestnet.js'
import {
  bitcoinKey,
  bitcoinKeyOf,
  type KeyAddressType,
} from '../../../testing/bitcoin/bitcoinKey.js'
import {
  flippedBits,
  signedText,
  verifyWith,
} from '../verifyWith.test.fixture.js'
import { bitcoinSignatures } from './bitcoinSignatures.js'
import { hash160 } from './hash160.js'

const key = bitcoinKey(1)
const other = bitcoinKey(2)
const verify = verifyWith(bitcoinSignatures(), bitcoinMainnet)
const verifyOnTestnet = verifyWith(bitcoinSignatures(), bitcoinTestnet)
const text = signedText
const addressOf = (type: KeyAddressType) => key.address(type, 'mainnet')

function check(
  signature: Uint8Array,
  form: SignInForm,
  address: string,
  signed = text,
) {
  const base64 = encodeBase64(signature)
  return verify({ address, form, signature: base64, text: signed })
}

const withHeader = (signature: Uint8Array, kind: number) =>
  concatBytes(
    Uint8Array.of(kind + (((signature[0] ?? 0) - 27) & 3)),
    signature.slice(1),
  )

describe('BIP-322', () => {
  // The vectors of the BIP itself.
  const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
  it.each([
    [
      '',
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    [
      '',
      'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ],
    [
      'Hello World',
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    [
      'Hello World',
      'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ],
  ])('takes its own example of %j', async (message, signature) => {
    const proof = { address, form: 'bip322', signature } as const
    expect(await verify({ ...proof, text: message })).toBe('valid')
    expect(await verify({ ...proof, text: `${message}!` })).toBe('invalid')
  })

  it.each([
    [
      'P2TR',
      'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
      'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==',
    ],
    [
      'P2SH-P2WPKH',
      '3HSVzEhCFuH9Z3wvoWTexy7BMVVp3PjS6f',
      'AkgwRQIhAMd2wZSY3x0V9Kr/NClochoTXcgDaGl3OObOR17yx3QQAiBVWxqNSS+CKen7bmJTG6YfJjsggQ4Fa2RHKgBKrdQQ+gEhAxa5UDdQCHSQHfKQv14ybcYm1C9y6b12xAuukWzSnS+w',
    ],
  ])('takes what wallets sign for %s', async (_, address, signature) => {
    const proof = { address, form: 'bip322', signature } as const
    expect(await verify({ ...proof, text: 'Hello World' })).toBe('valid')
    expect(await verify({ ...proof, text: 'Hello World!' })).toBe('invalid')
  })

  it.each(['p2wpkh', 'p2sh', 'p2tr'] as const)(
    'takes what @scure/btc-signer signs for %s',
    async (type) => {
      for (const message of ['', text, 'ä€😀', 'x'.repeat(5_000)]) {
        const signature = key.signBip322(message, type)
        expect(await check(signature, 'bip322', addressOf(type), message)).toBe(
          'valid',
        )
      }
    },
  )

  it.each(['p2wpkh', 'p2tr'] as const)(
    '[T-SIW-11] takes nothing of %s in which a byte was changed',
    async (type) => {
      for (const changed of flippedBits(key.signBip322(text, type)))
        expect(await check(changed, 'bip322', addressOf(type))).toBe('invalid')
    },
  )

  it.each([
    ['p2wpkh', 'p2tr'],
    ['p2tr', 'p2wpkh'],
    ['p2wpkh', 'p2sh'],
    ['p2wpkh', 'p2pkh'],
  ] as const)('of %s proves nothing for %s', async (signed, type) => {
    const signature = key.signBip322(text, signed)
    expect(await check(signature, 'bip322', addressOf(type))).toBe('invalid')
  })

  it('[T-SIW-11] does not take the key of an attacker in the witness of another address', async () => {
    const signature = other.signBip322(text, 'p2wpkh')
    expect(await check(signature, 'bip322', addressOf('p2wpkh'))).toBe(
      'invalid',
    )
    const [der = new Uint8Array()] = RawWitness.decode(signature)
    const mixed = RawWitness.encode([der, key.publicKey])
    expect(await check(mixed, 'bip322', addressOf('p2wpkh'))).toBe('invalid')
  })

  it.each([0, 2, 3, 0x41, 0x81, 0x82, 0x83])(
    'takes no signature of a part of the transaction: %i',
    async (hashType) => {
      const [der = new Uint8Array(), publicKey = new Uint8Array()] =
        RawWitness.decode(key.signBip322(text, 'p2wpkh'))
      const changed = concatBytes(der.slice(0, -1), Uint8Array.of(hashType))
      expect(
        await check(
          RawWitness.encode([changed, publicKey]),
          'bip322',
          addressOf('p2wpkh'),
        ),
      ).toBe('invalid')
      const [own = new Uint8Array()] = RawWitness.decode(
        key.signBip322(text, 'p2tr'),
      )
      const said = concatBytes(own.slice(0, 64), Uint8Array.of(hashType))
      expect(
        await check(RawWitness.encode([said]), 'bip322', addressOf('p2tr')),
      ).toBe('invalid')
    },
  )

  it('takes no second signature with a high s', async () => {
    const [der = new Uint8Array(), publicKey = new Uint8Array()] =
      RawWitness.decode(key.signBip322(text, 'p2wpkh'))
    const { r, s } = secp256k1.Signature.fromDER(der.slice(0, -1))
    const high = new secp256k1.Signature(r, secp256k1.CURVE.n - s)
    const changed = concatBytes(high.toDERRawBytes(), Uint8Array.of(1))
    expect(
      await check(
        RawWitness.encode([changed, publicKey]),
        'bip322',
        addressOf('p2wpkh'),
      ),
    ).toBe('invalid')
  })

  it('takes no script, annex or rest besides', async () => {
    const [own = new Uint8Array()] = RawWitness.decode(
      key.signBip322(text, 'p2tr'),
    )
    const annex = Uint8Array.of(0x50, 0)
    for (const witness of [
      [own, annex],
      [own, Uint8Array.of(0x51), new Uint8Array(33).fill(0xc0)],
      [],
      [new Uint8Array()],
    ])
      expect(
        await check(RawWitness.encode(witness), 'bip322', addressOf('p2tr')),
      ).toBe('invalid')
    const longer = concatBytes(key.signBip322(text, 'p2tr'), Uint8Array.of(0))
    expect(await check(longer, 'bip322', addressOf('p2tr'))).toBe('invalid')
  })

  it('takes no signature by the key before it was tweaked', async () => {
    const secret = new Uint8Array(32).fill(9)
    const signature = schnorr.sign(new Uint8Array(32), secret)
    expect(
      await check(RawWitness.encode([signature]), 'bip322', addressOf('p2tr')),
    ).toBe('invalid')
  })

  it.each([
    ['a script of several keys', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['P2WSH', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
  ])('[T-SIW-11] refuses %s', async (_, address) => {
    for (const type of ['p2wpkh', 'p2tr'] as const) {
      const signature = key.signBip322(text, type)
      expect(await check(signature, 'bip322', address)).toBe('invalid')
    }
    for (const form of ['bip322', 'ecdsa'] as const)
      expect(await check(key.signEcdsa('x'), form, address, 'x')).toBe(
        'invalid',
      )
  })
})

describe('BIP-137', () => {
  const signature = key.signEcdsa(text)

  it.each([
    ['p2pkh', 31],
    ['p2sh', 31],
    ['p2wpkh', 31],
    ['p2sh', 35],
    ['p2wpkh', 39],
  ] as const)(
    'takes a signature for %s that begins with %i',
    async (type, kind) => {
      const one = withHeader(signature, kind)
      expect(await check(one, 'ecdsa', addressOf(type))).toBe('valid')
    },
  )

  it('is what BIP-322 takes for P2PKH', async () => {
    expect(await check(signature, 'bip322', addressOf('p2pkh'))).toBe('valid')
  })

  it.each([
    ['p2pkh', 27],
    ['p2sh', 27],
    ['p2wpkh', 27],
    ['p2pkh', 35],
    ['p2wpkh', 35],
    ['p2pkh', 39],
    ['p2sh', 39],
    ['p2tr', 31],
    ['p2tr', 39],
    ['p2pkh', 23],
    ['p2pkh', 43],
  ] as const)(
    '[T-SIW-11] takes none for %s that begins with %i',
    async (type, kind) => {
      const one = withHeader(signature, kind)
      expect(await check(one, 'ecdsa', addressOf(type))).toBe('invalid')
    },
  )

  it('takes a key that is written out only for the address made of it', async () => {
    const secret = new Uint8Array(32).fill(3)
    const written = bitcoinKeyOf(secret)
    const address = base58check(sha256).encode(
      concatBytes(
        Uint8Array.of(0),
        hash160(secp256k1.getPublicKey(secret, false)),
      ),
    )
    const one = written.signEcdsa(text)
    expect(await check(withHeader(one, 27), 'ecdsa', address)).toBe('valid')
    expect(await check(one, 'ecdsa', address)).toBe('invalid')
    const short = written.address('p2pkh', 'mainnet')
    expect(await check(withHeader(one, 27), 'ecdsa', short)).toBe('invalid')
  })

  it('takes nothing in which a byte was changed', async () => {
    for (const changed of flippedBits(signature))
      expect(await check(changed, 'ecdsa', addressOf('p2pkh'))).toBe('invalid')
  })

  it('takes no second signature with a high s', async () => {
    const { r, s } = secp256k1.Signature.fromCompact(signature.slice(1))
    const high = new secp256k1.Signature(r, secp256k1.CURVE.n - s)
    const header = ((signature[0] ?? 0) - 31) ^ 1
    const changed = concatBytes(
      Uint8Array.of(31 + header),
      high.toCompactRawBytes(),
    )
    expect(await check(changed, 'ecdsa', addressOf('p2pkh'))).toBe('invalid')
  })

  it('takes no signature of another key', async () => {
    for (const type of ['p2pkh', 'p2sh', 'p2wpkh'] as const)
      expect(await check(other.signEcdsa(text), 'ecdsa', addressOf(type))).toBe(
        'invalid',
      )
  })
})

it('an address of another network signs nothing here', async () => {
  const signature = encodeBase64(key.signBip322(text, 'p2wpkh'))
  const proof = { form: 'bip322', signature, text } as const
  const testAddress = key.address('p2wpkh', 'testnet')
  expect(await verify({ ...proof, address: testAddress })).toBe('invalid')
  expect(await verifyOnTestnet({ ...proof, address: testAddress })).toBe(
    'valid',
  )
})
