import type { FormEvent } from 'react'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.js'
import { TextField } from '../../primitives/TextField/TextField.js'
import styles from './SaveReceiver.module.css'
import { type SaveableReceiver, useSaveReceiver } from './useSaveReceiver.js'

/**
 * Offers to keep an address under a name: as a question, or behind a link
 * where something else is the visitor's business. Nothing where it is known.
 */
export function SaveReceiver(props: SaveableReceiver) {
  const t = useMessages(send)
  const view = useSaveReceiver(props)
  const { canSave, isAsked, name, savedName } = view
  const submit = (event: FormEvent) => {
    event.preventDefault()
    view.save()
  }
  return (
    <>
      {canSave && !isAsked && (
        <div>
          <LinkButton onClick={view.ask}>{t('saveLink')}</LinkButton>
        </div>
      )}
      {canSave && isAsked && (
        <form className={styles.save} onSubmit={submit} noValidate>
          {!props.isLink && <p>{t('saveReceiver')}</p>}
          <TextField
            ref={view.field}
            label={t('saveName')}
            value={name}
            error={view.isNameMissing ? t('saveNameMissing') : undefined}
            onValueChange={view.setName}
            maxLength={60}
            trailing={
              <Button type="submit" tone="quiet" size="small">
                {t('save')}
              </Button>
            }
          />
        </form>
      )}
      {savedName && (
        <p ref={view.told} tabIndex={-1} className={styles.told}>
          {t('saved', { name: savedName })}
        </p>
      )}
      <LiveRegion>{savedName && t('saved', { name: savedName })}</LiveRegion>
    </>
  )
}
