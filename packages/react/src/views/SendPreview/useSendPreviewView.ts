import type { SendCaution } from '@hasp/core'
import { useState } from 'react'
import { useSendFlow } from '../../hooks/data/useSendFlow.js'
import { useAmountText } from '../../hooks/useAmountText.js'
import { useContacts } from '../../hooks/useContacts.js'
import { useIsSlow } from '../../hooks/useIsSlow.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useRoute } from '../../hooks/useRoute.js'
import { useWallet } from '../../hooks/useWallet.js'

/** Cautions that have to be ticked off before anything is sent. */
const gravest: readonly SendCaution['type'][] = ['lookAlike', 'burn']

/** What the view SendPreview knows and does. */
export function useSendPreviewView() {
  const { review } = useRoute('SendPreview')
  const flow = useSendFlow()
  const { networks } = useNetwork()
  const { walletName } = useWallet({ namespace: review.namespace })
  const { back } = useKitModal()
  const { find } = useContacts(review.namespace)
  const text = useAmountText()
  const [ticks, setTicks] = useState<{
    readonly intentId: string
    readonly types: readonly SendCaution['type'][]
  }>({ intentId: review.intentId, types: [] })

  // What was ticked off for another review was not ticked off for this one.
  const ticked = ticks.intentId === review.intentId ? ticks.types : []
  const { token } = review
  const network = networks.find(
    ({ caipNetworkId }) => caipNetworkId === review.networkId,
  )
  const currency = network?.nativeCurrency ?? { symbol: '', decimals: 0 }
  const amount = text.say(
    text.writeUnits(review.amount, token.decimals),
    token.symbol,
  )
  return {
    flow,
    review,
    network,
    walletName,
    amount,
    ticked,
    receiverName: find(review.to)?.name,
    nameOf: (address: string) => find(address)?.name,
    fee: text.say(
      text.writeUnits(review.fee, currency.decimals),
      currency.symbol,
    ),
    left: text.say(
      text.writeUnits(review.balanceAfter, token.decimals),
      token.symbol,
    ),
    isSlow: useIsSlow(flow.phase === 'awaiting-wallet'),
    isTickMissing: review.cautions.some(
      ({ type }) => gravest.includes(type) && !ticked.includes(type),
    ),
    tick: (type: SendCaution['type'], isTicked: boolean) =>
      setTicks({
        intentId: review.intentId,
        types: isTicked
          ? [...ticked, type]
          : ticked.filter((one) => one !== type),
      }),
    back,
  }
}

export type SendPreview = ReturnType<typeof useSendPreviewView>
