/** A device that another one is to vouch for, as both of them know it. */
export interface IntroducedDevice {
  readonly walletId: string
  readonly deviceId: string
  /** The site around it, and the browser. */
  readonly origin: string
  readonly name: string
}

/** What the new device commits to. */
export interface IntroductionOffer {
  /** X25519: what opens the wallet is sealed to it. */
  readonly publicKey: string
  readonly nonce: string
}

/** What HPKE is told that it seals for a device that was vouched for. */
export const introductionInfo = 'hw1/introduction'

/**
 * What is hashed (SHA-256) to commit to a key and a number.
 * @example
 * import { introductionCommitmentText } from '@hasp/protocol/walletService'
 *
 * introductionCommitmentText({ publicKey: 'a', nonce: 'b' })
 */
export function introductionCommitmentText(offer: IntroductionOffer): string {
  return JSON.stringify(['hw1/offer', offer.publicKey, offer.nonce])
}

/**
 * What is hashed (SHA-256) for the four characters that both devices show.
 * @example
 * import { introductionCodeText } from '@hasp/protocol/walletService'
 *
 * introductionCodeText(
 *   { walletId: 'a', deviceId: 'b', origin: 'https://tide.example', name: 'c' },
 *   { publicKey: 'd', nonce: 'e' },
 *   'f',
 * )
 */
export function introductionCodeText(
  device: IntroducedDevice,
  offer: IntroductionOffer,
  peerNonce: string,
): string {
  const { deviceId, name, origin, walletId } = device
  return JSON.stringify([
    'hw1/code',
    ...[walletId, deviceId, origin, name],
    ...[offer.publicKey, offer.nonce, peerNonce],
  ])
}

/**
 * What the key of a wallet signs (EIP-191) for a device that it vouches for.
 * @example
 * import { vouchText } from '@hasp/protocol/walletService'
 *
 * vouchText({ walletId: 'a', deviceId: 'b', publicKey: 'c' })
 */
export function vouchText(of: {
  readonly walletId: string
  readonly deviceId: string
  readonly publicKey: string
}): string {
  return `hw1/vouch\nwallet ${of.walletId}\ndevice ${of.deviceId}\nkey ${of.publicKey}`
}
