import {
  encodeFunctionData,
  type Hex,
  labelhash,
  namehash,
  parseAbi,
} from 'viem'
import { ensContracts } from '../devstack/addresses.js'
import { chainA, nodeA } from './chains.js'

const { publicResolver, registry, reverseRegistrar } = ensContracts
const abi = parseAbi([
  'function owner(bytes32 node) view returns (address)',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function setAddr(bytes32 node, address account)',
  'function setText(bytes32 node, string key, string value)',
  'function setNameForAddr(address addr, address owner, address resolver, string name)',
])

/**
 * Gives an account a name on chain A, and says that it is called so.
 * @param about.name directly below `eth`
 * @param about.avatar what the name says its picture is
 */
export async function registerEnsName(about: {
  readonly account: Hex
  readonly avatar: string
  readonly name: `${string}.eth`
}): Promise<void> {
  const { account, avatar, name } = about
  const eth = namehash('eth')
  const node = namehash(name)
  const owner = await nodeA.readContract({
    ...{ address: registry, abi, functionName: 'owner', args: [eth] },
  })
  await chainA.impersonateAccount({ address: owner })
  const label = labelhash(name.slice(0, -'.eth'.length))
  const calls = [
    [registry, 'setSubnodeRecord', [eth, label, owner, publicResolver, 0n]],
    [publicResolver, 'setAddr', [node, account]],
    [publicResolver, 'setText', [node, 'avatar', avatar]],
    [
      reverseRegistrar,
      'setNameForAddr',
      [account, owner, publicResolver, name],
    ],
  ] as const
  for (const [to, functionName, args] of calls) {
    const data = encodeFunctionData({ abi, functionName, args } as never)
    const hash = await chainA.request({
      method: 'eth_sendTransaction' as never,
      params: [{ from: owner, to, data, gas: '0x400000' }] as never,
    })
    await nodeA.waitForTransactionReceipt({ hash })
  }
}
