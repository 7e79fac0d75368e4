import type { SendCaution } from '@hasp/core'
import { useState } from 'react'
import { useSendFlow } from '../../hooks/data/useSendFlow.js'
import { useContacts } from '../../hooks/internal/addressBook/useContacts.js'
import { useIsRequestSlow } from '../../hooks/internal/connecting/useIsRequestSlow.js'
import type { WrittenAmount } from '../../hooks/internal/data/writeBalance.js'
import { useIsSlow } from '../../hooks/internal/react/useIsSlow.js'
import { findUnlistedContract } from '../../hooks/internal/send/findUnlistedContract.js'
import { useAmountText } from '../../hooks/internal/send/useAmountText.js'
import { writeSent } from '../../hooks/internal/send/writeSent.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { useWallet } from '../../hooks/useWallet.js'
import { useLocale } from '../../i18n/useLocale.js'

const graveTypes = [
  'lookAlike',
  'burn',
  'tokenContract',
  'answersFalse',
  'earlier',
] as const

const tokenTypes = [
  'answersFalse',
  'listDiffers',
  'transferFee',
  'permanentDelegate',
  'pausable',
] as const

/** Cautions that have to be ticked off before anything is sent. */
export type GraveType = (typeof graveTypes)[number]

/** What the view SendPreview knows and does. */
export function useSendPreviewView() {
  const { review } = useKitRoute('SendPreview')
  const flow = useSendFlow()
  const { networks } = useNetwork()
  const { walletName } = useWallet({ namespace: review.namespace })
  const { back } = useKitModal()
  const { find } = useContacts(review.namespace)
  const text = useAmountText()
  const { locale } = useLocale()
  const [ticks, setTicks] = useState<{
    readonly intentId: string
    readonly types: readonly GraveType[]
  }>({ intentId: review.intentId, types: [] })

  // What was ticked off for another review was not ticked off for this one.
  const ticked = ticks.intentId === review.intentId ? ticks.types : []
  const { token } = review
  const network = networks.find(
    ({ caipNetworkId }) => caipNetworkId === review.networkId,
  )
  const currency = network?.nativeCurrency ?? { symbol: '', decimals: 0 }
  const say = (units: bigint, of: { decimals: number; symbol: string }) =>
    text.say(text.writeUnits(units, of.decimals), of.symbol)
  const withSymbol = (
    { text: short, exact }: WrittenAmount,
    { symbol }: { symbol: string },
  ) => ({ text: text.say(short, symbol), exact: text.say(exact, symbol) })
  const kept = review.amount - review.arriving
  const [earlier] = flow.earlier
  const { isEarlierInDoubt } = flow
  return {
    flow,
    review,
    network,
    walletName,
    amount: say(review.amount, token),
    arriving: say(review.arriving, token),
    /** What the token keeps; undefined is nothing. */
    kept: kept > 0n ? say(kept, token) : undefined,
    ticked,
    /** What tells a token that is on no list of the site from others. */
    contract: findUnlistedContract(network, token),
    receiverName: find(review.to)?.name,
    nameOf: (address: string) => find(address)?.name,
    fee: withSymbol(text.writeFee(amountIn(currency, review.fee)), currency),
    /** What a new account of the receiver costs; undefined is nothing. */
    accountRent:
      review.accountRent > 0n ? say(review.accountRent, currency) : undefined,
    left: withSymbol(
      text.writeBalance(amountIn(token, review.balanceAfter)),
      token,
    ),
    /** The way to the phone is slow: its owner may have answered. */
    isUnreachable: useIsRequestSlow(review.namespace),
    isSlow: useIsSlow(flow.phase === 'awaiting-wallet'),
    /** What was sent before to the same receiver and is not settled. */
    earlier: earlier && !flow.transaction && writeSent(earlier, locale),
    isEarlierInDoubt,
    isTickMissing: graveTypes.some(
      (grave) =>
        !ticked.includes(grave) &&
        (grave === 'earlier'
          ? isEarlierInDoubt
          : review.cautions.some(({ type }) => type === grave)),
    ),
    /** The words of the token that is sent look like a trap. */
    isSpam: review.cautions.some(({ type }) => type === 'spamToken'),
    /** What concerns the token; all else is about who gets it. */
    tokenCautions: review.cautions.filter(isAboutToken),
    tick: (type: GraveType, isTicked: boolean) =>
      setTicks({
        intentId: review.intentId,
        types: isTicked
          ? [...ticked, type]
          : ticked.filter((one) => one !== type),
      }),
    back,
  }
}

function amountIn(of: { decimals: number }, value: bigint) {
  return { value, decimals: of.decimals }
}

function isAboutToken(
  caution: SendCaution,
): caution is Extract<SendCaution, { type: (typeof tokenTypes)[number] }> {
  return tokenTypes.some((type) => type === caution.type)
}

export type SendPreview = ReturnType<typeof useSendPreviewView>
