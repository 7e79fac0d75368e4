import type { ApprovalDetail } from '../../namespaces/WalletNamespace.js'
import { providerError } from '../../ProviderRpcError.js'
import type { DevWalletContext } from '../DevWallet.js'
import type {
  DevWalletApproval,
  DevWalletDecision,
} from '../DevWalletApproval.js'

type Request = Omit<DevWalletApproval, 'details'> & {
  details?: readonly ApprovalDetail[] | undefined
}

/**
 * Asks the person and throws 4001 when they refuse. The window says for every
 * request who asks, for which account and on which network. It must run in
 * the task of the request: only then may a browser open the window.
 */
export async function askApproval(
  context: DevWalletContext,
  request: Request | Promise<Request>,
  signal?: AbortSignal,
): Promise<Extract<DevWalletDecision, { type: 'approved' }>> {
  const { session } = context
  const { account, chainId } = session.status.get()
  const network = session.currentChain()?.name ?? 'Unknown network'
  const frame: readonly ApprovalDetail[] = [
    { term: 'Site', detail: session.origin },
    { term: 'Account', detail: account },
    { term: 'Network', detail: `${network} (${chainId})` },
  ]
  const complete = (details: Request): DevWalletApproval => ({
    ...details,
    details: [...frame, ...(details.details ?? [])],
  })
  const decision = await context.approvals.ask(
    request instanceof Promise ? request.then(complete) : complete(request),
    signal,
  )
  if (decision.type === 'rejected') throw providerError(4001)
  return decision
}
