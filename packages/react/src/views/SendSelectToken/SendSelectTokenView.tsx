import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { FoldedTokens } from '../../composites/FoldedTokens/FoldedTokens.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { account } from '../../i18n/locales/en/account.js'
import { common } from '../../i18n/locales/en/common.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.js'
import { SearchField } from '../../primitives/SearchField/SearchField.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import styles from './SendSelectTokenView.module.css'
import { TokenRows } from './TokenRows.js'
import { TokenSection } from './TokenSection.js'
import { useSendSelectTokenView } from './useSendSelectTokenView.js'

/** Which token to send. */
export default function SendSelectTokenView() {
  const t = useMessages(send)
  const say = useMessages(common)
  const name = useMessages(account)
  const view = useSendSelectTokenView()
  const { balances, doubtful, others, yours } = view
  const isEmpty = [doubtful, others, yours].every(({ length }) => length === 0)
  const doubtfulTitle = name('unknownTokens', { count: doubtful.length })
  return (
    <ViewFrame title={t('chooseToken')} busy={balances.status === 'pending'}>
      <div className={styles.view}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          value={view.search}
          onValueChange={view.setSearch}
          clearLabel={say('clear')}
        />
        {balances.error && <ErrorNotice error={balances.error} />}
        {balances.status === 'pending' && (
          <div>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </div>
        )}
        <TokenSection title={t('yours')} choices={yours} view={view} />
        <TokenSection title={t('others')} choices={others} view={view} />
        {doubtful.length > 0 && (
          <FoldedTokens
            title={doubtfulTitle}
            note={name('unknownNote')}
            isOpen={view.isFoldOpen}
          >
            <TokenRows label={doubtfulTitle} choices={doubtful} view={view} />
          </FoldedTokens>
        )}
        {isEmpty && balances.data && (
          <EmptyState title={t('noTokenFound')}>
            {t('noTokenFoundText')}
          </EmptyState>
        )}
      </div>
    </ViewFrame>
  )
}
