import { utf8ToBytes } from '@noble/hashes/utils.js'
import { toHex } from '../decode/bytes/hex.js'
import { decodeRequest } from '../decode/decodeRequest.js'
import { digestSummary } from '../decode/digestSummary.js'
import { deriveKeys, type WalletKeys } from './deriveKeys.js'
import { sealEnvelope } from './envelope.js'
import { openByDevice, openByRecovery, ownerOf } from './openEntropy.js'
import { proofKeyOf, signMove } from './proofKey.js'
import { addRecoveryText, removeRecoveryText } from './recoveryTexts.js'
import { SignerError } from './SignerError.js'
import type {
  RecoveryOpening,
  RecoverySecret,
  SignerCall,
  SignerCalls,
  WalletAddresses,
  WalletIdentity,
  WalletOpening,
} from './SignerMessages.js'
import { sealHalf } from './sealHalf.js'
import { signDeposit, signRebind } from './signForEscrow.js'
import { signMessage, signRequest } from './signRequest.js'
import { trustDeviceText } from './trustDeviceText.js'
import { vouchText } from './vouchText.js'

/** What the signer does for each question. */
export type Signer = {
  readonly [Call in SignerCall]: (
    parameters: SignerCalls[Call]['parameters'],
  ) => Promise<SignerCalls[Call]['answer']>
}

/** How long the wallet stays open after it was last used. */
export const openForMs = 5 * 60_000

/**
 * The one place that holds a whole key. It decodes what it signs by itself,
 * and signs only what the visitor saw.
 */
