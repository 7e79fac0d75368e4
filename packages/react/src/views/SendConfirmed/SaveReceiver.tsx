import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.js'
import { TextField } from '../../primitives/TextField/TextField.js'
import styles from './SendConfirmedView.module.css'
import type { SendConfirmed } from './useSendConfirmedView.js'

/** Offers to keep the receiver under a name, once something got there. */
export function SaveReceiver({ view }: { view: SendConfirmed }) {
  const t = useMessages(send)
  const { canSave, name, save, savedName, setName } = view
  return (
    <>
      {canSave && (
        <div className={styles.save}>
          <p>{t('saveReceiver')}</p>
          <TextField
            label={t('saveName')}
            value={name}
            onValueChange={setName}
            maxLength={60}
            trailing={
              <Button tone="quiet" size="small" onClick={save}>
                {t('save')}
              </Button>
            }
          />
        </div>
      )}
      {savedName && (
        <p className={styles.hint}>{t('saved', { name: savedName })}</p>
      )}
      <LiveRegion>{savedName && t('saved', { name: savedName })}</LiveRegion>
    </>
  )
}
