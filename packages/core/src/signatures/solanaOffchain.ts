import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'

/** What no transaction begins with, and the version of the header. */
const signingDomain = Uint8Array.of(255, ...utf8ToBytes('solana offchain'), 0)

/** Longer texts have a format of their own: no hardware wallet holds them. */
const longestShown = 1212

/**
 * The text behind the header of Solana's off-chain messages, version 0: as the
 * specification has it, without an application's domain and with one signer;
 * and as the first wallets wrote it, without both. Which format a text is of is
 * up to them.
 * @returns every way in which a wallet may write it
 */
export function solanaOffchain(
  text: Uint8Array,
  publicKey: Uint8Array,
): readonly Uint8Array[] {
  const noApplication = new Uint8Array(32)
  const length = Uint8Array.of(text.length & 255, text.length >> 8)
  const formats = text.length <= longestShown ? [0, 1] : [2]
  return formats.flatMap((format) => [
    concatBytes(
      signingDomain,
      noApplication,
      Uint8Array.of(format, 1),
      publicKey,
      length,
      text,
    ),
    concatBytes(signingDomain, Uint8Array.of(format), length, text),
  ])
}
