import type { NetworkId } from '@hasp/core'
import { memo, useDeferredValue, useEffect, useId, useState } from 'react'
import { common } from '../../i18n/locales/en/common.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.js'
import { TokenPicture } from '../../pictures/TokenPicture.js'
import { Amount } from '../../primitives/Amount/Amount.js'
import { List } from '../../primitives/List/List.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import styles from './TokenList.module.css'

/** As many as are in sight of a list that just came. */
const firstRows = 12

/**
 * The tokens of an account; rows are buttons where a press leads on. Of
 * hundreds, those in sight are there at once, and the others right after.
 */
export function TokenList({ label, tokens, isHidden, press }: TokenList.Props) {
  const hintId = useId()
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const limit = useDeferredValue(isDrawn ? tokens.length : firstRows)
  return (
    <>
      <List label={label} className={styles.list}>
        {tokens.slice(0, Math.max(limit, firstRows)).map((token) => (
          <li key={token.id}>
            {press ? (
              <button
                type="button"
                className={styles.row}
                data-part="token-row"
                data-roving=""
                aria-describedby={hintId}
                onClick={() => press.onPress(token.id)}
              >
                <TokenRow token={token} isHidden={isHidden} />
                <ChevronRightIcon size={16} />
              </button>
            ) : (
              <div className={styles.row}>
                <TokenRow token={token} isHidden={isHidden} />
              </div>
            )}
          </li>
        ))}
      </List>
      {press && <VisuallyHidden id={hintId}>{press.hint}</VisuallyHidden>}
    </>
  )
}

/** Drawn again with its token alone: there may be hundreds. */
const TokenRow = memo(function TokenRow({
  token: { amount, exactAmount, id, imageUrl, name, networkId, symbol, worth },
  isHidden,
}: { token: TokenList.Row } & Pick<TokenList.Props, 'isHidden'>) {
  const t = useMessages(common)
  return (
    <>
      <TokenPicture
        aria-hidden="true"
        symbol={symbol}
        image={imageUrl}
        networkId={networkId}
        address={id || undefined}
      />
      <span className={styles.name} title={name}>
        <span translate="no">{symbol}</span>
        <span className={styles.fullName}>
          <bdi>{name}</bdi>
        </span>
      </span>
      <span className={styles.held}>
        <Amount
          value={amount}
          exact={`${exactAmount} ${symbol}`}
          hidden={isHidden}
          hiddenLabel={t('amountHidden')}
        />
        {worth && !isHidden && (
          <Amount className={styles.worth} value={worth} />
        )}
      </span>
    </>
  )
})

export declare namespace TokenList {
  type Props = {
    label: string
    tokens: readonly Row[]
    /** Covers the amounts. */
    isHidden?: boolean | undefined
    /** Where a row leads, and how that is said to who cannot see it. */
    press?: { hint: string; onPress: (id: string) => void } | undefined
  }
  type Row = {
    /** Its contract; empty for the network's currency. */
    readonly id: string
    readonly networkId: NetworkId | undefined
    readonly name: string
    readonly symbol: string
    /** As it is shown. */
    readonly amount: string
    /** With every digit. */
    readonly exactAmount: string
    readonly imageUrl?: string | undefined
    /** Its value in money; absent when unknown. */
    readonly worth?: string | undefined
  }
}
