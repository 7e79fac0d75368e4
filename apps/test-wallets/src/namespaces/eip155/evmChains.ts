import { ProviderRpcError } from '../../ProviderRpcError.js'
import { readParams } from '../readParams.js'
import type { PrepareRequest, RequestContext } from '../WalletNamespace.js'
import { readChainId } from './readChainId.js'

/** EIP-3326. */
const switchChain: PrepareRequest = ({ params }, setup) => {
  const id = readId(params)
  if (setup.knownChains().some((chain) => chain.id === id))
    return prepareSwitch(id, setup)
  throw new ProviderRpcError(4902, 'The wallet does not know this network.')
}

/** EIP-3085: adds the network if it is new, and goes there. */
const addChain: PrepareRequest = ({ params }, setup) => {
  const id = readId(params)
  if (setup.knownChains().some((chain) => chain.id === id))
    return prepareSwitch(id, setup)
  const { chainName, rpcUrls } = readParams(params)
  const urls: unknown[] = Array.isArray(rpcUrls) ? rpcUrls : []
  const rpcUrl = urls.find((url) => typeof url === 'string')
  if (rpcUrl === undefined)
    throw new ProviderRpcError(-32602, 'The network has no node.')
  const name = typeof chainName === 'string' ? chainName : `Network ${id}`
  return {
    heading: 'Add a network and switch to it',
    details: [
      { term: 'New network', detail: `${name} (${id})` },
      { term: 'Node', detail: rpcUrl },
    ],
    async fulfil() {
      setup.addChain({ id, name, rpcUrl })
      await setup.goToChain(id)
      return null
    },
  }
}

/** The requests that move the wallet to another network. */
export const prepareChainMethods: Readonly<Record<string, PrepareRequest>> = {
  wallet_switchEthereumChain: switchChain,
  wallet_addEthereumChain: addChain,
}

function prepareSwitch(id: number, setup: RequestContext) {
  const name = setup.knownChains().find((chain) => chain.id === id)?.name
  return {
    heading: 'Switch network',
    details: [{ term: 'New network', detail: `${name} (${id})` }],
    async fulfil() {
      await setup.goToChain(id)
      return null
    },
  }
}

function readId(params: unknown): number {
  const id = readChainId(readParams(params).chainId)
  if (id !== undefined) return id
  throw new ProviderRpcError(-32602, 'The request names no network.')
}
