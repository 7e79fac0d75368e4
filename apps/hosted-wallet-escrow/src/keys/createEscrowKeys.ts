import {
  type EscrowExchange,
  escrowInfo,
  escrowKeyBytes,
  escrowReleaseInfo,
  escrowReplyLabel,
  escrowReplySecretBytes,
} from '@hasp/protocol/walletEscrow'
import {
  Aes256Gcm,
  CipherSuite,
  DhkemX25519HkdfSha256,
  HkdfSha256,
} from '@hpke/core'

/** The escrow's own key pair, and what is sealed by it and to others. */
export interface EscrowKeys {
  /** For the wallet's site, as base64url. */
  readonly publicKey: string
  /** @throws where it was not sealed to this key, or was changed */
  open(
    sealed: Uint8Array<ArrayBuffer>,
  ): Promise<{ readonly text: string; readonly exchange: EscrowExchange }>
  /** Seals a secret to the key of a frame. */
  sealTo(frameKey: string, secret: string): Promise<string>
}

const suite = new CipherSuite({
  kem: new DhkemX25519HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
})

const bytesOf = (text: string) => new TextEncoder().encode(text)

/**
 * The key pair that the bytes of the escrow's key file give.
 * @param earlier those of the key before, to which requests are sealed for a
 * while
 * @see RFC 9180, section 7.1.3
 */
export async function createEscrowKeys(
  keyBytes: Uint8Array,
  earlier?: Uint8Array,
): Promise<EscrowKeys> {
  const pairOf = (bytes: Uint8Array) =>
    suite.kem.deriveKeyPair(new Uint8Array(bytes).buffer)
  const pair = await pairOf(keyBytes)
  const earlierPair = earlier && (await pairOf(earlier))
  const publicKey = await suite.kem.serializePublicKey(pair.publicKey)
  return {
    publicKey: Buffer.from(publicKey).toString('base64url'),
    open: async (sealed) =>
      await open(pair, sealed).catch((error: unknown) => {
        if (earlierPair) return open(earlierPair, sealed)
        throw error
      }),
    async sealTo(frameKey, secret) {
      const sender = await suite.createSenderContext({
        recipientPublicKey: await suite.kem.deserializePublicKey(
          new Uint8Array(Buffer.from(frameKey, 'base64url')).buffer,
        ),
        info: bytesOf(escrowReleaseInfo).buffer,
      })
      const bytes = new Uint8Array(Buffer.from(secret, 'base64url'))
      const sealed = await sender.seal(bytes.buffer)
      return Buffer.concat([
        new Uint8Array(sender.enc),
        new Uint8Array(sealed),
      ]).toString('base64url')
    },
  }
}

async function open(
  recipientKey: CryptoKeyPair,
  sealed: Uint8Array<ArrayBuffer>,
) {
  const encapsulatedKey = sealed.slice(0, escrowKeyBytes)
  const context = await suite.createRecipientContext({
    recipientKey,
    enc: encapsulatedKey.buffer,
    info: bytesOf(escrowInfo).buffer,
  })
  const opened = await context.open(sealed.slice(escrowKeyBytes).buffer)
  const secret = await context.export(
    bytesOf(escrowReplyLabel).buffer,
    escrowReplySecretBytes,
  )
  return {
    text: new TextDecoder().decode(opened),
    exchange: { encapsulatedKey, secret: new Uint8Array(secret) },
  }
}
