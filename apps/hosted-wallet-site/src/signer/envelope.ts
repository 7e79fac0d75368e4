import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** What an envelope belongs to; none of it can be exchanged. */
export interface EnvelopeOwner {
  readonly walletId: string
  readonly userId: string
  /** The device, or the way of recovery. */
  readonly holderId: string
  /** Counts up; the service refuses an older one. */
  readonly version: number
}

/** What the key of an envelope is made for. */
export type EnvelopePurpose =
  | 'device'
  | 'password'
  | 'passkey'
  | 'escrow'
  | 'introduction'

/** An envelope that is not whole, or not of this key or owner. */
export class EnvelopeError extends Error {
  override readonly name = 'EnvelopeError'
}

const nonceBytes = 12

/**
 * Seals the entropy of a wallet under two halves that nobody holds both of.
 * @param half what the device or the visitor has
 * @param serverHalf what the service gives
 * @see RFC 5869, NIST SP 800-38D
 */
export async function sealEnvelope(
  parameters: sealEnvelope.Parameters,
): Promise<Uint8Array> {
  const { entropy, nonce, owner } = parameters
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: boundTo(owner) },
    await wrapKey(parameters),
    entropy,
  )
  return concatBytes(nonce, new Uint8Array(sealed))
}

export declare namespace sealEnvelope {
  interface Parameters extends Halves {
    readonly entropy: Uint8Array<ArrayBuffer>
    readonly nonce: Uint8Array<ArrayBuffer>
  }
}

/** Both halves and what the envelope is for. */
export interface Halves {
  readonly purpose: EnvelopePurpose
  readonly owner: EnvelopeOwner
  readonly half: Uint8Array
  readonly serverHalf: Uint8Array
}

/**
 * @throws EnvelopeError when anything of it was changed; never gives a part
 */
export async function openEnvelope(
  envelope: Uint8Array,
  halves: Halves,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const entropy = await crypto.subtle.decrypt(
      {
        name: 'AES-GCM',
        iv: envelope.slice(0, nonceBytes),
        additionalData: boundTo(halves.owner),
      },
      await wrapKey(halves),
      envelope.slice(nonceBytes),
    )
    return new Uint8Array(entropy)
  } catch (error) {
    throw new EnvelopeError('The envelope cannot be opened.', { cause: error })
  }
}

function boundTo(owner: EnvelopeOwner): Uint8Array<ArrayBuffer> {
  const { holderId, userId, version, walletId } = owner
  return Uint8Array.from(
    utf8ToBytes(JSON.stringify(['hw1', walletId, userId, holderId, version])),
  )
}

async function wrapKey({ half, owner, purpose, serverHalf }: Halves) {
  const joined = concatBytes(half, serverHalf)
  const material = await crypto.subtle.importKey(
    'raw',
    Uint8Array.from(joined),
    'HKDF',
    false,
    ['deriveKey'],
  )
  joined.fill(0)
  return await crypto.subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: Uint8Array.from(utf8ToBytes(owner.walletId)),
      info: Uint8Array.from(utf8ToBytes(`hw1/${purpose}${owner.holderId}`)),
    },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}
