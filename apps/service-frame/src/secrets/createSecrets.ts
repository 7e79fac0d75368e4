import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import type { Secrets } from './Secrets.js'

const nonceBytes = 12
const tagBytes = 16
const cipher = 'aes-256-gcm'
/** Which master key sealed a value, for a change of the key. */
const keyVersion = 'k1'

/**
 * Secrets under one master key: every purpose has a key of its own.
 * @see RFC 5869, NIST SP 800-38D
 */
export function createSecrets(masterKey: Uint8Array): Secrets {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string): Buffer => {
    const known = keys.get(purpose)
    if (known) return known
    const derived = Buffer.from(
      hkdfSync('sha256', masterKey, keyVersion, purpose, 32),
    )
    keys.set(purpose, derived)
    return derived
  }
  return {
    seal(purpose, text) {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, keyFor(`seal/${purpose}`), nonce)
      const sealed = [nonce, sealing.update(text, 'utf8'), sealing.final()]
      return `${keyVersion}.${Buffer.concat([...sealed, sealing.getAuthTag()]).toString('base64url')}`
    },
    open(purpose, sealed) {
      const [version, text] = sealed.split('.')
      if (version !== keyVersion || !text)
        throw new Error('Sealed by a key that is not here.')
      const bytes = Buffer.from(text, 'base64url')
      const opening = createDecipheriv(
        cipher,
        keyFor(`seal/${purpose}`),
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
      createHmac('sha256', keyFor(`mac/${purpose}`))
        .update(text)
        .digest('base64url'),
  }
}
