import { encodeFunctionData, parseEther } from 'viem'
import artifacts from '../../devstack/contracts/artifacts.json' with {
  type: 'json',
}
import { chainA, nodeA } from '../chains.js'
import { freshAccount } from '../freshAccount.js'

const { abi, bytecode } = artifacts.RedPill

/** A contract that pays twice what it gets until it is turned. */
export async function makePill() {
  // Others send from the common one, by a count that they read before.
  const { address: account } = await freshAccount()
  const hash = await chainA.sendUnsignedTransaction({
    from: account,
    data: `${bytecode}${(16).toString(16).padStart(64, '0')}`,
    value: parseEther('1'),
  } as never)
  const { contractAddress } = await nodeA.waitForTransactionReceipt({ hash })
  const to = contractAddress as `0x${string}`
  const data = encodeFunctionData({ abi, functionName: 'turn' })
  return {
    to,
    data: encodeFunctionData({ abi, functionName: 'claim' }),
    turn: async () => {
      const turned = await chainA.sendUnsignedTransaction({
        from: account,
        to,
        data,
      } as never)
      await nodeA.waitForTransactionReceipt({ hash: turned })
    },
  }
}
