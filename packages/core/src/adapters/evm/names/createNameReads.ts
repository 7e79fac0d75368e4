import { checksumAddress } from '../../../addresses/checksumAddress.js'
import { coinTypeOf, etherCoinType } from '../../../ens/coinTypeOf.js'
import { encodeName } from '../../../ens/encodeName.js'
import { normalizeName } from '../../../ens/normalizeName.js'
import type { Network } from '../../../entities/network/network.js'
import type { createRpcClients } from '../../../jsonRpc/createRpcClients.js'
import { parseHexData } from '../../../jsonRpc/parseHexData.js'
import { mainnet } from '../../../networks/evm/mainnet.js'
import type { Environment } from '../../../ports/Environment.js'
import type { NameReads } from '../../../ports/NameReads.js'
import { loadOnce } from '../../../utils/loadOnce.js'
import { isContractCode } from '../chain/isContractCode.js'
import { askGateway } from './askGateway.js'
import { callResolver } from './callResolver.js'
import {
  type CallUniversalResolver,
  readPrimaryName,
  readRecord,
} from './readRecord.js'

const loadSigning = loadOnce(() => import('../signMessage.js'))

/** Where the universal resolver of ENS is on public networks. */
const publicResolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

/** Where names are looked up, and whom resolvers may ask. */
export type NamesOption = {
  /**
   * The network that names are kept on. Unless given, Ethereum's main network:
   * by the nodes that the kit has for it, else by public ones.
   */
  readonly network?: Network | undefined
  /**
   * Origins of gateways that may be asked where a resolver wants an answer
   * from outside the chain (ERC-3668), e.g. the data service's. None unless
   * given, so that no contract sends the page to a host.
   */
  readonly gateways?: readonly string[] | undefined
}

/** Reads names by the nodes of the names network. */
export function createNameReads(
  environment: Environment,
  clientOf: ReturnType<typeof createRpcClients>,
  { gateways = [], network: own }: NamesOption = {},
): NameReads {
  const namesNetwork = (networks: readonly Network[]) =>
    own ??
    networks.find(
      ({ caipNetworkId }) => caipNetworkId === mainnet.caipNetworkId,
    ) ??
    mainnet
  const isNamesNetwork: NameReads['isNamesNetwork'] = ({ network, networks }) =>
    namesNetwork(networks).caipNetworkId === network.caipNetworkId
  const coinType: NameReads['coinTypeOf'] = ({ chainNamespace, id }) =>
    chainNamespace === 'eip155' ? coinTypeOf(Number(id)) : undefined
  const callOn =
    (network: Network, signal: AbortSignal): CallUniversalResolver =>
    (data) =>
      callResolver({
        client: clientOf(network),
        to: network.contracts?.ensUniversalResolver?.address ?? publicResolver,
        data,
        ask: (question) =>
          askGateway({ environment, allowed: gateways, signal }, question),
        signal,
      })

  return {
    normalize: normalizeName,
    parseAddress: checksumAddress,
    coinTypeOf: coinType,
    isNamesNetwork,
    signText: async (p) => (await loadSigning()).signText(p),
    async readRecords({ name, network, networks, signal }) {
      const encoded = encodeName(name)
      const home = namesNetwork(networks)
      const wanted = [...new Set([coinType(network), etherCoinType])]
      const found = await Promise.all(
        wanted.map(async (type) => {
          if (!encoded || type === undefined) return []
          const address = await readRecord(callOn(home, signal), encoded, type)
          return address === undefined ? [] : [{ coinType: type, address }]
        }),
      )
      const records = found.flat()
      const [first] = records
      return {
        records,
        isSharedContract:
          first?.coinType === etherCoinType &&
          !isNamesNetwork({ network, networks }) &&
          isContractCode(
            await clientOf(home).read({
              method: 'eth_getCode',
              params: [first.address, 'latest'],
              parse: parseHexData,
              isChainAsserted: true,
              signal,
            }),
          ),
      }
    },
    async readPrimaryName({ address, network, networks, signal }) {
      const type = coinType(network)
      const call = callOn(namesNetwork(networks), signal)
      const isHere = isNamesNetwork({ network, networks })
      const name =
        (type && (await readPrimaryName(call, address, type))) ||
        // On the names network an account of Ether is an account there.
        (isHere && type !== etherCoinType
          ? await readPrimaryName(call, address, etherCoinType)
          : undefined)
      // One that is written in another way deceives somebody.
      return name && (await normalizeName(name)) === name ? name : undefined
    },
  }
}
