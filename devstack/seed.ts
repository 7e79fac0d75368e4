import {
  createPublicClient,
  createWalletClient,
  http,
  parseAbi,
  parseEther,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import {
  type ChainAddress,
  deployerIndex,
  multicallAddress,
  type TestToken,
  testAccountEther,
  testAccounts,
  testMnemonic,
  testTokens,
  unlistedToken,
} from './addresses.js'
import artifacts from './contracts/artifacts.json' with { type: 'json' }
import { StackError } from './StackError.js'
import { seedNames } from './seedNames.js'

const tokenAbi = parseAbi([
  'constructor(string name, string symbol, uint8 decimals, address[] holders, uint256 share)',
  'function balanceOf(address owner) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function symbol() view returns (string)',
])

/** In order of deployment, which fixes their addresses. */
const seededTokens = [...testTokens, unlistedToken]

/**
 * Gives a fresh chain its tokens, and reads back what everybody then holds.
 * @param address the chain, with no transaction on it yet
 * @param options.multicall whether Multicall3's address answers on the chain
 * @throws StackError when an address or a balance is not the expected one
 * @example await seed(addresses().evmA, { multicall: true })
 */
export async function seed(
  address: ChainAddress,
  options: seed.Options,
): Promise<void> {
  const chain = createClients(address)
  await chain.request('anvil_setBalance', [
    chain.deployer.address,
    '0x8ac7230489e80000',
  ])
  if (options.multicall)
    await chain.request('anvil_setCode', [
      multicallAddress,
      artifacts.Multicall.deployedBytecode,
    ])
  for (const token of seededTokens) await deploy(chain, token)
  if (options.names) await seedNames(chain, options.names)
  await verify(chain, options)
}

export declare namespace seed {
  interface Options {
    readonly multicall: boolean
    /** Whether ENS is on the chain, and where its gateway is. */
    readonly names?: seedNames.Options | undefined
  }
}

type Clients = ReturnType<typeof createClients>

function createClients(address: ChainAddress) {
  const chain = {
    id: address.chainId,
    name: address.name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [address.url] } },
  }
  const transport = http(`http://127.0.0.1:${address.port}`)
  const publicClient = createPublicClient({
    chain,
    transport,
    pollingInterval: 20,
    cacheTime: 0,
  })
  const deployer = mnemonicToAccount(testMnemonic, {
    addressIndex: deployerIndex,
  })
  const walletClient = createWalletClient({
    account: deployer,
    chain,
    transport,
  })
  return {
    name: address.name,
    deployer,
    publicClient,
    walletClient,
    /** Asks the node for what only a test node does. */
    request: async (method: string, params: readonly string[]) => {
      await transport({ chain }).request({ method, params })
    },
  }
}

async function deploy(chain: Clients, token: TestToken): Promise<void> {
  const hash = await chain.walletClient.deployContract({
    abi: tokenAbi,
    bytecode: artifacts.TestToken.bytecode as `0x${string}`,
    args: [token.name, token.symbol, token.decimals, testAccounts, token.share],
  })
  const { contractAddress } =
    await chain.publicClient.waitForTransactionReceipt({ hash })
  expectEqual(
    chain,
    `the address of ${token.symbol}`,
    contractAddress?.toLowerCase(),
    token.address.toLowerCase(),
  )
}

async function verify(chain: Clients, options: seed.Options): Promise<void> {
  const { publicClient } = chain
  for (const token of seededTokens) {
    const contract = { abi: tokenAbi, address: token.address }
    expectEqual(
      chain,
      `the symbol of ${token.symbol}`,
      await publicClient.readContract({ ...contract, functionName: 'symbol' }),
      token.symbol,
    )
    expectEqual(
      chain,
      `the decimals of ${token.symbol}`,
      await publicClient.readContract({
        ...contract,
        functionName: 'decimals',
      }),
      token.decimals,
    )
    await Promise.all(
      testAccounts.map(async (account) => {
        const balance = await publicClient.readContract({
          ...contract,
          functionName: 'balanceOf',
          args: [account],
        })
        expectEqual(
          chain,
          `what ${account} holds of ${token.symbol}`,
          balance,
          token.share,
        )
      }),
    )
  }
  await Promise.all(
    testAccounts.map(async (account) => {
      expectEqual(
        chain,
        `the ether of ${account}`,
        await publicClient.getBalance({ address: account }),
        parseEther(`${testAccountEther}`),
      )
    }),
  )
  const code = await publicClient.getCode({ address: multicallAddress })
  expectEqual(
    chain,
    'whether there is code at the address of Multicall3',
    code !== undefined,
    options.multicall,
  )
}

function expectEqual<Value>(
  chain: Clients,
  subject: string,
  actual: Value,
  expected: Value,
): void {
  if (actual === expected) return
  throw new StackError(
    `On ${chain.name} ${subject} is ${String(actual)} instead of ${String(expected)}: start the stack again, so that its chains are fresh.`,
  )
}
