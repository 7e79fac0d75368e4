import { base64urlnopad } from '@scure/base'
import { type Passkeys, passkeySalt } from '../passkey/createPasskeys.js'
import { PasskeyError, type PasskeyFailure } from '../passkey/PasskeyError.js'

/** The passkeys of one visitor, at their port: they refuse when they are told. */
export function createTestPasskeys() {
  const secrets = new Map<string, Uint8Array<ArrayBuffer>>()
  let refusal: PasskeyFailure | undefined
  const halfOf = async (
    credentialId: string,
    salt: Uint8Array<ArrayBuffer>,
  ) => {
    const key = await crypto.subtle.importKey(
      'raw',
      secrets.get(credentialId) ?? new Uint8Array(32),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    )
    const half = await crypto.subtle.sign('HMAC', key, salt)
    return { credentialId, half: new Uint8Array(half) }
  }
  const passkeys: Passkeys = {
    isAvailable: true,
    async create({ walletId }) {
      if (refusal) throw new PasskeyError(refusal)
      const secret = crypto.getRandomValues(new Uint8Array(32))
      const credentialId = base64urlnopad.encode(secret.slice(0, 16))
      secrets.set(credentialId, secret)
      return await halfOf(credentialId, await passkeySalt(walletId))
    },
    async open({ known, walletId }) {
      const credentialId = known.find((id) => secrets.has(id))
      if (refusal || credentialId === undefined)
        throw new PasskeyError(refusal ?? 'cancelled')
      return await halfOf(credentialId, await passkeySalt(walletId))
    },
    async find(salt) {
      const [credentialId] = secrets.keys()
      if (refusal || credentialId === undefined)
        throw new PasskeyError(refusal ?? 'cancelled')
      return await halfOf(credentialId, salt)
    },
  }
  return {
    passkeys,
    refuse: (failure: PasskeyFailure | undefined) => {
      refusal = failure
    },
  }
}
