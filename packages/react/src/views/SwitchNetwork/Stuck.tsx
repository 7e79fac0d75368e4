import { useId, useState } from 'react'
import { networks } from '../../i18n/locales/en/networks.js'
import { useMessages } from '../../i18n/useMessages.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import styles from './SwitchNetworkView.module.css'

/**
 * The way that is left, with its steps in place: another view would end the
 * wait for the wallet.
 */
export function Stuck({ network, wallet }: Stuck.Props) {
  const t = useMessages(networks)
  const [isOpen, setIsOpen] = useState(false)
  const stepsId = useId()
  return (
    <>
      <div className={styles.stuck}>
        <p>{t('stuck')}</p>
        <LinkButton
          aria-expanded={isOpen}
          aria-controls={isOpen ? stepsId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('how')}
        </LinkButton>
      </div>
      {isOpen && (
        <ol id={stepsId} className={styles.steps}>
          <li>{t('howOpen', { wallet })}</li>
          <li>{t('howFind')}</li>
          <li>{t('howChoose', { network })}</li>
        </ol>
      )}
    </>
  )
}

export declare namespace Stuck {
  type Props = { wallet: string; network: string }
}
