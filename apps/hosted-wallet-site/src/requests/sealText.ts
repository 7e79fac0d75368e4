import { base64urlnopad } from '@scure/base'

const nonceBytes = 12

/** Seals a text by AES-GCM: nonce, ciphertext and tag as base64url. */
export async function sealText(
  key: CryptoKey,
  text: string,
  randomBytes: (count: number) => Uint8Array<ArrayBuffer>,
): Promise<string> {
  const nonce = randomBytes(nonceBytes)
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    key,
    new TextEncoder().encode(text),
  )
  const whole = new Uint8Array(nonceBytes + sealed.byteLength)
  whole.set(nonce)
  whole.set(new Uint8Array(sealed), nonceBytes)
  return base64urlnopad.encode(whole)
}

/** @throws where it was sealed by another key, or changed */
export async function openText(
  key: CryptoKey,
  sealed: string,
): Promise<string> {
  const bytes = Uint8Array.from(base64urlnopad.decode(sealed))
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, nonceBytes) },
    key,
    bytes.slice(nonceBytes),
  )
  return new TextDecoder().decode(text)
}
