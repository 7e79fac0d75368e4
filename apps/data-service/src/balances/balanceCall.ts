import { encodeFunctionData, erc20Abi, type Hex } from 'viem'

/** What any token is asked for an account's balance: the same for all. */
export const balanceCall = (owner: Hex): Hex =>
  encodeFunctionData({
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  })

/** What a token is asked for its decimals. */
export const decimalsCall = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'decimals',
})
