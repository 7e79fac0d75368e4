import { explorerUrl, type Token } from '@hasp/core'
import { useState } from 'react'
import { usePortfolio } from '../../hooks/data/usePortfolio.js'
import { useHiddenAmounts } from '../../hooks/internal/data/useHiddenAmounts.js'
import { useWriteBalance } from '../../hooks/internal/data/useWriteBalance.js'
import { useCopyText } from '../../hooks/internal/notifications/useCopyText.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import { useNetwork } from '../../hooks/useNetwork.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'

/** Shorter parts of a contract are in many of them by chance. */
const contractPartLength = 6

export type TokenChoice = {
  readonly token: Token
  readonly isCurrent: boolean
  /** In full: it was asked or looked for, or another token looks like it. */
  readonly isContractShown: boolean
  /** Another token here has the same symbol. */
  readonly isAmbiguous: boolean
  /** Where a block explorer shows the contract. */
  readonly explorer: string | undefined
}

/** What the view SendSelectToken knows and does. */
export function useSendSelectTokenView() {
  const draft = useKitRoute('SendSelectToken')
  const balances = usePortfolio()
  const { network } = useNetwork()
  const { back, history, remember, replace } = useKitModal()
  const writeBalance = useWriteBalance()
  const { isHidden } = useHiddenAmounts()
  const [search, setSearch] = useState('')
  const [shownContract, showContract] = useState<string | undefined>()
  const t = useMessages(send)
  const copyText = useCopyText()

  const tokens = balances.data ?? []
  const wanted = search.trim().toLowerCase()
  const isContractWanted = ({ address = '' }: Token) =>
    address === shownContract ||
    (wanted.length >= contractPartLength &&
      address.toLowerCase().includes(wanted))
  const choices = tokens
    .filter(({ address, name, symbol }) =>
      [name, symbol, address ?? ''].some((word) =>
        word.toLowerCase().includes(wanted),
      ),
    )
    .map((token): TokenChoice => {
      const isAmbiguous =
        token.address !== undefined &&
        tokens.some((other) => other !== token && looksLike(other, token))
      return {
        token,
        isAmbiguous,
        isContractShown: isContractWanted(token) || isAmbiguous,
        explorer:
          token.address && explorerUrl(network, 'address', token.address),
        isCurrent: token.address === draft.tokenAddress,
      }
    })
  const isHeld = ({ token }: TokenChoice) => token.balance.value > 0n

  return {
    balances,
    network,
    search,
    setSearch,
    writeBalance,
    showContract,
    copyContract: (address: string) =>
      copyText(address, {
        copied: t('contractCopied'),
        refused: t('contractNotCopied', { address }),
      }),
    /** What the account has is covered. */
    isHidden,
    yours: choices.filter(isHeld),
    others: choices.filter((choice) => !isHeld(choice)),
    /** An amount belongs to its token: with another one it goes. */
    choose({ address }: Token) {
      const parameters =
        address === draft.tokenAddress
          ? draft
          : { amount: '', receiver: draft.receiver, tokenAddress: address }
      if (history.at(-2)?.view !== 'Send')
        return replace({ view: 'Send', parameters })
      back()
      remember({ view: 'Send', parameters })
    },
  }
}

function looksLike(one: Token, other: Token): boolean {
  const fold = ({ symbol }: Token) => symbol.trim().toLowerCase()
  return fold(one) === fold(other)
}
