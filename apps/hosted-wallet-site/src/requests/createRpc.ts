import { FrameError } from '@hasp/protocol/frame'
import { toFrameError } from '../login/toFrameError.js'
import type { KnownNetwork } from '../screens/Registry.js'
import type { Approvals } from './createApprovals.js'
import type { AskNetwork } from './createNodeAsker.js'
import type { ApprovalRequest } from './toSigningRequest.js'

/** Answers a request that is on one of the two lists, parsed by the channel. */
export type AnswerRpc = (
  method: string,
  params: unknown,
  about: {
    readonly id: string
    readonly networkId: string
    readonly signal: AbortSignal
  },
) => Promise<unknown>

const approvals: readonly string[] = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
] satisfies readonly ApprovalRequest['method'][]

const reads: readonly string[] = [
  'eth_call',
  'eth_getBalance',
  'eth_getLogs',
  'eth_getTransactionReceipt',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_sendRawTransaction',
]

export function createRpc({
  approve,
  askNetwork,
  networks,
}: {
  readonly approve: Approvals['approve']
  readonly askNetwork: AskNetwork
  readonly networks: readonly KnownNetwork[]
}): AnswerRpc {
  const answer: AnswerRpc = async (method, params, about) => {
    const { networkId, signal } = about
    if (!belongsTo(method, networkId))
      throw new FrameError('CHAIN_NOT_SUPPORTED')
    if (approvals.includes(method))
      // The channel has parsed the params by the method.
      return await approve({ method, params } as ApprovalRequest, about)
    if (reads.includes(method))
      return await askNetwork(networkId, method, params, signal)
    switch (method) {
      case 'eth_chainId':
        return hexOf(networkId)
      case 'wallet_getCapabilities':
        return capabilitiesOf(networks)
      case 'wallet_getCallsStatus':
        throw new FrameError('RPC_UNKNOWN_BUNDLE')
      default:
        // Batches, permissions and user operations, which have no port here.
        throw new FrameError('RPC_UNSUPPORTED')
    }
  }
  return (...asked) =>
    answer(...asked).catch((error: unknown) => {
      throw toFrameError(error)
    })
}

function belongsTo(method: string, networkId: string): boolean {
  return method.startsWith('solana_') === networkId.startsWith('solana:')
}

function hexOf(networkId: string): string {
  return `0x${BigInt(networkId.slice('eip155:'.length)).toString(16)}`
}

/** @see EIP-5792 */
function capabilitiesOf(networks: readonly KnownNetwork[]) {
  return Object.fromEntries(
    networks
      .filter(({ id }) => id.startsWith('eip155:'))
      .map(({ id }) => [hexOf(id), { atomic: { status: 'unsupported' } }]),
  )
}
