import { readChainId } from '../../namespaces/eip155/readChainId.js'
import { providerError } from '../../ProviderRpcError.js'
import type { DevWalletContext, Handler } from '../DevWallet.js'
import type { AddedChain } from '../DevWalletMemory.js'
import { askApproval } from './askApproval.js'
import { onePrompt } from './onePrompt.js'

/** Which network the wallet is on: EIP-695, EIP-3085 and EIP-3326. */
export const chainHandlers: Record<string, Handler> = {
  eth_chainId: ({ session }) =>
    `0x${session.status.get().chainId.toString(16)}`,

  net_version: ({ session }) => String(session.status.get().chainId),

  async wallet_switchEthereumChain(context, { params }) {
    const wanted = readChainId(firstOf(params).chainId)
    if (wanted === undefined) throw providerError(-32602)
    await onePrompt(context, 'chain', () => switchChain(context, wanted))
    return null
  },

  async wallet_addEthereumChain(context, { params }) {
    const added = readAddedChain(firstOf(params))
    await onePrompt(context, 'chain', async () => {
      const isKnown = context.session
        .knownChains()
        .some(({ id }) => id === added.id)
      if (isKnown) await switchChain(context, added.id)
      else await addChain(context, added)
    })
    return null
  },

  wallet_watchAsset() {
    throw providerError(4200)
  },
}

async function switchChain(
  context: DevWalletContext,
  wanted: number,
): Promise<void> {
  const { session } = context
  if (session.status.get().chainId === wanted) return
  const chain = session.knownChains().find(({ id }) => id === wanted)
  if (chain === undefined) throw providerError(4902)
  await askApproval(context, {
    heading: 'Switch network',
    details: [{ term: 'New network', detail: `${chain.name} (${wanted})` }],
  })
  session.change({ chainId: wanted })
}

async function addChain(
  context: DevWalletContext,
  added: AddedChain,
): Promise<void> {
  await askApproval(context, {
    heading: 'Add a network and switch to it',
    details: [
      { term: 'New network', detail: `${added.name} (${added.id})` },
      { term: 'Node', detail: added.rpcUrl },
    ],
  })
  const actual = await context.callRpc(added.rpcUrl, 'eth_chainId', [])
  if (readChainId(actual) !== added.id)
    throw providerError(-32602, 'The node belongs to another network.')
  context.session.addChain(added)
}

function firstOf(params: unknown): Record<string, unknown> {
  const [first]: unknown[] = Array.isArray(params) ? params : []
  return typeof first === 'object' && first !== null ? { ...first } : {}
}

function readAddedChain(raw: Record<string, unknown>): AddedChain {
  const id = readChainId(raw.chainId)
  const urls: unknown[] = Array.isArray(raw.rpcUrls) ? raw.rpcUrls : []
  const rpcUrl = urls.find((url) => typeof url === 'string')
  if (id === undefined || rpcUrl === undefined) throw providerError(-32602)
  const name = typeof raw.chainName === 'string' ? raw.chainName : 'No name'
  return { id, name, rpcUrl }
}
