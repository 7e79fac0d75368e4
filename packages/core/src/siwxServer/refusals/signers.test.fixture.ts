import { makeSignDoc, serializeSignDoc } from '@cosmjs/amino'
import { ed25519 } from '@noble/curves/ed25519'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import type { PrivateKeyAccount } from 'viem/accounts'
import { formatSs58 } from '../../addresses/ss58.js'
import { encodeBase58 } from '../../encoding/base58.js'
import { encodeBase64 } from '../../encoding/base64.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import type { SignInForm } from '../../entities/signIn/signInForm.js'
import { bitcoinMainnet } from '../../networks/bitcoin/bitcoinMainnet.js'
import { cosmosHub } from '../../networks/cosmos/cosmosHub.js'
import { polkadotRelay } from '../../networks/polkadot/polkadotRelay.js'
import { solanaMainnet } from '../../networks/solana/solanaMainnet.js'
import { formatSignInMessage } from '../../siwx/message/formatSignInMessage.js'
import { bitcoinKey } from '../../testing/bitcoin/bitcoinKey.js'
import { createCosmosKey } from '../../testing/cosmos/createCosmosKey.js'
import { createPolkadotKey } from '../../testing/polkadot/createPolkadotKey.js'
import {
  ada,
  bo,
  type Challenge,
  first,
  type Proof,
} from '../openSite.test.fixture.js'

/** An account of one family, with what its wallet makes of a text. */
export type Signer = {
  readonly networkId: NetworkId
  readonly address: string
  readonly form: SignInForm
  readonly publicKey?: string
  sign(text: string): Promise<string>
}

/** Two accounts of each family. */
export const signers = {
  eip155: [evm(ada), evm(bo)],
  solana: [solana('Ada'), solana('Bo')],
  bip122: [bitcoin(1), bitcoin(2)],
  polkadot: [polkadot('Ada'), polkadot('Bo')],
  cosmos: [cosmos('Ada'), cosmos('Bo')],
} as const satisfies { readonly [name: string]: readonly [Signer, Signer] }

function evm(account: PrivateKeyAccount): Signer {
  return {
    networkId: first.caipNetworkId,
    address: account.address,
    form: 'text',
    sign: (message) => account.signMessage({ message }),
  }
}

function solana(seed: string): Signer {
  const secret = sha256(utf8ToBytes(seed))
  return {
    networkId: solanaMainnet.caipNetworkId,
    address: encodeBase58(ed25519.getPublicKey(secret)),
    form: 'text',
    sign: async (text) => encodeBase58(ed25519.sign(utf8ToBytes(text), secret)),
  }
}

function bitcoin(number: number): Signer {
  const key = bitcoinKey(number)
  return {
    networkId: bitcoinMainnet.caipNetworkId,
    address: key.address('p2wpkh', 'mainnet'),
    form: 'bip322',
    sign: async (text) => encodeBase64(key.signBip322(text, 'p2wpkh')),
  }
}

function polkadot(seed: string): Signer {
  const key = createPolkadotKey('sr25519', seed)
  return {
    networkId: polkadotRelay.caipNetworkId,
    address: formatSs58(key.accountId, 0),
    form: 'wrappedBytes',
    sign: async (text) =>
      `0x${bytesToHex(key.sign(utf8ToBytes(`<Bytes>${text}</Bytes>`)))}`,
  }
}

function cosmos(seed: string): Signer {
  const key = createCosmosKey(seed)
  const signer = key.address('cosmos')
  return {
    networkId: cosmosHub.caipNetworkId,
    address: signer,
    form: 'adr36',
    publicKey: encodeBase64(key.publicKey),
    sign: async (text) => {
      const data = encodeBase64(utf8ToBytes(text))
      const message = { type: 'sign/MsgSignData', value: { signer, data } }
      const fee = { gas: '0', amount: [] }
      const document = makeSignDoc([message], fee, '', '', 0, 0)
      return encodeBase64(key.sign(serializeSignDoc(document)))
    },
  }
}

/** What a signer's wallet is to sign of a challenge. */
export function textFor(
  { networkIds: _, ...challenge }: Challenge,
  { address, networkId }: Signer,
): string {
  return formatSignInMessage({
    ...challenge,
    accountAddress: address,
    chainId: networkId,
  })
}

/** Signs a text, or the one that the challenge means. */
export async function proveAs(
  signer: Signer,
  challenge: Challenge,
  text = textFor(challenge, signer),
): Promise<Proof> {
  const { address, form, networkId, publicKey } = signer
  const signature = await signer.sign(text)
  return {
    ...{ networkId, address, form, signature },
    ...(publicKey !== undefined && { publicKey }),
  }
}
