import { type FormEvent, useState } from 'react'
import { common } from '../../i18n/locales/en/common.js'
import { wallets } from '../../i18n/locales/en/wallets.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { TextField } from '../../primitives/TextField/TextField.js'
import styles from './ProfileWalletsView.module.css'

/** A name is a word or two. */
const nameLimit = 32

/** What the visitor calls a wallet. */
export function WalletNameForm(props: WalletNameForm.Props) {
  const { walletName, label = '', onSave, onCancel } = props
  const t = useMessages(wallets)
  const say = useMessages(common)
  const [text, setText] = useState(label)
  function save(event: FormEvent) {
    event.preventDefault()
    onSave(text)
  }
  return (
    <li>
      <form
        className={styles.form}
        data-escape=""
        onSubmit={save}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          onCancel()
        }}
      >
        <TextField
          ref={(input) => input?.focus()}
          label={t('name', { wallet: walletName })}
          hint={t('nameHint')}
          maxLength={nameLimit}
          value={text}
          onValueChange={setText}
        />
        <div className={styles.actions}>
          <Button type="submit" size="small">
            {t('save')}
          </Button>
          <Button size="small" tone="quiet" onClick={onCancel}>
            {say('cancel')}
          </Button>
        </div>
      </form>
    </li>
  )
}

export declare namespace WalletNameForm {
  type Props = {
    walletName: string
    label: string | undefined
    onSave: (text: string) => void
    onCancel: () => void
  }
}
