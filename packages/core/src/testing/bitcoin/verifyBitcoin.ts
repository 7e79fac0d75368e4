import { sha256 } from '@noble/hashes/sha2'
import {
  address as addresses,
  crypto,
  initEccLib,
  networks,
  Psbt,
  payments,
  script as scripts,
  Transaction,
} from 'bitcoinjs-lib'
import * as ecc from 'tiny-secp256k1'

/** What a signature of a message is checked against. */
type SignedMessage = {
  readonly address: string
  readonly message: string
  /** Base64. */
  readonly signature: string
}

const all = [networks.bitcoin, networks.testnet, networks.regtest]

/**
 * Checks a message's signature, BIP-322 or ECDSA, with libraries that share no
 * code with the signer's.
 */
export function verifyMessage(signed: SignedMessage): boolean {
  const bytes = Buffer.from(signed.signature, 'base64')
  return bytes.length === 65 && (bytes[0] ?? 0) >= 27 && (bytes[0] ?? 0) <= 42
    ? verifyEcdsa(signed, bytes)
    : verifyBip322(signed, bytes)
}

/** Checks the signatures of these inputs of a PSBT in base64. */
export function verifyPsbt(psbt: string, inputs: readonly number[]): boolean {
  initEccLib(ecc)
  const parsed = Psbt.fromBase64(psbt)
  return inputs.every((index) =>
    parsed.validateSignaturesOfInput(index, (publicKey, hash, signature) =>
      publicKey.length === 32
        ? ecc.verifySchnorr(hash, publicKey, signature)
        : ecc.verify(hash, publicKey, signature),
    ),
  )
}

function scriptOf(address: string): Uint8Array {
  initEccLib(ecc)
  for (const network of all)
    try {
      return addresses.toOutputScript(address, network)
    } catch {
      // It is of another network.
    }
  throw new Error(`${address} is no address`)
}

/** BIP-137: the key is recovered, and has to have the address. */
function verifyEcdsa(signed: SignedMessage, bytes: Uint8Array): boolean {
  const text = Buffer.from(signed.message)
  const hash = crypto.hash256(
    Buffer.concat([
      Buffer.from('\x18Bitcoin Signed Message:\n'),
      Buffer.from([text.length]),
      text,
    ]),
  )
  const recovery = (((bytes[0] ?? 0) - 27) & 3) as 0 | 1 | 2 | 3
  const publicKey = ecc.recover(hash, bytes.subarray(1), recovery, true)
  if (!publicKey) return false
  const script = Buffer.from(scriptOf(signed.address))
  const hashed = crypto.hash160(publicKey)
  const p2wpkh = payments.p2wpkh({ hash: hashed })
  const outputs = [
    p2wpkh.output,
    payments.p2pkh({ hash: hashed }).output,
    payments.p2sh({ redeem: p2wpkh }).output,
  ]
  return outputs.some((output) => output && script.equals(output))
}

function verifyBip322(signed: SignedMessage, bytes: Uint8Array): boolean {
  const script = scriptOf(signed.address)
  const tag = sha256(Buffer.from('BIP0322-signed-message'))
  const hash = sha256(Buffer.concat([tag, tag, Buffer.from(signed.message)]))
  const toSpend = new Transaction()
  toSpend.version = 0
  toSpend.addInput(
    new Uint8Array(32),
    0xffffffff,
    0,
    Buffer.concat([Buffer.from([0, 32]), hash]),
  )
  toSpend.addOutput(script, 0n)
  const toSign = new Transaction()
  toSign.version = 0
  toSign.addInput(toSpend.getHash(), 0, 0)
  toSign.addOutput(Uint8Array.of(0x6a), 0n)
  return verifyWitness(toSign, script, readWitness(bytes))
}

function verifyWitness(
  toSign: Transaction,
  script: Uint8Array,
  witness: readonly Uint8Array[],
): boolean {
  const [signature, publicKey] = witness
  const program = script.subarray(2)
  if (!signature) return false
  if (script[0] === 0x51) {
    const type = signature.length === 65 ? (signature[64] ?? 0) : 0
    const hash = toSign.hashForWitnessV1(0, [script], [0n], type)
    return ecc.verifySchnorr(hash, program, signature.subarray(0, 64))
  }
  if (!publicKey) return false
  const owner = crypto.hash160(publicKey)
  if (!Buffer.from(owner).equals(program)) return false
  const { output } = payments.p2pkh({ hash: owner })
  const { hashType, signature: raw } = scripts.signature.decode(signature)
  if (!output || hashType !== 1) return false
  const hash = toSign.hashForWitnessV0(0, output, 0n, hashType)
  return ecc.verify(hash, publicKey, raw)
}

/** Lengths here are below 253: one byte each. */
function readWitness(bytes: Uint8Array): readonly Uint8Array[] {
  const items: Uint8Array[] = []
  for (let at = 1; at < bytes.length; ) {
    const length = bytes[at] ?? 0
    items.push(bytes.subarray(at + 1, at + 1 + length))
    at += 1 + length
  }
  return items
}
