import { Transaction } from '@scure/btc-signer'
import { encodeBase64 } from '../../encoding/base64.js'
import type { BitcoinKey, KeyAddressType } from './bitcoinKey.js'

/**
 * Makes a PSBT (BIP-174) that spends one output of each kind of a key.
 * @returns base64
 */
export function createPsbt(
  key: BitcoinKey,
  types: readonly KeyAddressType[],
): string {
  const transaction = new Transaction()
  types.forEach((type, index) => {
    const { script } = key.payment(type, 'mainnet')
    const earlier = new Transaction({ allowUnknownInputs: true })
    earlier.addOutput({ script, amount: 50_000n })
    earlier.addInput({
      txid: '11'.repeat(32),
      index,
      finalScriptSig: Uint8Array.of(0x51),
    })
    transaction.addInput({
      txid: earlier.id,
      index: 0,
      ...(type === 'p2pkh'
        ? { nonWitnessUtxo: earlier.toBytes(true, false) }
        : { witnessUtxo: { script, amount: 50_000n } }),
      ...(type === 'p2sh' && {
        redeemScript: key.payment('p2wpkh', 'mainnet').script,
      }),
      ...(type === 'p2tr' && { tapInternalKey: key.publicKey.slice(1) }),
    })
  })
  const { script } = key.payment('p2wpkh', 'mainnet')
  transaction.addOutput({ script, amount: 40_000n })
  return encodeBase64(transaction.toPSBT())
}
