import {
  concatHex,
  encodeDeployData,
  encodeEventTopics,
  erc20Abi,
  type Hex,
  numberToHex,
  parseAbi,
  size,
  zeroAddress,
} from 'viem'
import { testAccounts } from '../../../../devstack/addresses.js'
import artifacts from '../../../../devstack/contracts/artifacts.json' with {
  type: 'json',
}
import type { TestChain } from '../../../../devstack/testing/startTestChain.js'
import { sendTransaction } from './sendTransaction.js'

const [own, , stranger] = testAccounts

/** Puts contracts of somebody else on a chain. */
export function deployContracts(findChain: () => TestChain) {
  const deploy = async (data: Hex): Promise<Hex> => {
    const { contractAddress } = await sendTransaction(findChain(), {
      from: stranger,
      data,
      gas: '0x800000',
    })
    return contractAddress
  }
  return {
    /** @param holders have 7 of it each */
    token: (
      name: string,
      symbol: string,
      holders: readonly string[] = [own],
    ): Promise<Hex> =>
      deploy(
        encodeDeployData({
          abi: parseAbi([
            'constructor(string name, string symbol, uint8 decimals, address[] holders, uint256 share)',
          ]),
          bytecode: artifacts.TestToken.bytecode as Hex,
          args: [name, symbol, 6, holders as Hex[], 7_000_000n],
        }),
      ),
    /** A contract that says it gave a token, and then runs the code on each call. */
    hostile(code: Hex): Promise<Hex> {
      const topics = encodeEventTopics({
        abi: erc20Abi,
        eventName: 'Transfer',
        args: { from: zeroAddress, to: own as Hex },
      }) as Hex[]
      const words = [...topics]
        .reverse()
        .map((word) => concatHex(['0x7f', word]))
      return deploy(
        concatHex([
          // What it gave: one unit.
          '0x60015f52',
          ...words,
          // LOG3 of it.
          '0x60205fa3',
          // The code is the end of a word.
          numberToHex(0x60 + size(code) - 1, { size: 1 }),
          code,
          '0x5f52',
          concatHex(['0x60', numberToHex(size(code), { size: 1 })]),
          concatHex(['0x60', numberToHex(32 - size(code), { size: 1 })]),
          '0xf3',
        ]),
      )
    },
  }
}

/** What hostile contracts do when they are called. */
export const hostileCodes = {
  'spends all gas': '0x5b5f56',
  'answers with 1 MiB': '0x621000005ff3',
  'answers with 3 MB': '0x623000005ff3',
  reverts: '0x5f5ffd',
  'answers with nothing': '0x00',
  'answers with the largest number': '0x5f195f5260205ff3',
  /** Of all accounts one unit. */
  'spends all gas for its decimals': concatHex([
    // Where something is said of an account, on behind it.
    '0x36602414600b57',
    '0x5b600756',
    '0x5b60015f5260205ff3',
  ]),
  'answers with 1 MiB for its decimals': concatHex([
    '0x36602414600d57',
    '0x621000005ff3',
    '0x5b60015f5260205ff3',
  ]),
  /** Of others one unit, and as many decimals. */
  'reverts for the account 0': concatHex([
    '0x36602414156011576004356011575f5ffd',
    '0x5b60015f5260205ff3',
  ]),
} as const satisfies Readonly<Record<string, Hex>>
