import { receive } from '../../i18n/locales/en/receive.js'
import { useMessages } from '../../i18n/useMessages.js'
import { AmountField } from '../../primitives/AmountField/AmountField.js'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.js'
import { RadioRow } from '../../primitives/RadioGroup/RadioRow.js'
import styles from './ReceiveView.module.css'
import type { ReceiveState } from './useReceiveView.js'

const currency = 'currency'

/** How much the code asks for, and in what. */
export function AskedAmount({ view }: { view: ReceiveState }) {
  const t = useMessages(receive)
  const { network, symbol, token, tokens } = view
  return (
    <div className={styles.asked}>
      <AmountField
        label={t('amount')}
        value={view.typed}
        onValueChange={view.setAmount}
        maxLength={100}
        unit={
          <span className={styles.unit} translate="no">
            {symbol}
          </span>
        }
        error={view.isAmountInvalid ? t('notAnAmount', { symbol }) : undefined}
      />
      {network && tokens.length > 0 && (
        <RadioGroup
          label={t('currency')}
          value={token?.address ?? currency}
          onValueChange={view.chooseToken}
        >
          <RadioRow
            value={currency}
            title={network.nativeCurrency.symbol}
            subtitle={network.nativeCurrency.name}
          />
          {tokens.map(({ address, name, symbol: title }) => (
            <RadioRow
              key={address}
              value={address}
              title={title}
              subtitle={name}
            />
          ))}
        </RadioGroup>
      )}
    </div>
  )
}
