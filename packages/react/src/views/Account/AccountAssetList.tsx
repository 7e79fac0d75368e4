import { FoldedTokens } from '../../composites/FoldedTokens/FoldedTokens.js'
import { TokenList } from '../../composites/TokenList/TokenList.js'
import type { AccountAssets } from '../../hooks/internal/data/useAccountAssets.js'
import { account } from '../../i18n/locales/en/account.js'
import { common } from '../../i18n/locales/en/common.js'
import { glossary } from '../../i18n/locales/en/glossary.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { Button } from '../../primitives/Button/Button.js'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import { Term } from '../../primitives/Term/Term.js'
import styles from './AccountView.module.css'

/** What is said above the tokens; the total says itself that it is partial. */
const notes = {
  current: undefined,
  partial: undefined,
  stale: 'pricesStale',
  missing: 'pricesMissing',
} as const

/** The tokens of the account, or why they are not known: never a false 0. */
export function AccountAssetList(props: AccountAssetList.Props) {
  const { assets, hasHeading, isHidden, networkName, sendToken } = props
  const t = useMessages(account)
  const say = useMessages(common)
  const explain = useMessages(glossary)
  const { failure, small, told, unknown } = assets
  const smallTitle = t('smallBalances', { count: small.length })
  const unknownTitle = t('unknownTokens', { count: unknown.length })
  const note = told && notes[told]
  const wait =
    failure && failure.seconds > 0
      ? say('tryAgainIn', { count: failure.seconds })
      : undefined
  const again = (
    <Button
      tone="quiet"
      size="small"
      className={styles.retry}
      busy={assets.isRetrying}
      busyLabel={say('loading')}
      unavailable={wait}
      onClick={assets.retry}
    >
      {wait ?? say('tryAgain')}
    </Button>
  )
  const list = {
    isHidden,
    press: sendToken && { hint: t('sendThis'), onPress: sendToken },
  }
  if (!assets.isCovered)
    return (
      <p className={styles.note}>{t('noBalances', { network: networkName })}</p>
    )
  return (
    <section className={styles.assets} aria-busy={assets.isPending}>
      {hasHeading && (
        <h3 className={styles.heading}>
          <Term gloss={explain('tokensMeaning')}>{t('tokens')}</Term>
        </h3>
      )}
      <LiveRegion>{assets.isPending && t('loading')}</LiveRegion>
      {assets.isSlow && !failure && (
        <p className={styles.note} role="status">
          {t('slow')}
        </p>
      )}
      {failure && (
        <Banner tone="caution" title={failure.title} action={again}>
          {failure.isStale ? t('stale') : t('retryPlease')}
        </Banner>
      )}
      <LiveRegion>{failure?.title}</LiveRegion>
      {!failure && note && (
        <div>
          <p className={styles.note} role="status">
            {t(note)}
          </p>
          {again}
        </div>
      )}
      <div>
        {assets.tokens && (
          <TokenList label={t('tokens')} tokens={assets.tokens} {...list} />
        )}
        {assets.pendingIds.map((id) => (
          <Skeleton key={id} shape="row" />
        ))}
        {small.length > 0 && (
          <FoldedTokens title={smallTitle}>
            <TokenList label={smallTitle} tokens={small} {...list} />
          </FoldedTokens>
        )}
        {unknown.length > 0 && (
          <FoldedTokens title={unknownTitle} note={t('unknownNote')}>
            <TokenList label={unknownTitle} tokens={unknown} {...list} />
          </FoldedTokens>
        )}
      </div>
      {assets.isEmpty && !isHidden && (
        <p className={styles.note}>{t('empty', { network: networkName })}</p>
      )}
    </section>
  )
}

export declare namespace AccountAssetList {
  type Props = {
    assets: AccountAssets
    networkName: string
    /** Absent where a tab says the same. */
    hasHeading: boolean
    isHidden: boolean
    /** Opens Send with a token; absent where nothing can be sent. */
    sendToken: ((id: string) => void) | undefined
  }
}
