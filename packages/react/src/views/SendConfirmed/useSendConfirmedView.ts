import type { TransactionStatus } from '@hasp/core'
import { useSendFlow } from '../../hooks/data/useSendFlow.js'
import { useContacts } from '../../hooks/internal/addressBook/useContacts.js'
import { useExplorerUrl } from '../../hooks/internal/network/useExplorerUrl.js'
import { draftOf } from '../../hooks/internal/send/draftOf.js'
import { useAmountText } from '../../hooks/internal/send/useAmountText.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'

/** What to say of each status. */
const stages = {
  unknown: 'unknown',
  pending: 'onItsWay',
  unseen: 'onItsWay',
  included: 'onItsWay',
  final: 'arrived',
  reverted: 'notSent',
  replaced: 'replaced',
  dropped: 'notSent',
  notSent: 'notSent',
} as const satisfies { readonly [status in TransactionStatus]: string }

type Hint =
  | 'unknownHint'
  | 'unseenHint'
  | 'replacedHint'
  | 'closeHint'
  | 'spedUpHint'

function hintOf(
  status: TransactionStatus,
  replacedBy: string | undefined,
): Hint | undefined {
  switch (status) {
    case 'unknown':
      return 'unknownHint'
    case 'unseen':
      return 'unseenHint'
    case 'replaced':
      return 'replacedHint'
    case 'pending':
    case 'included':
      return replacedBy === undefined ? 'closeHint' : 'spedUpHint'
    case 'final':
      return replacedBy === undefined ? undefined : 'spedUpHint'
    default:
      return undefined
  }
}

/** What the view SendConfirmed knows and does. */
export function useSendConfirmedView() {
  const { review } = useKitRoute('SendConfirmed')
  const { error, hash, transaction } = useSendFlow()
  const { find } = useContacts(review.namespace)
  const { back, history, replace } = useKitModal()
  const text = useAmountText()
  const { namespace, to: address, token } = review
  const status = transaction?.status ?? 'pending'
  const stage = stages[status]
  const contact = find(address)

  return {
    hash,
    /** What went wrong, once that is certain. */
    error: stage === 'notSent' ? error : undefined,
    status,
    stage,
    hint: hintOf(status, transaction?.replacedBy),
    isReplaced: transaction?.replacedBy !== undefined,
    /** Nothing can arrive any more, so nothing is paid twice. */
    canTryAgain: stage === 'notSent',
    receiver: address,
    receiverName: contact?.name,
    namespace,
    /** Never asked before the first success. */
    isSaveOffered: status === 'included' || status === 'final',
    explorerUrl: useExplorerUrl(review.networkId, hash),
    amount: text.say(
      text.writeUnits(review.amount, token.decimals),
      token.symbol,
    ),
    done() {
      if (history.at(-2)?.view === 'Account') back()
      else replace({ view: 'Account' })
    },
    tryAgain: () => replace({ view: 'Send', parameters: draftOf(review) }),
  }
}

export type SendConfirmed = ReturnType<typeof useSendConfirmedView>
