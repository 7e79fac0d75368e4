import * as v from 'valibot'
import {
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  type Hex,
  hashMessage,
  isAddressEqual,
  recoverAddress,
  size,
} from 'viem'
import { isReverted, type Nodes } from '../sources/createNodes.js'

/** The validator answers with one byte: a node that says else did not run it. */
const answerSchema = v.picklist(['0x00', '0x01'])
const keySignatureBytes = 65

/** Who signed: a key, or a contract that takes the signature for its own. */
export type Signer = 'key' | 'contract'

/**
 * Whether an account signed a message.
 * @param nodes of the network that the account is on
 * @returns undefined where it did not
 * @throws UpstreamFailure where only a node could tell, and none answers
 * @see EIP-191, ERC-1271, ERC-6492
 */
export async function verifySignature(
  nodes: Nodes,
  { address, message, signature }: verifySignature.Claim,
): Promise<Signer | undefined> {
  const hash = hashMessage(message)
  if (await isOfKey(address, hash, signature)) return 'key'
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [address, hash, signature],
  })
  try {
    const answer = await nodes.ask(
      'eth_call',
      [{ data }, 'latest'],
      answerSchema,
    )
    return answer === '0x01' ? 'contract' : undefined
  } catch (error) {
    // The contract failed, not the node.
    if (isReverted(error)) return undefined
    throw error
  }
}

export declare namespace verifySignature {
  interface Claim {
    readonly address: Hex
    readonly message: string
    readonly signature: Hex
  }
}

async function isOfKey(
  address: Hex,
  hash: Hex,
  signature: Hex,
): Promise<boolean> {
  if (size(signature) !== keySignatureBytes) return false
  try {
    return isAddressEqual(await recoverAddress({ hash, signature }), address)
  } catch {
    return false
  }
}
