import type { Token } from '@hasp/core'
import { useState } from 'react'
import { usePortfolio } from '../../hooks/data/usePortfolio.js'
import { useHiddenAmounts } from '../../hooks/internal/data/useHiddenAmounts.js'
import { useWriteBalance } from '../../hooks/internal/data/useWriteBalance.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import { useNetwork } from '../../hooks/useNetwork.js'

/** Shorter parts of a contract are in many of them by chance. */
const contractPartLength = 6

export type TokenChoice = {
  readonly token: Token
  readonly isCurrent: boolean
  /** Shown in full: it was looked for, or another token looks like it. */
  readonly isContractShown: boolean
  /** Another token here has the same symbol. */
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

  const tokens = balances.data ?? []
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
      const isAmbiguous =
        token.address !== undefined &&
        tokens.some((other) => other !== token && looksLike(other, token))
      return {
        token,
        isAmbiguous,
        isContractShown: isContractWanted(token) || isAmbiguous,
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
