import { chainReference } from '../../namespaces/chainReference.js'
import { namespaceNames } from '../../namespaces/namespaceNames.js'
import type {
  ApprovalDetail,
  WalletRequest,
} from '../../namespaces/WalletNamespace.js'
import { walletNamespaces } from '../../namespaces/walletNamespaces.js'
import { providerError } from '../../ProviderRpcError.js'
import type { DevWalletContext } from '../DevWallet.js'
import type { DevWalletApproval } from '../DevWalletApproval.js'
import type { Answering } from '../requests/createAnswering.js'
import { onePrompt } from '../requests/onePrompt.js'
import { unlockWallet } from '../requests/unlockWallet.js'
import { devWalletKeyIndex } from './devWalletKeyIndex.js'
import type { NamespaceGate, OtherNamespace } from './NamespaceGate.js'

type Question = Omit<DevWalletApproval, 'details'> & {
  details?: readonly ApprovalDetail[] | undefined
}

/** Where an account is shown, if no request names a network. */
const mainReferences = {
  solana: '',
  bip122: '000000000019d6689c085ae165831e93',
  polkadot: '',
  cosmos: 'cosmoshub-4',
} as const

/**
 * Lets a site use one namespace of the wallet: who may see which account, what
 * is approved before it is signed, and the wallet's faults.
 */
export function createNamespaceGate(parameters: {
  namespace: OtherNamespace
  context: DevWalletContext
  answer: Answering
  nodeUrlOf(chainId: string): string | undefined
}): NamespaceGate {
  const { answer, context, namespace, nodeUrlOf } = parameters
  const { approvals, session } = context
  const walletNamespace = walletNamespaces[namespace]
  const mainReference = mainReferences[namespace]
  const listeners = new Set<() => void>()
  let reported = accountIndex()

  function accountIndex(): number | undefined {
    const { accountIndex: index, isLocked } = session.status.get()
    const isVisible = session.isNamespacePermitted(namespace) && !isLocked
    return isVisible ? devWalletKeyIndex(index) : undefined
  }

  function address(reference: string): string | undefined {
    const index = accountIndex()
    return index === undefined
      ? undefined
      : walletNamespace.address(index, reference)
  }

  function emit(): void {
    for (const listener of [...listeners]) listener()
  }

  /** In the task of the request: only then may a browser open the window. */
  async function askPerson(
    question: Question | Promise<Question>,
    reference: string,
    withdrawn?: AbortSignal,
  ): Promise<number | undefined> {
    const index = devWalletKeyIndex(session.status.get().accountIndex)
    const frame: readonly ApprovalDetail[] = [
      { term: 'Site', detail: session.origin },
      { term: 'Family', detail: namespaceNames[namespace] },
      { term: 'Account', detail: walletNamespace.address(index, reference) },
    ]
    // Only what can be sent to a window goes there.
    const complete = ({ choice, details = [], heading, text }: Question) => ({
      choice,
      heading,
      text,
      details: [...frame, ...details.filter(({ term }) => term !== 'Account')],
    })
    const decision = await approvals.ask(
      question instanceof Promise
        ? question.then(complete)
        : complete(question),
      withdrawn,
    )
    if (decision.type === 'rejected') throw providerError(4001)
    return decision.accountIndex
  }

  function connect(): Promise<void> {
    return onePrompt(context, `connect ${namespace}`, async () => {
      await unlockWallet(context, (request, withdrawn) =>
        askPerson(request, mainReference, withdrawn),
      )
      if (session.isNamespacePermitted(namespace)) return
      const chosen = await askPerson(
        {
          heading: 'Connect to this site',
          choice: {
            accounts: [0, 1].map((index) =>
              walletNamespace.address(devWalletKeyIndex(index), mainReference),
            ),
            selected: session.status.get().accountIndex,
          },
        },
        mainReference,
      )
      session.permitNamespace(namespace, chosen)
    })
  }

  async function fulfil(request: WalletRequest): Promise<unknown> {
    const read = walletNamespace.methods[request.method]
    if (!read) throw providerError(4200)
    const reference = chainReference(request.chainId)
    const prepared = Promise.resolve(
      read(request, {
        knownChains: () => [],
        nodeUrlOf,
        goToChain: () => Promise.reject(providerError(4200)),
        addChain: () => undefined,
        signerOf(wanted) {
          const index = accountIndex()
          const own = address(reference)
          if (index !== undefined && (wanted === undefined || wanted === own))
            return index
          throw providerError(4100)
        },
      }),
    )
    await askPerson(prepared, reference)
    return await (await prepared).fulfil()
  }

  session.status.subscribe(() => {
    const before = reported
    reported = accountIndex()
    if (before !== reported) emit()
  })

  return {
    namespace,
    address,
    accountIndex,
    async connect({ isSilent = false } = {}) {
      if (accountIndex() !== undefined && isSilent) return
      await answer(
        {
          method: `connect ${namespace}`,
          isPrompting: !isSilent,
          second: () => undefined,
          repeatEvents: emit,
        },
        () => {
          if (!isSilent && accountIndex() === undefined) return connect()
        },
      )
    },
    ask: (method, chainId, params) =>
      answer(
        {
          method,
          isPrompting: true,
          isSending: /send/i.test(method),
          second: () => undefined,
          repeatEvents: emit,
        },
        () => fulfil({ chainId, method, params }),
      ),
    revoke: () => session.revokeNamespace(namespace),
    subscribe: (listener) => void listeners.add(listener),
  }
}
