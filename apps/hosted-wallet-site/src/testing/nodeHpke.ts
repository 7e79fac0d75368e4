import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'

/** What a recipient finds in what was sealed to it. */
export interface NodeHpke {
  readonly opened: Buffer
  readonly export: (context: string, length: number) => Buffer
}

const kemId = Buffer.from([0x00, 0x20])
const suiteId = Buffer.from([0x00, 0x20, 0x00, 0x01, 0x00, 0x02])
const kem = Buffer.concat([Buffer.from('KEM'), kemId])
const hpke = Buffer.concat([Buffer.from('HPKE'), suiteId])
const nothing = Buffer.alloc(0)
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

const hmac = (key: Buffer, ...parts: readonly Buffer[]) =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest()

const extract = (suite: Buffer, salt: Buffer, label: string, key: Buffer) =>
  hmac(salt, Buffer.from('HPKE-v1'), suite, Buffer.from(label), key)

/** Up to 32 bytes, which are one block. */
function expand(
  suite: Buffer,
  { info, label, length, secret }: expand.Parameters,
): Buffer {
  const block = hmac(
    secret,
    Buffer.from([0, length]),
    Buffer.from('HPKE-v1'),
    suite,
    Buffer.from(label),
    info,
    Buffer.from([1]),
  )
  return block.subarray(0, length)
}

declare namespace expand {
  interface Parameters {
    readonly secret: Buffer
    readonly label: string
    readonly info: Buffer
    readonly length: number
  }
}

const publicKeyOf = (bytes: Buffer): KeyObject =>
  createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'X25519', x: bytes.toString('base64url') },
  })

/** The 32 bytes of a public key of X25519. */
export const bytesOfKey = (key: KeyObject): Buffer =>
  Buffer.from(`${key.export({ format: 'jwk' }).x}`, 'base64url')

function schedule(
  shared: { readonly secret: Buffer; readonly context: Buffer },
  info: string,
) {
  const eae = extract(kem, nothing, 'eae_prk', shared.secret)
  const agreed = expand(kem, {
    ...{ secret: eae, label: 'shared_secret', info: shared.context },
    length: keyBytes,
  })
  const context = Buffer.concat([
    Buffer.from([0]),
    extract(hpke, nothing, 'psk_id_hash', nothing),
    extract(hpke, nothing, 'info_hash', Buffer.from(info)),
  ])
  const secret = extract(hpke, agreed, 'secret', nothing)
  const of = (label: string, length: number) =>
    expand(hpke, { secret, label, length, info: context })
  return {
    key: of('key', keyBytes),
    nonce: of('base_nonce', nonceBytes),
    exporter: of('exp', keyBytes),
  }
}

/**
 * HPKE of RFC 9180 by Node's own parts, in base mode with X25519, HKDF-SHA256
 * and AES-256-GCM: to compare with what the wallet uses.
 * @param sealed the encapsulated key, and then the text and its tag
 */
export function openByNode(
  sealed: Buffer,
  recipient: { readonly privateKey: KeyObject; readonly publicKey: KeyObject },
  info: string,
): NodeHpke {
  const sender = sealed.subarray(0, keyBytes)
  const { exporter, key, nonce } = schedule(
    {
      secret: diffieHellman({
        privateKey: recipient.privateKey,
        publicKey: publicKeyOf(sender),
      }),
      context: Buffer.concat([sender, bytesOfKey(recipient.publicKey)]),
    },
    info,
  )
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  return {
    opened: Buffer.concat([
      decipher.update(sealed.subarray(keyBytes, -tagBytes)),
      decipher.final(),
    ]),
    export: (context, length) =>
      expand(hpke, {
        ...{ secret: exporter, label: 'sec', length },
        info: Buffer.from(context),
      }),
  }
}

/** @param recipient the 32 bytes of a public key */
export function sealByNode(
  text: Buffer,
  recipient: Buffer,
  info: string,
): Buffer {
  const own = generateKeyPairSync('x25519')
  const encapsulated = bytesOfKey(own.publicKey)
  const { key, nonce } = schedule(
    {
      secret: diffieHellman({
        privateKey: own.privateKey,
        publicKey: publicKeyOf(recipient),
      }),
      context: Buffer.concat([encapsulated, recipient]),
    },
    info,
  )
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([
    encapsulated,
    cipher.update(text),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}
