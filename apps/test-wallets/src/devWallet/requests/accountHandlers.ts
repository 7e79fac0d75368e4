import { providerError } from '../../ProviderRpcError.js'
import type { DevWalletContext, Handler } from '../DevWallet.js'
import { askApproval } from './askApproval.js'
import { onePrompt } from './onePrompt.js'
import { unlockWallet } from './unlockWallet.js'

/** Who may see which account: EIP-1193, EIP-1102 and EIP-2255. */
export const accountHandlers: Record<string, Handler> = {
  eth_accounts: ({ session }) => session.visibleAccounts(),

  eth_coinbase: ({ session }) => session.visibleAccounts()[0] ?? null,

  async eth_requestAccounts(context) {
    const visible = context.session.visibleAccounts()
    if (visible.length > 0) return visible
    await onePrompt(context, 'accounts', async () => {
      await unlockWallet(context, (request, signal) =>
        askApproval(context, request, signal),
      )
      if (!context.session.status.get().isPermitted) await connect(context)
    })
    return context.session.visibleAccounts()
  },

  async wallet_requestPermissions(context, { params }) {
    if (!isAccountsPermission(params)) throw providerError(-32602)
    await onePrompt(context, 'accounts', async () => {
      await unlockWallet(context, (request, signal) =>
        askApproval(context, request, signal),
      )
      await connect(context)
    })
    return permissions(context)
  },

  wallet_getPermissions: permissions,

  wallet_revokePermissions({ session }, { params }) {
    if (!isAccountsPermission(params)) throw providerError(-32602)
    session.revoke()
    return null
  },
}

async function connect(context: DevWalletContext): Promise<void> {
  const { session } = context
  const decision = await askApproval(context, {
    heading: 'Connect to this site',
    choice: {
      accounts: session.accounts.map(({ address }) => address),
      selected: session.accounts.indexOf(session.account()),
    },
  })
  session.permit(decision.accountIndex)
}

function permissions({ session }: DevWalletContext): unknown {
  return session.visibleAccounts().map((account) => ({
    invoker: session.origin,
    parentCapability: 'eth_accounts',
    caveats: [{ type: 'restrictReturnedAccounts', value: [account] }],
  }))
}

function isAccountsPermission(params: unknown): boolean {
  const [wanted]: unknown[] = Array.isArray(params) ? params : []
  return (
    typeof wanted === 'object' && wanted !== null && 'eth_accounts' in wanted
  )
}
