import { PairingPanel } from '../../composites/PairingPanel/PairingPanel.js'
import { pairing } from '../../i18n/locales/en/pairing.js'
import { useMessages } from '../../i18n/useMessages.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { BrowserPanel } from './BrowserPanel.js'
import { LinkPanel } from './LinkPanel.js'
import { PhonePanel } from './PhonePanel.js'
import type { ConnectingWalletConnectState } from './useConnectingWalletConnectView.js'

type Props = { view: ConnectingWalletConnectState }

/** The panel of one way to reach a wallet. */
export function PlatformPanel({ view }: Props) {
  const t = useMessages(pairing)
  const { choose, chooseOther, flow, platform, platforms, wallet } = view
  if (wallet && (platform === 'browser' || platform === 'unsupported'))
    return <BrowserPanel view={view} wallet={wallet} />
  if (wallet && platform === 'mobile')
    return <PhonePanel view={view} wallet={wallet} />
  if (wallet && (platform === 'web' || platform === 'desktop'))
    return <LinkPanel view={view} wallet={wallet} platform={platform} />
  return (
    <>
      <PairingPanel
        pairing={flow}
        wallet={wallet}
        onOther={chooseOther}
        caption={wallet ? t('scan', { wallet: wallet.name }) : t('scanAny')}
      />
      {wallet && platforms.includes('mobile') && (
        <LinkButton onClick={() => choose('mobile')}>
          {t('useLink', { wallet: wallet.name })}
        </LinkButton>
      )}
    </>
  )
}
