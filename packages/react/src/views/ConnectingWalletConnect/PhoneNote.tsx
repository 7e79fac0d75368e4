import { common } from '../../i18n/locales/en/common.js'
import { pairing } from '../../i18n/locales/en/pairing.js'
import { useMessages } from '../../i18n/useMessages.js'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import type { AppSwitch } from './useAppSwitch.js'
import type { ConnectingWalletConnectState } from './useConnectingWalletConnectView.js'

/** Other things to try, by how far the visitor has come. */
export function PhoneNote({ appSwitch, view }: PhoneNote.Props) {
  const t = useMessages(pairing)
  const say = useMessages(common)
  const { choose, chooseOther, flow, getWallet, links } = view
  const code = (label: string) => (
    <LinkButton onClick={() => choose('qrcode')}>{label}</LinkButton>
  )
  const app = links.stores.length > 0 && (
    <LinkButton onClick={getWallet}>{t('getApp')}</LinkButton>
  )
  if (appSwitch === 'unanswered')
    return (
      <>
        {code(t('useCode'))}
        <LinkButton onClick={chooseOther}>{t('other')}</LinkButton>
      </>
    )
  if (appSwitch === 'stuck')
    return (
      <>
        {app}
        {code(t('showCode'))}
      </>
    )
  return (
    <>
      {flow.uri && flow.isRelayReachable && (
        <CopyButton
          value={flow.uri}
          label={t('copyLink')}
          copiedLabel={say('copied')}
          fallbackLabel={say('copyByHand')}
        />
      )}
      {app}
    </>
  )
}

export declare namespace PhoneNote {
  type Props = { appSwitch: AppSwitch; view: ConnectingWalletConnectState }
}
