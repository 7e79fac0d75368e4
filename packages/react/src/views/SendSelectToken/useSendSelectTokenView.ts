import type { Token } from '@hasp/core'
import { useState } from 'react'
import { usePortfolio } from '../../hooks/data/usePortfolio.js'
import { useHiddenAmounts } from '../../hooks/internal/data/useHiddenAmounts.js'
import { useWriteBalance } from '../../hooks/internal/data/useWriteBalance.js'
import { useAlikeTokens } from '../../hooks/internal/send/useAlikeTokens.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import { useNetwork } from '../../hooks/useNetwork.js'

/** Shorter parts of a contract are in many of them by chance. */
const contractPartLength = 6

const noTokens: readonly Token[] = []

export type TokenChoice = {
  readonly token: Token
  readonly isCurrent: boolean
  /** Shown in full: it was looked for, or another token looks like it. */
  readonly isContractShown: boolean
  /** The symbol of another token here is the same, or looks the same. */
  readonly isAmbiguous: boolean
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

  const { data: tokens = noTokens } = balances
  const alike = useAlikeTokens(tokens)
  const wanted = search.trim().toLowerCase()
  const isContractWanted = ({ address = '' }: Token) =>
    wanted.length >= contractPartLength &&
    address.toLowerCase().includes(wanted)
  const choices = tokens
    .filter(({ address, name, symbol }) =>
      [name, symbol, address ?? ''].some((word) =>
        word.toLowerCase().includes(wanted),
      ),
    )
    .map((token): TokenChoice => {
      const isAmbiguous = token.address !== undefined && alike.has(token)
      return {
        token,
        isAmbiguous,
        isContractShown: isContractWanted(token) || isAmbiguous,
        isCurrent: token.address === draft.tokenAddress,
      }
    })
  const relied = choices.filter(({ token }) => !token.doubt)
  const doubtful = choices.filter(({ token }) => token.doubt)
  const isHeld = ({ token }: TokenChoice) => token.balance.value > 0n

  return {
    balances,
    network,
    search,
    setSearch,
    writeBalance,
    /** What the account has is covered. */
    isHidden,
    yours: relied.filter(isHeld),
    others: relied.filter((choice) => !isHeld(choice)),
    /** Nobody stands for them: they may be made to be taken for others. */
    doubtful,
    /** What is looked for, or is chosen, is in sight. */
    isFoldOpen: wanted !== '' || doubtful.some(({ isCurrent }) => isCurrent),
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
