import { SendFailure } from '../../composites/SendFailure/SendFailure.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { useIsOnline } from '../../hooks/internal/network/useIsOnline.js'
import { common } from '../../i18n/locales/en/common.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Avatar } from '../../pictures/Avatar.js'
import { Address } from '../../primitives/Address/Address.js'
import { Amount } from '../../primitives/Amount/Amount.js'
import { Button } from '../../primitives/Button/Button.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { FeeLine } from './FeeLine.js'
import { ReceiverField } from './ReceiverField.js'
import { SendAmount } from './SendAmount.js'
import styles from './SendView.module.css'
import { TokenContract } from './TokenContract.js'
import { type SendObstacle, useSendView } from './useSendView.js'

const labelOf = {
  amount: 'enterAmount',
  amountInvalid: 'checkAmount',
  insufficient: 'notEnough',
  receiver: 'addReceiver',
  receiverInvalid: 'checkReceiver',
  receiverPending: 'nameLookup',
  insufficientFee: 'notEnoughForFee',
  balances: 'balancesLoading',
  balancesFailed: 'balancesFailed',
  token: 'chooseToken',
} as const satisfies { [obstacle in SendObstacle]: string }

/** The form, where sending is possible. */
export function SendForm() {
  const t = useMessages(send)
  const say = useMessages(common)
  const isOnline = useIsOnline()
  const view = useSendView()
  const { balances, flow, from, network, obstacle, symbol, text } = view
  const currency = network?.nativeCurrency.symbol ?? ''
  const isShort = obstacle === 'insufficient' || obstacle === 'insufficientFee'
  const held = flow.token && text.writeBalance(flow.token.balance)
  const error = flow.error ?? (flow.token ? undefined : balances.error)
  return (
    <ViewFrame
      title={t('title')}
      busy={balances.status === 'pending'}
      footer={
        <Button
          busy={flow.phase === 'checking'}
          busyLabel={t('checking')}
          unavailable={isOnline ? undefined : t('offline')}
          onClick={view.proceed}
        >
          {!isOnline
            ? t('offline')
            : obstacle
              ? t(labelOf[obstacle], {
                  symbol: obstacle === 'insufficientFee' ? currency : symbol,
                })
              : t('review')}
        </Button>
      }
    >
      <div className={styles.form}>
        <SendAmount view={view} />
        <ReceiverField view={view} />
        {from && (
          <div className={styles.from}>
            <span className={styles.term}>{t('from')}</span>
            <Avatar address={from} size={24} />
            <span className={styles.name}>
              <bdi title={view.fromName}>{view.fromName}</bdi>{' '}
              <Address address={from} form="chip" />
            </span>
            {held && (
              <Amount
                value={held.text}
                exact={held.exact}
                symbol={symbol}
                hidden={view.isHidden}
                hiddenLabel={say('amountHidden')}
              />
            )}
          </div>
        )}
        <FeeLine estimate={view.feeEstimate} />
        {flow.token?.address && (
          <TokenContract
            key={flow.token.address}
            address={flow.token.address}
            view={view}
          />
        )}
        {error && <SendFailure error={error} />}
        {isShort && (
          <div className={styles.ways}>
            <LinkButton onClick={view.receive}>{t('receive')}</LinkButton>
            <LinkButton onClick={view.useOtherWallet}>
              {t('useOtherWallet')}
            </LinkButton>
          </div>
        )}
      </div>
    </ViewFrame>
  )
}
