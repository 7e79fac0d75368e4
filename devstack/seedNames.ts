import {
  type Abi,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  labelhash,
  namehash,
  type PublicClient,
  parseAbi,
  parseGwei,
  toCoinType,
  zeroAddress,
  zeroHash,
} from 'viem'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import {
  addresses,
  ensContracts,
  gatewaySignerIndex,
  namePretender,
  ownDomain,
  seededNames,
  testMnemonic,
} from './addresses.js'
import artifacts from './contracts/artifacts.json' with { type: 'json' }
import published from './contracts/ens/published.json' with { type: 'json' }
import { StackError } from './StackError.js'

const abi = parseAbi([
  'function setSubnodeOwner(bytes32 node, bytes32 label, address owner)',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function setDefaultResolver(address resolver)',
  'function setController(address controller, bool enabled)',
  'function setNameForAddr(address addr, address owner, address resolver, string name)',
  'function setAddr(bytes32 node, uint256 coinType, bytes a)',
  'function setText(bytes32 node, string key, string value)',
  'function setName(bytes32 node, string name)',
])
/** ENSIP-11: of the chain that the registry is on. */
const coinTypeEth = 60n

const { offchainResolver, publicResolver, registry, reverseRegistrar } =
  ensContracts

/**
 * Puts ENS on a chain that has its tokens and nothing else: the seeded names,
 * and a domain whose names are with the data service.
 * @throws StackError when a contract is not at its address
 */
export async function seedNames(
  chain: seedNames.Chain,
  options: seedNames.Options,
): Promise<void> {
  const { address: deployer } = chain.deployer
  const signer = mnemonicToAccount(testMnemonic, {
    addressIndex: gatewaySignerIndex,
  })
  await send(chain, [
    deploy('registry', published.ENSRegistry),
    deploy('reverseRegistrar', published.ReverseRegistrar, [registry]),
    own(zeroHash, 'reverse', deployer),
    own(namehash('reverse'), 'addr', reverseRegistrar),
    // It claims its own reverse name, so the registrar has to be in charge.
    deploy('publicResolver', published.PublicResolver, [
      registry,
      zeroAddress,
      zeroAddress,
      reverseRegistrar,
    ]),
    deploy('universalResolver', artifacts.UniversalResolver, [registry]),
    deploy('offchainResolver', artifacts.OffchainResolver, [
      `${options.gatewayUrl}/ccip/{sender}/{data}.json`,
      signer.address,
    ]),
    own(zeroHash, 'eth', deployer),
    point(ownDomain, deployer, offchainResolver),
    tell(reverseRegistrar, 'setDefaultResolver', [publicResolver]),
    tell(reverseRegistrar, 'setController', [deployer, true]),
    own(namehash('reverse'), spaceB(), deployer),
    ...Object.values(seededNames).flatMap((seeded) => [
      point(seeded.name, deployer, publicResolver),
      ...recordsOf(seeded, deployer),
    ]),
    call(seededNames.ana.name, namePretender, deployer),
  ])
}

export declare namespace seedNames {
  interface Options {
    /** Where the data service is, which answers for {@link ownDomain}. */
    readonly gatewayUrl: string
  }
  interface Chain {
    readonly name: string
    readonly deployer: HDAccount
    readonly publicClient: PublicClient
  }
}

interface Order {
  readonly to?: Hex
  readonly data: Hex
  /** What it deploys. */
  readonly deployed?: keyof typeof ensContracts
}
type Seeded = (typeof seededNames)[keyof typeof seededNames]

function deploy(
  deployed: keyof typeof ensContracts,
  { abi, bytecode }: { readonly abi: readonly unknown[]; bytecode: string },
  args: readonly string[] = [],
): Order {
  const contract = { abi: abi as Abi, bytecode: bytecode as Hex, args }
  return { deployed, data: encodeDeployData(contract) }
}

function tell(
  to: Hex,
  functionName: (typeof abi)[number]['name'],
  args: readonly unknown[],
): Order {
  return { to, data: encodeFunctionData({ abi, functionName, args } as never) }
}

function own(parent: Hex, label: string, owner: Hex): Order {
  return tell(registry, 'setSubnodeOwner', [parent, labelhash(label), owner])
}

function point(name: string, owner: Hex, resolver: Hex): Order {
  const dot = name.indexOf('.')
  const [label, parent] = [name.slice(0, dot), name.slice(dot + 1)]
  const node = namehash(parent)
  const parameters = [node, labelhash(label), owner, resolver, 0n]
  return tell(registry, 'setSubnodeRecord', parameters)
}

/** Says what an account is called on the registry's own chain. */
function call(name: string, account: Hex, owner: Hex): Order {
  const parameters = [account, owner, publicResolver, name]
  return tell(reverseRegistrar, 'setNameForAddr', parameters)
}

/** ENSIP-19: what is above the accounts of chain B. */
function spaceB(): string {
  return toCoinType(addresses().evmB.chainId).toString(16)
}

function recordsOf(seeded: Seeded, deployer: Hex): Order[] {
  const node = namehash(seeded.name)
  const record = (functionName: 'setAddr' | 'setText', ...values: unknown[]) =>
    tell(publicResolver, functionName, [node, ...values])
  const orders = [
    record('setAddr', coinTypeEth, seeded.account),
    ...Object.entries(seeded.texts).map((text) => record('setText', ...text)),
    call(seeded.name, seeded.account, deployer),
  ]
  if (!('onChainB' in seeded)) return orders
  const { name, onChainB } = seeded
  const reverse = `${onChainB.slice(2).toLowerCase()}.${spaceB()}.reverse`
  return [
    ...orders,
    record('setAddr', toCoinType(addresses().evmB.chainId), onChainB),
    point(reverse, deployer, publicResolver),
    tell(publicResolver, 'setName', [namehash(reverse), name]),
  ]
}

/** One after the other, and looked at once all are sent. */
async function send(
  { deployer, name, publicClient }: seedNames.Chain,
  orders: readonly Order[],
): Promise<void> {
  const [chainId, first] = await Promise.all([
    publicClient.getChainId(),
    publicClient.getTransactionCount({ address: deployer.address }),
  ])
  const sent: [Order, Hex][] = []
  for (const [index, order] of orders.entries()) {
    const { data, to } = order
    const serializedTransaction = await deployer.signTransaction({
      ...(to && { to }),
      data,
      chainId,
      nonce: first + index,
      gas: 6_000_000n,
      maxFeePerGas: parseGwei('10'),
      maxPriorityFeePerGas: 0n,
      type: 'eip1559',
    })
    const hash = await publicClient.sendRawTransaction({
      serializedTransaction,
    })
    sent.push([order, hash])
  }
  for (const [{ deployed }, hash] of sent) {
    const { contractAddress, status } =
      await publicClient.waitForTransactionReceipt({ hash })
    const isRight = deployed
      ? contractAddress?.toLowerCase() === ensContracts[deployed].toLowerCase()
      : status === 'success'
    if (isRight) continue
    const what = deployed ? `${deployed} is` : 'names are'
    throw new StackError(
      `On ${name} the ${what} not where expected: start the stack again, so that its chains are fresh.`,
    )
  }
}
