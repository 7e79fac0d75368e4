import { concatHex, encodeAbiParameters, type Hex } from 'viem'
import { expect } from 'vitest'
import { testAccounts } from '../../../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../../../devstack/testing/startTestChain.js'
import { checksumAddress } from '../../../addresses/checksumAddress.js'

/** A chain of a test's own, on which accounts are made that are contracts. */
export async function startContractChain(chainId = 31337) {
  const chain = await startTestChain({ chainId, multicall: false })
  return { ...chain, ...contractsOn(chain) }
}

function contractsOn(chain: TestChain) {
  async function send(transaction: object): Promise<{ address: Hex }> {
    const hash = await chain.request('eth_sendTransaction', [
      { from: testAccounts[0], gas: '0x2dc6c0', ...transaction },
    ])
    await chain.request('evm_mine')
    const receipt = (await chain.request('eth_getTransactionReceipt', [
      hash,
    ])) as { contractAddress: Hex | null; status: Hex }
    expect(receipt.status).toBe('0x1')
    return { address: toChecksum(receipt.contractAddress ?? '0x') }
  }
  return {
    send,
    deploy: async (bytecode: string, ...words: Hex[]) =>
      (await send({ data: concatHex([bytecode as Hex, ...words]) })).address,
  }
}

export function toChecksum(address: string): Hex {
  return (checksumAddress(address) ?? '0x') as Hex
}

/** An argument of a contract when it is made. */
export function word(type: 'address' | 'uint256', value: Hex | bigint): Hex {
  return encodeAbiParameters([{ type }], [value as never])
}
