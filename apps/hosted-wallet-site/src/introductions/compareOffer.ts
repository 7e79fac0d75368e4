import {
  type IntroducedDevice,
  type IntroductionOffer,
  introductionCodeText,
  introductionCommitmentText,
} from '@hasp/protocol/walletService'
import { base64urlnopad } from '@scure/base'

/** No letter that looks like a digit, and no digit that looks like a letter. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 4

async function hash(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/** What a device says of its key and its number before it tells them. */
export async function commitTo(offer: IntroductionOffer): Promise<string> {
  return base64urlnopad.encode(await hash(introductionCommitmentText(offer)))
}

/**
 * The four characters that two devices show.
 * @throws where the offer is not what was committed to
 */
export async function compareOffer({
  commitment,
  device,
  offer,
  peerNonce,
}: {
  readonly commitment: string
  readonly device: IntroducedDevice
  readonly offer: IntroductionOffer
  readonly peerNonce: string
}): Promise<string> {
  if ((await commitTo(offer)) !== commitment)
    throw new Error('Something else was committed to.')
  const bytes = await hash(introductionCodeText(device, offer, peerNonce))
  // 256 is a multiple of their number: each is as likely as any other.
  return Array.from(
    bytes.subarray(0, length),
    (byte) => characters[byte % characters.length] ?? '',
  ).join('')
}
