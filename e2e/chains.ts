import { createPublicClient, createTestClient, erc20Abi, http } from 'viem'
import { addresses, testAccounts, testTokens } from '../devstack/addresses.js'
import { testPortOffset } from '../devstack/testing/testPortOffset.js'

/** Where the parts of the stack are. */
export const stack = addresses(testPortOffset(process.env))

/** The node of chain A, asked without the kit. */
export const nodeA = createPublicClient({
  transport: http(stack.evmA.url),
  cacheTime: 0,
})

/** Chain A, where a test may decide what accounts have. */
export const chainA = createTestClient({
  mode: 'anvil',
  transport: http(stack.evmA.url),
})

/** The dev wallet's first account. */
export const [ownAccount] = testAccounts

/** An account that nothing else in the journeys uses. */
export const receiver = testAccounts[7]

export const [, dollar] = testTokens

/** Base units of the 6-decimals token. */
export async function dollarsOf(address: `0x${string}`): Promise<bigint> {
  return await nodeA.readContract({
    abi: erc20Abi,
    address: dollar.address,
    functionName: 'balanceOf',
    args: [address],
  })
}

/** Base units of ether. */
export async function weiOf(address: `0x${string}`): Promise<bigint> {
  return await nodeA.getBalance({ address })
}
