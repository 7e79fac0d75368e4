import { Glossed } from '../../composites/Glossed/Glossed.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { common } from '../../i18n/locales/en/common.js'
import { glossary } from '../../i18n/locales/en/glossary.js'
import { learn } from '../../i18n/locales/en/learn.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { Button } from '../../primitives/Button/Button.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import { Downloads } from './Downloads.js'
import styles from './GetWalletView.module.css'
import { useGetWalletView, walletFinderUrl } from './useGetWalletView.js'
import { WalletChoices } from './WalletChoices.js'

/** Three steps to a wallet. */
export default function GetWalletView() {
  const t = useMessages(learn)
  const say = useMessages(common)
  const explain = useMessages(glossary)
  const { choose, isLoading, phase, proceed, reload, wallet, wanted } =
    useGetWalletView()
  return (
    <ViewFrame
      title={wanted ? t('getOne', { wallet: wanted.name }) : t('getTitle')}
      busy={isLoading}
      footer={
        <Button
          busy={phase === 'looking'}
          busyLabel={t('looking')}
          onClick={proceed}
        >
          {phase === 'found' ? t('connect', { wallet }) : t('haveIt')}
        </Button>
      }
    >
      <ol className={styles.steps}>
        <li>
          <h3>{wanted ? t('installTitle') : t('chooseTitle')}</h3>
          {isLoading ? (
            <Skeleton shape="row" />
          ) : wanted ? (
            <>
              <Downloads wallet={wanted} />
              <LinkButton onClick={() => choose(undefined)}>
                {t('otherWallets')}
              </LinkButton>
            </>
          ) : (
            <>
              <p>{t('choose')}</p>
              <WalletChoices onChoose={choose} />
              <LinkButton
                href={walletFinderUrl}
                icon={<ExternalIcon size={16} />}
              >
                {t('find')}{' '}
                <VisuallyHidden>({say('opensNewTab')})</VisuallyHidden>
              </LinkButton>
            </>
          )}
        </li>
        <li>
          <h3>{t('setUpTitle')}</h3>
          <p>
            <Glossed
              text={t('setUp')}
              word={explain('secretPhrase')}
              gloss={explain('secretPhraseMeaning')}
            />
          </p>
        </li>
        <li>
          <h3>{t('returnTitle')}</h3>
          <p>{t('return')}</p>
        </li>
      </ol>
      <div className={styles.apart} role="status">
        {phase === 'nothing' && (
          <Banner
            tone="note"
            title={t('nothingTitle')}
            action={<LinkButton onClick={reload}>{t('reload')}</LinkButton>}
          >
            {t('nothing')}
          </Banner>
        )}
        {phase === 'found' && (
          <Banner tone="success" title={t('foundTitle', { wallet })}>
            {t('found')}
          </Banner>
        )}
      </div>
    </ViewFrame>
  )
}
