import { LazyQrCode } from '../../composites/LazyQrCode/LazyQrCode.js'
import { receive } from '../../i18n/locales/en/receive.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.js'
import { NetworkPicture } from '../../pictures/NetworkPicture.js'
import { Address } from '../../primitives/Address/Address.js'
import { Button } from '../../primitives/Button/Button.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import { Arrivals } from './Arrivals.js'
import { AskedAmount } from './AskedAmount.js'
import styles from './ReceiveView.module.css'
import type { ReceiveState } from './useReceiveView.js'
import { WorksOn } from './WorksOn.js'

type Props = { view: ReceiveState; address: string }

/** Network, code and address. */
export function ReceiveCard({ view, address }: Props) {
  const t = useMessages(receive)
  const { asked, hasAmount, name, network, uri } = view
  return (
    <div className={styles.card}>
      <div className={styles.bar}>
        <Button
          tone="quiet"
          size="small"
          icon={
            network && (
              <NetworkPicture aria-hidden="true" network={network} size={16} />
            )
          }
          onClick={view.chooseNetwork}
        >
          <span className={styles.network} aria-hidden="true">
            {network?.name ?? t('noNetwork')} <ChevronDownIcon size={16} />
          </span>
          <VisuallyHidden>
            {network
              ? t('networkButton', { network: network.name })
              : t('chooseNetwork')}
          </VisuallyHidden>
        </Button>
        {network && (
          <Button
            tone="quiet"
            size="small"
            aria-expanded={hasAmount}
            onClick={hasAmount ? view.hideAmount : view.showAmount}
          >
            {t(hasAmount ? 'removeAmount' : 'addAmount')}
          </Button>
        )}
      </div>
      {hasAmount && <AskedAmount view={view} />}
      <LazyQrCode
        value={uri ?? address}
        label={asked ? t('codeWithAmount', { amount: asked }) : t('code')}
        loadingLabel={t('loading')}
      />
      <div className={styles.address}>
        {name && <p className={styles.name}>{name}</p>}
        <Address address={address} form="full" />
      </div>
      <Arrivals view={view} />
      <WorksOn view={view} />
    </div>
  )
}
