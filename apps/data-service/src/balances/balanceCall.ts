import {
  encodeFunctionData,
  erc20Abi,
  type Hex,
  pad,
  toFunctionSelector,
} from 'viem'

const balanceOf = toFunctionSelector('balanceOf(address)')

/** What any token is asked for an account's balance: the same for all. */
export const balanceCall = (owner: Hex): Hex =>
  `${balanceOf}${pad(owner).slice(2)}`

/** What a token is asked for its decimals. */
export const decimalsCall = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'decimals',
})
