import {
  createHash,
  createPublicKey,
  ECDH,
  verify as verifyWithNode,
} from 'node:crypto'
import { base58, base64, bech32 } from '@scure/base'
import { verify as verifySr25519 } from '@scure/sr25519'
import { type Hex, hexToBytes, recoverPublicKey, verifyMessage } from 'viem'
import type { NamespaceName } from './pages/NamespaceCard.js'

/** What the demo asks to sign. */
const message = 'Hello from Hasp'
const bytes = new TextEncoder().encode(message)

/** What stands before the 32 bytes of an Ed25519 key in SPKI. */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/** BIP-137: a compressed key of a native segwit address. */
const segwitHeader = 39

/**
 * Whether a signature that the demo shows is by an account: checked with
 * libraries that signed nothing.
 */
export function isSignedBy(
  namespace: NamespaceName,
  account: string,
  signature: string,
): Promise<boolean> | boolean {
  return verifiers[namespace](account, signature)
}

const verifiers: Record<
  NamespaceName,
  (account: string, signature: string) => Promise<boolean> | boolean
> = {
  Ethereum: (account, signature) =>
    verifyMessage({
      address: account as Hex,
      message,
      signature: signature as Hex,
    }),

  Solana(account, signature) {
    const key = Buffer.concat([spkiPrefix, base58.decode(account)])
    return verifyWithNode(
      null,
      bytes,
      createPublicKey({ key, format: 'der', type: 'spki' }),
      hexToBytes(signature as Hex),
    )
  },

  async Bitcoin(account, signature) {
    const [header = 0, ...rest] = base64.decode(signature)
    const hex = Buffer.from([...rest, header - segwitHeader]).toString('hex')
    const text = `\x18Bitcoin Signed Message:\n${String.fromCharCode(bytes.length)}${message}`
    const hash = sha256(sha256(Buffer.from(text)))
    const key = await recoverPublicKey({
      hash: `0x${hash.toString('hex')}`,
      signature: `0x${hex}`,
    })
    const hash160 = ripemd160(sha256(compress(key)))
    return account === bech32.encode('bc', [0, ...bech32.toWords(hash160)])
  },

  Polkadot(account, signature) {
    // A prefix of one byte, and a checksum of two.
    const key = base58.decode(account).slice(1, -2)
    const wrapped = new TextEncoder().encode(`<Bytes>${message}</Bytes>`)
    return verifySr25519(wrapped, hexToBytes(signature as Hex), key)
  },

  Cosmos(account, signature) {
    const answer = JSON.parse(signature) as {
      signature: string
      pub_key: { value: string }
    }
    const key = base64.decode(answer.pub_key.value)
    const words = bech32.toWords(ripemd160(sha256(key)))
    if (bech32.encode('cosmos', words) !== account) return false
    return verifyWithNode(
      'sha256',
      Buffer.from(adr36(account)),
      { key: secp256k1Key(key), dsaEncoding: 'ieee-p1363' },
      base64.decode(answer.signature),
    )
  },
}

/** The document that ADR-36 makes of the message, its members sorted. */
function adr36(signer: string): string {
  const data = base64.encode(bytes)
  return `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[{"type":"sign/MsgSignData","value":{"data":"${data}","signer":"${signer}"}}],"sequence":"0"}`
}

function secp256k1Key(compressed: Uint8Array) {
  const point = ECDH.convertKey(compressed, 'secp256k1')
  const whole = Buffer.from(point as Buffer)
  return createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'secp256k1',
      x: whole.subarray(1, 33).toString('base64url'),
      y: whole.subarray(33).toString('base64url'),
    },
  })
}

function compress(key: Hex): Buffer {
  const point = Buffer.from(hexToBytes(key))
  const isOdd = (point.at(-1) ?? 0) % 2 === 1
  return Buffer.concat([Buffer.of(isOdd ? 3 : 2), point.subarray(1, 33)])
}

function sha256(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest()
}

function ripemd160(data: Uint8Array): Buffer {
  return createHash('ripemd160').update(data).digest()
}
