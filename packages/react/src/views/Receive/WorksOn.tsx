import { Glossed } from '../../composites/Glossed/Glossed.js'
import { glossary } from '../../i18n/locales/en/glossary.js'
import { receive } from '../../i18n/locales/en/receive.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import styles from './ReceiveView.module.css'
import type { ReceiveState } from './useReceiveView.js'

/** On which networks the address can be sent to. */
export function WorksOn({ view }: { view: ReceiveState }) {
  const t = useMessages(receive)
  const explain = useMessages(glossary)
  const { namedNetworks: networks, unnamedNetworks: count } = view
  if (!networks) return null
  return (
    <Banner tone="caution">
      <Glossed
        text={
          count > 0
            ? t('worksOnMore', { networks, count })
            : t('worksOn', { networks })
        }
        word={explain('address')}
        gloss={explain('addressMeaning')}
      />{' '}
      {t('onlyThere')}
      {count > 0 && (
        <details className={styles.networks}>
          <summary>{t('allNetworks')}</summary>
          <ul>
            {view.networks.map(({ caipNetworkId, name }) => (
              <li key={caipNetworkId}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </Banner>
  )
}
