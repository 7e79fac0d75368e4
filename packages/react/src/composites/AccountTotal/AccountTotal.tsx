import type { AccountAssets } from '../../hooks/internal/data/useAccountAssets.js'
import { accountTotal } from '../../i18n/locales/en/accountTotal.js'
import { common } from '../../i18n/locales/en/common.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Amount } from '../../primitives/Amount/Amount.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import styles from './AccountTotal.module.css'

/** What all tokens are worth, and what that leaves out. */
export default function AccountTotal({ isHidden, total }: AccountTotal.Props) {
  const t = useMessages(accountTotal)
  const say = useMessages(common)
  switch (total.status) {
    case 'pending':
      return (
        <div className={styles.line} data-part="total">
          <Skeleton shape="amount" />
        </div>
      )
    case 'unknown':
      return (
        <div className={styles.line} data-part="total">
          <span className={styles.unknown}>{t('unknown')}</span>
        </div>
      )
    case 'known':
      return (
        <div className={styles.line} data-part="total">
          <VisuallyHidden>{t('total')}</VisuallyHidden>
          <Amount
            size="m"
            value={total.text}
            hidden={isHidden}
            hiddenLabel={say('amountHidden')}
          />
          {total.isPartial && <p className={styles.without}>{t('partial')}</p>}
          {total.unpriced > 0 && (
            <p className={styles.without}>
              {t('without', { count: total.unpriced })}
            </p>
          )}
        </div>
      )
  }
}

export declare namespace AccountTotal {
  type Props = {
    total: NonNullable<AccountAssets['total']>
    isHidden: boolean
  }
}