export function createSigner({
  after,
  randomBytes,
}: createSigner.Environment): Signer {
  let keys: WalletKeys | undefined
  let expiry: (() => void) | undefined

  const forget = () => {
    expiry?.()
    keys?.eip155.privateKey.fill(0)
    keys?.solana.privateKey.fill(0)
    keys?.escrow.fill(0)
    keys = undefined
  }
  const use = (used: WalletKeys): WalletKeys => {
    expiry?.()
    expiry = after(openForMs, forget)
    keys = used
    return used
  }
  /** Opens the wallet of this entropy, if it is the one that is meant. */
  const hold = (entropy: Uint8Array, address?: string): WalletAddresses => {
    const derived = deriveKeys(entropy)
    // AES-GCM does not commit to its key: the address is what proves it.
    if (address !== undefined && derived.eip155.address !== address)
      throw new SignerError('otherWallet')
    forget()
    return addressesOf(use(derived))
  }
  const sealForDevice = async (
    identity: WalletIdentity,
    serverHalf: Uint8Array,
    entropy: Uint8Array<ArrayBuffer>,
  ) => {
    const half = randomBytes(32)
    const deviceHalf = await sealHalf(half, randomBytes(12))
    const deviceEnvelope = await sealEnvelope({
      purpose: 'device',
      owner: ownerOf(identity, identity.deviceId),
      half,
      serverHalf,
      entropy,
      nonce: randomBytes(12),
    })
    half.fill(0)
    return { deviceHalf, deviceEnvelope }
  }

  const sealForRecovery = (
    identity: WalletIdentity,
    { half, id, serverHalf, type }: RecoverySecret,
    entropy: Uint8Array<ArrayBuffer>,
  ) =>
    sealEnvelope({
      purpose: type,
      owner: ownerOf(identity, id),
      half,
      serverHalf,
      entropy,
      nonce: randomBytes(12),
    })
  const sealAndSign = async (
    parameters: WalletOpening,
    recovery: RecoverySecret,
    text: string,
  ) => {
    const { address, identity } = parameters
    const entropy = await openByDevice(parameters)
    try {
      hold(entropy, address)
      return {
        recoveryEnvelope: await sealForRecovery(identity, recovery, entropy),
        signature: signWith(text),
      }
    } finally {
      entropy.fill(0)
    }
  }
  const openAndHold = async (parameters: WalletOpening) => {
    const entropy = await openByDevice(parameters)
    try {
      return hold(entropy, parameters.address)
    } finally {
      entropy.fill(0)
    }
  }
  const signWith = (text: string): string => {
    if (!keys) throw new SignerError('locked')
    return toHex(signMessage(utf8ToBytes(text), keys.eip155))
  }

  /** A way back may be older than what it proves itself by. */
  const proveAgain = ({ identity, recovery }: RecoveryOpening) => {
    const proofKey = proofKeyOf(recovery)
    if (proofKey === undefined) return undefined
    const way = { walletId: identity.walletId, recoveryId: recovery.id }
    return { proofKey, signature: signWith(addRecoveryText(way, proofKey)) }
  }

  return {
    async make({ identity, recovery, serverHalf }) {
      const entropy = randomBytes(32)
      try {
        const sealed = await sealForDevice(identity, serverHalf, entropy)
        const recoveryEnvelope = await sealForRecovery(
          identity,
          recovery,
          entropy,
        )
        const addresses = hold(entropy)
        const proofKey = proofKeyOf(recovery)
        return { addresses, ...sealed, recoveryEnvelope, proofKey }
      } finally {
        entropy.fill(0)
      }
    },

    open: openAndHold,

    async addRecovery({ recovery, ...parameters }) {
      const { walletId } = parameters.identity
      const proofKey = proofKeyOf(recovery)
      const way = { walletId, recoveryId: recovery.id }
      const text = addRecoveryText(way, proofKey)
      return { ...(await sealAndSign(parameters, recovery, text)), proofKey }
    },

    async vouch({ device, recovery, ...parameters }) {
      const { walletId } = parameters.identity
      const text = vouchText({ walletId, ...device })
      return await sealAndSign(parameters, recovery, text)
    },

    async removeRecovery({ recoveryId, ...parameters }) {
      await openAndHold(parameters)
      const { walletId } = parameters.identity
      return {
        signature: signWith(removeRecoveryText({ walletId, recoveryId })),
      }
    },

    async signDeposit(deposit) {
      if (!keys) throw new SignerError('locked')
      return signDeposit(keys.escrow, {
        ...deposit,
        addresses: addressesOf(keys),
      })
    },

    async signRebind({ email, rebindVersion, ...parameters }) {
      await openAndHold(parameters)
      if (!keys) throw new SignerError('locked')
      const { walletId } = parameters.identity
      const rebind = { walletId, email, version: rebindVersion }
      return { signature: signRebind(keys.escrow, rebind) }
    },

    async recover({ serverHalf, ...opening }) {
      const { address, identity } = opening
      const entropy = await openByRecovery(opening)
      try {
        const { eip155, solana } = hold(entropy, address)
        const sealed = await sealForDevice(identity, serverHalf, entropy)
        const signature = signWith(trustDeviceText(identity))
        const proof = proveAgain(opening)
        return { addresses: { eip155, solana }, ...sealed, proof, signature }
      } finally {
        entropy.fill(0)
      }
    },

    async signMove({ half, ...move }) {
      return { signature: signMove(half, move) }
    },

    async sign({ context, digest, request }) {
      if (!keys) throw new SignerError('locked')
      const namespace = request.method.startsWith('solana_')
        ? 'solana'
        : 'eip155'
      const key = keys[namespace]
      if (
        context.account !== key.address ||
        !context.network.startsWith(`${namespace}:`)
      )
        throw new SignerError('otherWallet')
      const summary = decodeRequest(request, context)
      if (digestSummary(summary) !== digest) throw new SignerError('shownOther')
      if (summary.refusals.length > 0) throw new SignerError('refused')
      return signRequest(request, use(keys))
    },

    async lock() {
      forget()
      return undefined
    },
  }
}

export declare namespace createSigner {
  interface Environment {
    /** Runs something later; the result prevents it. */
    readonly after: (delayMs: number, run: () => void) => () => void
    readonly randomBytes: (count: number) => Uint8Array<ArrayBuffer>
  }
}

function addressesOf({ eip155, solana }: WalletKeys): WalletAddresses {
  return { eip155: eip155.address, solana: solana.address }
}
