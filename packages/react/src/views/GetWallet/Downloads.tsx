import type { ListedWallet } from '@hasp/core'
import { useState } from 'react'
import { LazyQrCode } from '../../composites/LazyQrCode/LazyQrCode.js'
import { useInternals } from '../../hooks/internal/modal/useInternals.js'
import { useWalletLinks } from '../../hooks/wallets/useWalletLinks.js'
import { common } from '../../i18n/locales/en/common.js'
import { learn } from '../../i18n/locales/en/learn.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Tabs } from '../../primitives/Tabs/Tabs.js'
import { DownloadList } from './DownloadList.js'
import styles from './GetWalletView.module.css'

/** Where a wallet can be had: what fits the device first. */
export function Downloads({ wallet }: { wallet: ListedWallet }) {
  const t = useMessages(learn)
  const say = useMessages(common)
  const isPhone = useInternals().environment.isMobile()
  const { stores } = useWalletLinks(wallet)
  const apps = isPhone
    ? []
    : stores.filter(({ name }) => name === 'ios' || name === 'android')
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const app = apps.find(({ name }) => name === chosen) ?? apps[0]
  const links = stores.filter((store) => !apps.includes(store))
  const fitting = links.find(({ isForDevice }) => isForDevice)
  const others = links.filter((link) => link !== fitting)
  return (
    <div className={styles.wide}>
      {fitting && <DownloadList downloads={[fitting]} isForDevice />}
      {fitting && others.length > 0 ? (
        <details className={styles.others}>
          <summary>{t('otherDownloads')}</summary>
          <DownloadList downloads={others} />
        </details>
      ) : (
        <DownloadList downloads={others} />
      )}
      {app && (
        <Tabs
          label={t('phone')}
          tabs={apps.map(({ name }) => ({ id: name, label: t(name) }))}
          selected={app.name}
          onSelect={setChosen}
        >
          <div className={styles.code}>
            <LazyQrCode
              value={app.url}
              label={t('scan', { wallet: wallet.name, store: t(app.name) })}
              loadingLabel={say('loading')}
            />
          </div>
          <p>{t('scanHint')}</p>
        </Tabs>
      )}
    </div>
  )
}
