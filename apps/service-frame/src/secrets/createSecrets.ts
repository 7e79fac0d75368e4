import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import type { Keys } from './Keys.js'
import type { Secrets } from './Secrets.js'

const nonceBytes = 12
const tagBytes = 16
const cipher = 'aes-256-gcm'
/** What a master key is called that seals by itself. */
export const firstKey = 'k1'

/** Secrets under a master key alone. */
export function createSecrets(masterKey: Uint8Array): Secrets {
  const keys: Keys = {
    hashing: masterKey,
    sealing: new Map([[firstKey, masterKey]]),
    current: firstKey,
  }
  return createSecretsOf(() => keys)
}

/**
 * Secrets under keys that may be followed by others: every purpose has a key of
 * its own.
 * @see RFC 5869, NIST SP 800-38D
 */
export function createSecretsOf(readKeys: () => Keys): Secrets {
  const derived = new Map<string, Buffer>()
  const derive = (key: Uint8Array, name: string, purpose: string): Buffer => {
    const id = `${name}/${purpose}`
    const known = derived.get(id)
    if (known) return known
    const made = Buffer.from(hkdfSync('sha256', key, name, purpose, 32))
    derived.set(id, made)
    return made
  }
  const sealingKey = (name: string, purpose: string) => {
    const key = readKeys().sealing.get(name)
    if (!key) throw new Error('Sealed by a key that is not here.')
    return derive(key, name, `seal/${purpose}`)
  }
  return {
    seal(purpose, text) {
      const nonce = randomBytes(nonceBytes)
      const { current } = readKeys()
      const key = sealingKey(current, purpose)
      const sealing = createCipheriv(cipher, key, nonce)
      const sealed = [nonce, sealing.update(text, 'utf8'), sealing.final()]
      return `${current}.${Buffer.concat([...sealed, sealing.getAuthTag()]).toString('base64url')}`
    },
    open(purpose, sealed) {
      const [name = '', text] = sealed.split('.')
      if (!text) throw new Error('Nothing that was sealed here.')
      const bytes = Buffer.from(text, 'base64url')
      const opening = createDecipheriv(
        cipher,
        sealingKey(name, purpose),
        bytes.subarray(0, nonceBytes),
        { authTagLength: tagBytes },
      )
      opening.setAuthTag(bytes.subarray(-tagBytes))
      return Buffer.concat([
        opening.update(bytes.subarray(nonceBytes, -tagBytes)),
        opening.final(),
      ]).toString('utf8')
    },
    mac: (purpose, text) =>
      createHmac(
        'sha256',
        derive(readKeys().hashing, firstKey, `mac/${purpose}`),
      )
        .update(text)
        .digest('base64url'),
  }
}
