import {
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  randomUUID,
  sign,
} from 'node:crypto'
import {
  escrowDepositText,
  escrowForgetText,
  escrowInfo,
  escrowKeyBytes,
  escrowRebindText,
  escrowReleaseInfo,
  escrowReplyLabel,
  escrowReplySecretBytes,
  openEscrowReply,
  type WalletEscrowBody,
  type WalletEscrowCall,
  type WalletEscrowReply,
  walletEscrowRequests,
} from '@hasp/protocol/walletEscrow'
import {
  Aes256Gcm,
  CipherSuite,
  DhkemX25519HkdfSha256,
  HkdfSha256,
} from '@hpke/core'
import * as v from 'valibot'
import type { TestEscrow } from './startTestEscrow.js'

const suite = new CipherSuite({
  kem: new DhkemX25519HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
})

/** What carries a request to the escrow and brings the answer: the service. */
export type Relay = (sealed: string) => Promise<string>

const base64Url = (bytes: Uint8Array | ArrayBuffer) =>
  Buffer.from(new Uint8Array(bytes)).toString('base64url')
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const utf8 = (text: string) => new TextEncoder().encode(text)

/** A relay that is honest. */
export const carryTo =
  (escrow: Pick<TestEscrow, 'url'>): Relay =>
  async (sealed) => {
    const response = await fetch(`${escrow.url}/v1/escrow`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sealed }),
    })
    if (!response.ok) throw new Error(`The escrow said ${response.status}.`)
    return v.parse(v.object({ sealed: v.string() }), await response.json())
      .sealed
  }

/** The wallet's frame as it talks to the escrow through a relay. */
export async function createTestFrame(
  escrow: Pick<TestEscrow, 'publicKey'>,
  relay: Relay,
) {
  const pair = await suite.kem.generateKeyPair()
  const frameKey = base64Url(await suite.kem.serializePublicKey(pair.publicKey))
  const ask = async <Call extends WalletEscrowCall>(
    call: Call,
    body: WalletEscrowBody<Call>,
  ): Promise<WalletEscrowReply<Call>> => {
    const sender = await suite.createSenderContext({
      recipientPublicKey: await suite.kem.deserializePublicKey(
        bytesOf(escrow.publicKey).buffer,
      ),
      info: utf8(escrowInfo).buffer,
    })
    const sealed = await sender.seal(
      utf8(JSON.stringify({ call, body })).buffer,
    )
    const encapsulatedKey = new Uint8Array(sender.enc)
    const secret = await sender.export(
      utf8(escrowReplyLabel).buffer,
      escrowReplySecretBytes,
    )
    const answer = await relay(
      base64Url(Buffer.concat([encapsulatedKey, new Uint8Array(sealed)])),
    )
    const text = await openEscrowReply(
      { encapsulatedKey, secret: new Uint8Array(secret) },
      bytesOf(answer),
    )
    return v.parse(
      walletEscrowRequests[call].reply,
      JSON.parse(text),
    ) as WalletEscrowReply<Call>
  }
  return {
    ask,
    frameKey,
    start: async (walletId: string, email: string) =>
      await ask('start', {
        walletId,
        email,
        frameKey,
        deviceName: 'Chromium on Linux',
      }),
    /** Opens what was released to this frame. */
    openSecret: async (sealedSecret: string) => {
      const bytes = bytesOf(sealedSecret)
      const context = await suite.createRecipientContext({
        recipientKey: pair,
        enc: bytes.slice(0, escrowKeyBytes).buffer,
        info: utf8(escrowReleaseInfo).buffer,
      })
      return base64Url(await context.open(bytes.slice(escrowKeyBytes).buffer))
    },
  }
}

export type TestFrame = Awaited<ReturnType<typeof createTestFrame>>

/** A wallet whose secret may be left with the escrow. */
export function makeTestDeposit(email: string, secret = randomBytes(32)) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const body = {
    walletId: randomUUID() as string,
    email,
    addresses: {
      eip155: '0x00000000000000000000000000000000000A11cE',
      solana: '4DoL1AM6uyHzcLKGUGdfxg6wfRXTxumiwhf6QHLS1zX7',
    },
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
    secret: secret.toString('base64url'),
  }
  const rebind = (to: string, version: number) => {
    const asked = { walletId: body.walletId, email: to, version }
    return { ...asked, signature: signed(privateKey, escrowRebindText(asked)) }
  }
  return {
    body: { ...body, signature: signed(privateKey, escrowDepositText(body)) },
    rebind,
    forget: () => {
      const { walletId } = body
      const text = escrowForgetText({ walletId })
      return { walletId, signature: signed(privateKey, text) }
    },
  }
}

function signed(key: KeyObject, text: string): string {
  return sign(null, Buffer.from(text), key).toString('base64url')
}
