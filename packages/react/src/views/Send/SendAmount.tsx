import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.js'
import { TokenPicture } from '../../pictures/TokenPicture.js'
import { AmountField } from '../../primitives/AmountField/AmountField.js'
import { Button } from '../../primitives/Button/Button.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import styles from './SendView.module.css'
import type { useSendView } from './useSendView.js'

type Props = { view: ReturnType<typeof useSendView> }

/** How much of which token. */
export function SendAmount({ view }: Props) {
  const t = useMessages(send)
  const { decimals, flow, shares, symbol, text } = view
  return (
    <div className={styles.group}>
      <AmountField
        ref={view.amountField}
        label={t('amount')}
        value={view.amount}
        onValueChange={view.setAmount}
        maxLength={100}
        data-autofocus={view.isFocusWanted ? '' : undefined}
        error={useAmountError(view)}
        hint={useAmountHint(view)}
        unit={
          <Button
            tone="quiet"
            size="small"
            icon={
              symbol && (
                <TokenPicture
                  aria-hidden="true"
                  symbol={symbol}
                  image={flow.token?.iconUrl}
                  networkId={view.network?.caipNetworkId}
                  address={flow.token?.address}
                  size={24}
                />
              )
            }
            title={symbol}
            onClick={view.chooseToken}
          >
            <span className={styles.symbol} translate="no" aria-hidden="true">
              <span>{symbol}</span> <ChevronDownIcon size={16} />
            </span>
            <VisuallyHidden>
              {symbol ? t('tokenButton', { symbol }) : t('chooseToken')}
            </VisuallyHidden>
          </Button>
        }
      />
      {shares && (
        <div className={styles.shares}>
          <Button
            tone="quiet"
            size="small"
            onClick={() => view.take(shares.quarter)}
          >
            {text.writeShare(1 / 4)}
          </Button>
          <Button
            tone="quiet"
            size="small"
            onClick={() => view.take(shares.half)}
          >
            {text.writeShare(1 / 2)}
          </Button>
          <Button
            tone="quiet"
            size="small"
            busy={shares.max === undefined}
            onClick={view.takeMax}
          >
            {t('max')}
          </Button>
          {view.isMax && shares.kept > 0n && (
            <span className={styles.hint}>
              {t('maxKeeps', {
                amount: text.say(
                  text.writeFee({ value: shares.kept, decimals }).text,
                  symbol,
                ),
              })}
            </span>
          )}
        </div>
      )}
    </div>
  )
}

function useAmountError(view: Props['view']): string | undefined {
  const t = useMessages(send)
  const { decimals, flow, isHidden, obstacle, symbol, text, typedDecimals } =
    view
  if (obstacle === 'insufficient' && flow.token)
    return isHidden
      ? t('notEnough', { symbol })
      : t('youHave', {
          amount: text.say(text.writeBalance(flow.token.balance).text, symbol),
        })
  if (obstacle !== 'amountInvalid') return undefined
  return typedDecimals > decimals && /^\d+\.\d+$/.test(flow.draft.amount)
    ? t('tooManyDecimals', { symbol, count: decimals })
    : t('notANumber', { symbol })
}

/** Beyond these the field shows only the beginning of an amount. */
const fittingCharacters = 15

/** Says how an amount was understood that is spelt otherwise, or cut off. */
function useAmountHint(view: Props['view']): string | undefined {
  const t = useMessages(send)
  const { flow, hasOwnSpelling, symbol, text } = view
  if (!flow.draft.amount) return undefined
  const amount = text.say(text.write(flow.draft.amount), symbol)
  if (hasOwnSpelling) return t('readAs', { amount })
  return view.amount.length > fittingCharacters ? amount : undefined
}
