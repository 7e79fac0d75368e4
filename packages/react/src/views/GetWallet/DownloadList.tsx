import type { WalletDownload } from '@hasp/core'
import { common } from '../../i18n/locales/en/common.js'
import { learn } from '../../i18n/locales/en/learn.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { List } from '../../primitives/List/List.js'
import { ListRow } from '../../primitives/List/ListRow.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import styles from './GetWalletView.module.css'

/**
 * Links to where a wallet can be had.
 * @param props.isForDevice draws them as what to press
 */
export function DownloadList({ downloads, isForDevice }: DownloadList.Props) {
  const t = useMessages(learn)
  const say = useMessages(common)
  if (downloads.length === 0) return null
  return (
    <List label={t(isForDevice ? 'downloads' : 'otherDownloads')}>
      {downloads.map(({ name, url }) => (
        <ListRow
          key={name}
          dense
          className={isForDevice ? styles.filled : undefined}
          href={url}
          title={
            <>
              {t(name)} <VisuallyHidden>({say('opensNewTab')})</VisuallyHidden>
            </>
          }
          trailing={<ExternalIcon size={16} />}
        />
      ))}
    </List>
  )
}

export declare namespace DownloadList {
  type Props = {
    downloads: readonly WalletDownload[]
    isForDevice?: boolean
  }
}
