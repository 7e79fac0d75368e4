import {
  escrowInfo,
  escrowKeyBytes,
  escrowReleaseInfo,
  escrowReplyLabel,
  escrowReplySecretBytes,
  openEscrowReply,
  walletEscrowRequests,
} from '@hasp/protocol/walletEscrow'
import { introductionInfo } from '@hasp/protocol/walletService'
import {
  Aes256Gcm,
  CipherSuite,
  DhkemX25519HkdfSha256,
  HkdfSha256,
} from '@hpke/core'
import { base64urlnopad } from '@scure/base'
import { parse } from 'valibot'
import { commitTo, compareOffer } from '../introductions/compareOffer.js'
import type { FrameKey, SealingTask, SealingTasks } from './SealingTasks.js'

const suite = new CipherSuite({
  kem: new DhkemX25519HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
})

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const decode = (text: string) => Uint8Array.from(base64urlnopad.decode(text))
const encode = (bytes: ArrayBuffer) =>
  base64urlnopad.encode(new Uint8Array(bytes))

/**
 * What the worker for sealing does.
 * @see RFC 9180
 */
export const performSealing: {
  readonly [Task in SealingTask]: (
    parameters: SealingTasks[Task]['parameters'],
  ) => Promise<SealingTasks[Task]['answer']>
} = {
  makeKey,

  async sealRequest({ escrowKey, request }) {
    const sender = await suite.createSenderContext({
      recipientPublicKey: await suite.kem.deserializePublicKey(
        decode(escrowKey).buffer,
      ),
      info: bytesOf(escrowInfo),
    })
    const sealed = await sender.seal(bytesOf(JSON.stringify(request)))
    const secret = await sender.export(
      bytesOf(escrowReplyLabel),
      escrowReplySecretBytes,
    )
    return {
      sealed: joined(sender.enc, sealed),
      exchange: {
        encapsulatedKey: new Uint8Array(sender.enc),
        secret: new Uint8Array(secret),
      },
    }
  },

  async openReply({ call, exchange, sealed }) {
    const text = await openEscrowReply(exchange, decode(sealed))
    return parse(walletEscrowRequests[call].reply, JSON.parse(text))
  },

  async openRelease({ pair, sealedSecret }) {
    return encode(await openWith(pair, sealedSecret, escrowReleaseInfo))
  },

  async makeOffer() {
    const key = await makeKey()
    const nonce = encode(crypto.getRandomValues(new Uint8Array(32)).buffer)
    const { publicKey } = key
    return { key, nonce, commitment: await commitTo({ publicKey, nonce }) }
  },

  compareOffer,

  async sealHalf({ half, publicKey }) {
    const sender = await suite.createSenderContext({
      recipientPublicKey: await suite.kem.deserializePublicKey(
        decode(publicKey).buffer,
      ),
      info: bytesOf(introductionInfo),
    })
    const sealed = await sender.seal(Uint8Array.from(half).buffer)
    return joined(sender.enc, sealed)
  },

  async openHalf({ pair, sealedHalf }) {
    return new Uint8Array(await openWith(pair, sealedHalf, introductionInfo))
  },
}

async function makeKey(): Promise<FrameKey> {
  // The library's own keys can be taken out of the browser.
  const pair = (await crypto.subtle.generateKey('X25519', false, [
    'deriveBits',
  ])) as CryptoKeyPair
  const publicKey = await suite.kem.serializePublicKey(pair.publicKey)
  return { pair, publicKey: encode(publicKey) }
}

async function openWith(
  pair: CryptoKeyPair,
  whole: string,
  info: string,
): Promise<ArrayBuffer> {
  const sealed = decode(whole)
  const recipient = await suite.createRecipientContext({
    recipientKey: pair,
    enc: sealed.slice(0, escrowKeyBytes).buffer,
    info: bytesOf(info),
  })
  return await recipient.open(sealed.slice(escrowKeyBytes).buffer)
}

/** The encapsulated key, and then what it opens. */
function joined(encapsulatedKey: ArrayBuffer, sealed: ArrayBuffer): string {
  return base64urlnopad.encode(
    new Uint8Array([
      ...new Uint8Array(encapsulatedKey),
      ...new Uint8Array(sealed),
    ]),
  )
}
