import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import type { WalletState } from '../../hooks/useWallet.js'
import { account } from '../../i18n/locales/en/account.js'
import { useMessages } from '../../i18n/useMessages.js'
import { WalletIcon } from '../../icons/WalletIcon.js'
import { Button } from '../../primitives/Button/Button.js'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.js'
import { Spinner } from '../../primitives/Spinner/Spinner.js'

/** Account while no account is connected, or not yet. */
export function NoAccount({ status, onConnect }: NoAccount.Props) {
  const t = useMessages(account)
  const isWaiting = status !== 'disconnected'
  return (
    <ViewFrame title={t('title')} busy={isWaiting}>
      {isWaiting ? (
        <EmptyState icon={<Spinner size={24} />} title={t('waiting')} />
      ) : (
        <EmptyState
          icon={<WalletIcon size={32} />}
          title={t('nobodyTitle')}
          action={<Button onClick={onConnect}>{t('connect')}</Button>}
        >
          {t('nobody')}
        </EmptyState>
      )}
    </ViewFrame>
  )
}

export declare namespace NoAccount {
  type Props = { status: WalletState['status']; onConnect: () => void }
}
