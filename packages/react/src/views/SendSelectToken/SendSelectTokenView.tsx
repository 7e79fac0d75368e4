import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { common } from '../../i18n/locales/en/common.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.js'
import { SearchField } from '../../primitives/SearchField/SearchField.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import styles from './SendSelectTokenView.module.css'
import { TokenSection } from './TokenSection.js'
import { useSendSelectTokenView } from './useSendSelectTokenView.js'

/** Which token to send. */
export default function SendSelectTokenView() {
  const t = useMessages(send)
  const say = useMessages(common)
  const view = useSendSelectTokenView()
  const { balances, others, yours } = view
  const isEmpty = yours.length === 0 && others.length === 0
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
        {isEmpty && balances.data && (
          <EmptyState title={t('noTokenFound')}>
            {t('noTokenFoundText')}
          </EmptyState>
        )}
      </div>
    </ViewFrame>
  )
}
