import { AskFooter } from '../../composites/AskFooter/AskFooter.js'
import { Glossed } from '../../composites/Glossed/Glossed.js'
import { NotPairable } from '../../composites/PairingPanel/NotPairable.js'
import { PairingPanel } from '../../composites/PairingPanel/PairingPanel.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { glossary } from '../../i18n/locales/en/glossary.js'
import { pairing } from '../../i18n/locales/en/pairing.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useConnectingWalletConnectBasicView } from './useConnectingWalletConnectBasicView.js'

/** Pair any wallet by a code. */
export default function ConnectingWalletConnectBasicView() {
  const t = useMessages(pairing)
  const explain = useMessages(glossary)
  const { chooseOther, flow, hasList, showAll } =
    useConnectingWalletConnectBasicView()
  return (
    <ViewFrame
      title={t('title')}
      footer={
        hasList &&
        flow.phase !== 'approved' && (
          <AskFooter
            question={t('byName')}
            action={t('allWallets')}
            onAction={showAll}
          />
        )
      }
    >
      {flow.isConfigured ? (
        <PairingPanel
          pairing={flow}
          caption={t('scanAny')}
          onOther={chooseOther}
          explanation={
            <Glossed
              text={explain('usesWalletConnect')}
              word={explain('walletConnect')}
              gloss={explain('walletConnectMeaning')}
            />
          }
        />
      ) : (
        <NotPairable />
      )}
    </ViewFrame>
  )
}
