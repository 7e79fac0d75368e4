import { useRef, useState } from 'react'
import { usePortfolio } from '../../hooks/data/usePortfolio.js'
import { type SendFlow, useSendFlow } from '../../hooks/data/useSendFlow.js'
import { useContacts } from '../../hooks/internal/addressBook/useContacts.js'
import { sharesOf } from '../../hooks/internal/data/sharesOf.js'
import { useHiddenAmounts } from '../../hooks/internal/data/useHiddenAmounts.js'
import { useDebouncedText } from '../../hooks/internal/react/useDebouncedText.js'
import { useAmountText } from '../../hooks/internal/send/useAmountText.js'
import { useFeeEstimate } from '../../hooks/internal/send/useFeeEstimate.js'
import { useNamedReceivers } from '../../hooks/internal/send/useNamedReceivers.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useWallet } from '../../hooks/useWallet.js'

/** More would push what matters out of sight; typing a name finds the rest. */
const shownContacts = 4

/** Of whom money followed a name to, besides those who are saved. */
const shownRecent = 2

/** What keeps the form from being reviewed. */
export type SendObstacle =
  | NonNullable<SendFlow['issue']>
  | 'balances'
  | 'balancesFailed'
  | 'token'

/** What the view Send knows and does. */
export function useSendView() {
  const flow = useSendFlow()
  const balances = usePortfolio()
  const wallet = useWallet()
  const { network, networkId } = useNetwork()
  const { push } = useKitModal()
  const { contacts, find } = useContacts(wallet.namespace)
  const text = useAmountText()
  const { isHidden } = useHiddenAmounts()
  const amountField = useRef<HTMLInputElement>(null)
  const receiverField = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [hasTakenMax, setHasTakenMax] = useState(false)
  const [hasLeftReceiver, setHasLeftReceiver] = useState(false)
  const [isPasteRefused, setIsPasteRefused] = useState(false)

  const { draft, issue, token } = flow
  const symbol = token?.symbol ?? ''
  // What was typed stays, unless Back or a share brought another amount.
  const isOwnText = text.read(typed, symbol) === draft.amount
  const obstacle = obstacleOf(flow, balances.status)
  const receiver = draft.receiver.trim()
  const isReceiverSettled = useDebouncedText(receiver) === receiver

  /** The address that was typed, or that its name leads to. */
  const receiverAddress =
    flow.name.status === 'found' ? flow.name.address : receiver
  // Whoever was saved is known, whatever the amount.
  const receiverContact = find(receiverAddress)
  const shares = token && sharesOf(token, flow.maxAmount)

  const known = contacts.filter(({ address }) => address !== wallet.address)
  const recent = useNamedReceivers(networkId).filter(
    ({ address }) => !find(address),
  )
  const shown = [
    ...recent.slice(0, shownRecent).map((one) => ({ ...one, isNamed: true })),
    ...known.map((one) => ({ ...one, isNamed: false })),
  ]
    .filter(
      ({ address, isNamed, name }) =>
        (isNamed ? name : address) !== receiver &&
        name.toLowerCase().includes(receiver.toLowerCase()),
    )
    .slice(0, shownContacts)

  function setAmount(next: { typed: string; amount: string; isMax?: true }) {
    setTyped(next.typed)
    setHasTakenMax(next.isMax === true)
    flow.set({ amount: next.amount })
  }

  function setReceiver(next: string) {
    setHasLeftReceiver(false)
    setIsPasteRefused(false)
    flow.set({ receiver: next })
  }

  /** Takes what was pressed, and shows what was taken. */
  function takeReceiver(next: string) {
    setReceiver(next)
    receiverField.current?.focus()
  }

  return {
    flow,
    text,
    symbol,
    network,
    balances,
    feeEstimate: useFeeEstimate(flow, text),
    obstacle,
    /** What the account has is covered. */
    isHidden,
    amountField,
    receiverField,
    isPasteRefused,
    /** A keyboard that slides over the view is for the visitor to call. */
    isFocusWanted: matchMedia('(pointer: fine)').matches,
    from: wallet.address,
    fromName: wallet.address && find(wallet.address)?.name,
    amount: isOwnText ? typed : text.edit(draft.amount),
    hasOwnSpelling: isOwnText && typed.trim() !== text.edit(draft.amount),
    decimals: token?.balance.decimals ?? 0,
    typedDecimals: draft.amount.split('.')[1]?.length ?? 0,
    shares,
    /** Max was pressed, and what it gave still stands. */
    isMax: hasTakenMax && draft.amount === shares?.max,
    receiverContact,
    receiverAddress,
    isNamePending: flow.name.status === 'pending',
    namespace: wallet.namespace,
    // A name that is still being typed is no wrong address.
    isReceiverWrong:
      issue === 'receiverInvalid' &&
      flow.name.status === 'none' &&
      (hasLeftReceiver || (isReceiverSettled && shown.length === 0)),
    hasReceiver:
      receiverContact !== undefined ||
      flow.name.status === 'found' ||
      (receiver !== '' && (issue === undefined || issue === 'insufficientFee')),
    contacts: shown,
    setAmount: (next: string) =>
      setAmount({ typed: next, amount: text.read(next, symbol) }),
    take: (amount: string) => setAmount({ typed: text.edit(amount), amount }),
    takeMax() {
      const amount = shares?.max
      if (amount) setAmount({ typed: text.edit(amount), amount, isMax: true })
    },
    setReceiver,
    takeReceiver,
    /**
     * Takes somebody known: by the address, or by the name, which is asked where
     * it leads now.
     */
    pick: (one: (typeof shown)[number]) =>
      takeReceiver(one.isNamed ? one.name : one.address),
    leaveReceiver: () => setHasLeftReceiver(true),
    async paste() {
      try {
        setReceiver((await navigator.clipboard.readText()).trim())
        setHasLeftReceiver(true)
      } catch {
        setIsPasteRefused(true)
        receiverField.current?.focus()
      }
    },
    chooseToken: () => push({ view: 'SendSelectToken', parameters: draft }),
    useOtherWallet: () => push({ view: 'ProfileWallets' }),
    receive: () => push({ view: 'Receive' }),
    /** Goes on, or to what is missing. */
    proceed() {
      if (obstacle === undefined) void flow.check()
      else if (obstacle === 'balances' || obstacle === 'receiverPending') return
      else if (obstacle === 'balancesFailed') void balances.refetch()
      else if (obstacle === 'token')
        push({ view: 'SendSelectToken', parameters: draft })
      else if (obstacle === 'receiver' || obstacle === 'receiverInvalid') {
        setHasLeftReceiver(true)
        receiverField.current?.focus()
      } else amountField.current?.focus()
    },
  }
}

function obstacleOf(
  { issue, token }: SendFlow,
  balances: 'pending' | 'success' | 'error',
): SendObstacle | undefined {
  if (token) return issue
  if (balances === 'error') return 'balancesFailed'
  return balances === 'success' ? 'token' : 'balances'
}
