import { makeSignDoc, serializeSignDoc } from '@cosmjs/amino'
import { ed25519 } from '@noble/curves/ed25519'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { formatSs58 } from '../../packages/core/src/addresses/ss58.js'
import { encodeBase58 } from '../../packages/core/src/encoding/base58.js'
import { encodeBase64 } from '../../packages/core/src/encoding/base64.js'
import { bitcoinKey } from '../../packages/core/src/testing/bitcoin/bitcoinKey.js'
import { createCosmosKey } from '../../packages/core/src/testing/cosmos/createCosmosKey.js'
import { createPolkadotKey } from '../../packages/core/src/testing/polkadot/createPolkadotKey.js'

/** Keys that sign one text, in the forms that wallets have. */
const secret = new Uint8Array(32).fill(7)
const bitcoin = bitcoinKey(1)
const polkadot = createPolkadotKey('sr25519', 'Ada')
const cosmos = createCosmosKey('Ada')

export const text = `tide.example wants you to sign in with your account:\n\nSign in to Tide.\n${'.'.repeat(300)}`

export const solanaKey = {
  publicKey: ed25519.getPublicKey(secret),
  address: encodeBase58(ed25519.getPublicKey(secret)),
  signature: ed25519.sign(utf8ToBytes(text), secret),
}

export const bitcoinProof = (type: 'p2wpkh' | 'p2tr') => ({
  address: bitcoin.address(type, 'mainnet'),
  signature: encodeBase64(bitcoin.signBip322(text, type)),
})

const cosmosSigner = cosmos.address('cosmos')
const message = {
  type: 'sign/MsgSignData',
  value: { signer: cosmosSigner, data: encodeBase64(utf8ToBytes(text)) },
}
const document = makeSignDoc([message], { gas: '0', amount: [] }, '', '', 0, 0)

export const cosmosKey = {
  publicKey: cosmos.publicKey,
  address: cosmosSigner,
  signature: cosmos.sign(serializeSignDoc(document)),
}

export const polkadotKey = {
  address: formatSs58(polkadot.accountId, 0),
  signature: `0x${bytesToHex(polkadot.sign(utf8ToBytes(`<Bytes>${text}</Bytes>`)))}`,
}
