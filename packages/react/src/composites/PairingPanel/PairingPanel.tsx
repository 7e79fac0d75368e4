import type { ReactNode } from 'react'
import { useLogo } from '../../hooks/data/useLogo.js'
import type { PairingFlow } from '../../hooks/internal/connecting/usePairingFlow.js'
import { useKitError } from '../../hooks/useKitError.js'
import { common } from '../../i18n/locales/en/common.js'
import { pairing as messages } from '../../i18n/locales/en/pairing.js'
import { useLocale } from '../../i18n/useLocale.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.js'
import { ErrorDetails } from '../ErrorDetails/ErrorDetails.js'
import { StatusPanel } from '../StatusPanel/StatusPanel.js'
import { PairingCode } from './PairingCode.js'
import styles from './PairingPanel.module.css'
import { pairingTexts } from './pairingTexts.js'
import { usePairingPanel } from './usePairingPanel.js'

const withCode = ['preparing', 'ready', 'ending', 'renewing', 'declined']
/** How long a code lasts; its place is kept until it is drawn. */
const wholeMs = 4 * 60_000

const withRetry = ['expired', 'unreachable', 'failed']

/**
 * A code for a camera that renews itself, and how far the wallet is with it.
 * @param props.pairing as `usePairingFlow` gives it
 * @param props.caption what to do with the code
 * @param props.onOther leads to the other wallets, where no code comes
 * @param props.explanation what stands behind it, while a code is on show
 */
export function PairingPanel(props: PairingPanel.Props) {
  const { caption, explanation, onOther, pairing, wallet } = props
  const t = useMessages(messages)
  const say = useMessages(common)
  const { locale } = useLocale()
  const { copy, isRenewed, retry, state, uri } = usePairingPanel(pairing)
  const logo = useLogo(
    wallet && !wallet.imageUrl ? { type: 'wallet', id: wallet.id } : undefined,
  )
  const failure = useKitError(state === 'failed' ? pairing.error : undefined)
  const { remainingMs, wasDeclined } = pairing
  const words = pairingTexts(t, state, {
    wallet: wallet?.name,
    wasDeclined,
  }) ??
    failure ?? { title: caption }
  const raw = state === 'unreachable' ? pairing.relayHost : failure?.raw
  const isReady = state === 'ready' || state === 'ending'
  return (
    <StatusPanel
      state={state}
      title={words.title}
      text={words.text}
      note={
        withCode.includes(state) && (
          <>
            <span
              className={styles.fresh}
              data-state={isReady ? state : 'unknown'}
            >
              {t('fresh', {
                time: clockText(remainingMs ?? wholeMs, locale),
              })}
            </span>
            <CopyButton
              ref={copy}
              value={pairing.uri ?? ''}
              label={t('copyLink')}
              copiedLabel={say('copied')}
              fallbackLabel={say('copyByHand')}
              unavailable={pairing.uri ? undefined : t('preparing')}
            />
          </>
        )
      }
      picture={
        <PairingCode state={state} uri={uri} logo={wallet?.imageUrl ?? logo} />
      }
    >
      <LiveRegion>
        {state === 'ending'
          ? t('ending')
          : state === 'ready' && isRenewed && t('renewed')}
      </LiveRegion>
      {withCode.includes(state) && explanation && <p>{explanation}</p>}
      {raw && <ErrorDetails raw={raw} />}
      {withRetry.includes(state) && (
        <>
          <Button onClick={retry}>
            {state === 'expired' ? t('newCode') : say('tryAgain')}
          </Button>
          {state !== 'expired' && onOther && (
            <LinkButton onClick={onOther}>{t('other')}</LinkButton>
          )}
        </>
      )}
    </StatusPanel>
  )
}

export declare namespace PairingPanel {
  type Props = {
    pairing: PairingFlow
    caption: string
    explanation?: ReactNode
    onOther?: (() => void) | undefined
    /** The wallet that was picked, if one was. */
    wallet?:
      | {
          readonly id: string
          readonly name: string
          readonly imageUrl?: string | undefined
        }
      | undefined
  }
}

/**
 * Minutes and seconds, rounded up, in the digits of a language.
 * @example clockText(221_400, 'en') // '3:42'
 */
function clockText(remainingMs: number, locale: string): string {
  const seconds = Math.ceil(remainingMs / 1000)
  const write = (value: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits }).format(value)
  return `${write(Math.floor(seconds / 60), 1)}:${write(seconds % 60, 2)}`
}
