import { useAccountExplorer } from '../../hooks/internal/network/useAccountExplorer.js'
import { common } from '../../i18n/locales/en/common.js'
import { glossary } from '../../i18n/locales/en/glossary.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { Address } from '../../primitives/Address/Address.js'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { Term } from '../../primitives/Term/Term.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import styles from './SendView.module.css'
import type { useSendView } from './useSendView.js'

/**
 * What tells the chosen token from others of its name: its contract, to compare,
 * to copy and to look up.
 */
export function TokenContract({ address, view }: TokenContract.Props) {
  const t = useMessages(send)
  const say = useMessages(common)
  const explain = useMessages(glossary)
  const explorer = useAccountExplorer(view.network?.caipNetworkId, address)
  return (
    <section
      className={styles.group}
      aria-label={t('contract')}
      data-part="contract"
    >
      <Term className={styles.term} gloss={explain('contractMeaning')}>
        {t('contract')}
      </Term>
      <Address address={address} form="full" />
      <div className={styles.ways}>
        <CopyButton
          value={address}
          label={t('copyContract')}
          copiedLabel={say('copied')}
          fallbackLabel={say('copyByHand')}
        />
        {explorer && (
          <LinkButton href={explorer.url} icon={<ExternalIcon size={16} />}>
            {t('viewContract', { explorer: explorer.name })}
            <VisuallyHidden> ({say('opensNewTab')})</VisuallyHidden>
          </LinkButton>
        )}
      </div>
    </section>
  )
}

export declare namespace TokenContract {
  type Props = {
    address: string
    view: Pick<ReturnType<typeof useSendView>, 'network'>
  }
}
