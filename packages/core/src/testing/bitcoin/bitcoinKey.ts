import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import {
  CompactSize,
  NETWORK,
  p2pkh,
  p2sh,
  p2tr,
  p2wpkh,
  RawWitness,
  TEST_NETWORK,
  Transaction,
} from '@scure/btc-signer'

/** The addresses that one key has. */
export type KeyAddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'

const networks = {
  mainnet: NETWORK,
  testnet: TEST_NETWORK,
  testnet4: TEST_NETWORK,
  signet: TEST_NETWORK,
  regtest: { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
}

export type KeyNetwork = keyof typeof networks

/** A key of a wallet for tests, which signs as real wallets do. */
export type BitcoinKey = ReturnType<typeof bitcoinKey>

/**
 * Makes a key from a number.
 * @example bitcoinKey(1).address('p2wpkh', 'mainnet')
 */
export function bitcoinKey(number: number) {
  const secret = sha256(utf8ToBytes(`test key ${number}`))
  return bitcoinKeyOf(secret)
}

/** @param secret 32 bytes */
export function bitcoinKeyOf(secret: Uint8Array) {
  const publicKey = secp256k1.getPublicKey(secret, true)
  const payment = (type: KeyAddressType, name: KeyNetwork) => {
    const network = networks[name]
    if (type === 'p2pkh') return p2pkh(publicKey, network)
    if (type === 'p2wpkh') return p2wpkh(publicKey, network)
    if (type === 'p2sh') return p2sh(p2wpkh(publicKey, network), network)
    return p2tr(publicKey.slice(1), undefined, network)
  }
  return {
    publicKey,
    payment,
    address: (type: KeyAddressType, name: KeyNetwork) =>
      payment(type, name).address ?? '',
    /** BIP-137: 65 bytes, of which the first tells how to recover the key. */
    signEcdsa(message: string): Uint8Array {
      const signature = secp256k1.sign(hashOfMessage(message), secret)
      return concatBytes(
        Uint8Array.of(27 + 4 + signature.recovery),
        signature.toCompactRawBytes(),
      )
    },
    /** BIP-322, simple: the witness of a transaction that nobody sends. */
    signBip322(message: string, type: 'p2wpkh' | 'p2sh' | 'p2tr'): Uint8Array {
      const { script } = payment(type, 'mainnet')
      const toSign = new Transaction({ version: 0, allowUnknownOutputs: true })
      toSign.addInput({
        txid: spentBy(message, script).id,
        index: 0,
        sequence: 0,
        witnessUtxo: { script, amount: 0n },
        ...(type === 'p2tr' && { tapInternalKey: publicKey.slice(1) }),
        ...(type === 'p2sh' && {
          redeemScript: payment('p2wpkh', 'mainnet').script,
        }),
      })
      toSign.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
      toSign.sign(secret)
      toSign.finalize()
      return RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? [])
    },
    /** Signs these inputs of a PSBT. */
    signPsbt(
      psbt: Uint8Array,
      inputs: readonly {
        readonly index: number
        readonly sighashTypes?: readonly number[] | undefined
      }[],
      isFinal = false,
    ): { psbt: Uint8Array; txid: string | undefined } {
      const transaction = Transaction.fromPSBT(psbt)
      for (const { index, sighashTypes } of inputs) {
        const isSigned = transaction.signIdx(
          secret,
          index,
          sighashTypes && [...sighashTypes],
        )
        if (!isSigned) throw new Error(`Input ${index} is not of this key`)
        if (isFinal) transaction.finalizeIdx(index)
      }
      const txid = isFinal && transaction.isFinal ? transaction.id : undefined
      return { psbt: transaction.toPSBT(), txid }
    },
  }
}

/** What BIP-322 spends: it commits to the message and the address. */
function spentBy(message: string, script: Uint8Array): Transaction {
  const tag = sha256(utf8ToBytes('BIP0322-signed-message'))
  const hash = sha256(concatBytes(tag, tag, utf8ToBytes(message)))
  const toSpend = new Transaction({
    version: 0,
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
    disableScriptCheck: true,
  })
  toSpend.addOutput({ script, amount: 0n })
  toSpend.addInput({
    txid: '00'.repeat(32),
    index: 0xffffffff,
    sequence: 0,
    finalScriptSig: concatBytes(Uint8Array.of(0, 32), hash),
  })
  return toSpend
}

function hashOfMessage(message: string): Uint8Array {
  const prefix = utf8ToBytes('\x18Bitcoin Signed Message:\n')
  const text = utf8ToBytes(message)
  const length = CompactSize.encode(BigInt(text.length))
  return sha256(sha256(concatBytes(prefix, length, text)))
}
