import { concatBytes } from '@noble/hashes/utils.js'
import { EnvelopeError } from './envelope.js'
import type { DeviceHalf } from './SignerMessages.js'

const nonceBytes = 12

/** Seals a device's half under a key that only this browser can use. */
export async function sealHalf(
  half: Uint8Array<ArrayBuffer>,
  nonce: Uint8Array<ArrayBuffer>,
): Promise<DeviceHalf> {
  const key = await crypto.subtle.generateKey(
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    key,
    half,
  )
  return { key, sealed: concatBytes(nonce, new Uint8Array(sealed)) }
}

/** @throws EnvelopeError when the half was changed */
export async function openHalf({
  key,
  sealed,
}: DeviceHalf): Promise<Uint8Array> {
  try {
    const half = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: Uint8Array.from(sealed.slice(0, nonceBytes)) },
      key,
      Uint8Array.from(sealed.slice(nonceBytes)),
    )
    return new Uint8Array(half)
  } catch (error) {
    throw new EnvelopeError('The half of the device cannot be opened.', {
      cause: error,
    })
  }
}
