import { useRef } from 'react'
import { SaveReceiver } from '../../composites/SaveReceiver/SaveReceiver.js'
import { useNameRefusal } from '../../hooks/internal/send/useNameRefusal.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { PasteIcon } from '../../icons/PasteIcon.js'
import { Address } from '../../primitives/Address/Address.js'
import { Button } from '../../primitives/Button/Button.js'
import { IconButton } from '../../primitives/IconButton/IconButton.js'
import { Identicon } from '../../primitives/Identicon/Identicon.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { TextField } from '../../primitives/TextField/TextField.js'
import styles from './SendView.module.css'
import type { useSendView } from './useSendView.js'

/** Who gets it: typed, pasted, or somebody known. */
export function ReceiverField({
  view,
}: {
  view: ReturnType<typeof useSendView>
}) {
  const t = useMessages(send)
  const list = useRef<HTMLUListElement>(null)
  const { contacts, flow, receiverContact } = view
  const refusal = useNameRefusal(flow.name)
  return (
    <div className={styles.group}>
      <TextField
        ref={view.receiverField}
        label={t('to')}
        placeholder={t('toHint')}
        value={flow.draft.receiver}
        onValueChange={view.setReceiver}
        onBlur={view.leaveReceiver}
        onKeyDown={(event) => {
          const [only, other] = contacts
          if (event.key === 'ArrowDown' && only) {
            event.preventDefault()
            list.current?.querySelector('button')?.focus()
          }
          // Whoever is named in full is meant, not who is called alike.
          const isPart =
            flow.draft.receiver.trim() !== '' &&
            flow.name.status === 'none' &&
            !view.hasReceiver
          if (event.key === 'Enter' && isPart && only && !other) view.pick(only)
        }}
        maxLength={200}
        autoCapitalize="off"
        // An address begins at the left everywhere, a name as it is written.
        dir={flow.draft.receiver === '' ? undefined : 'auto'}
        error={
          refusal?.text ??
          (view.isReceiverWrong ? t('notAnAddress') : undefined)
        }
        trailing={
          <IconButton
            label={t('paste')}
            icon={<PasteIcon />}
            onClick={view.paste}
          />
        }
        hint={
          view.isPasteRefused
            ? t('pasteRefused')
            : view.isNamePending
              ? t('nameLookup')
              : view.hasReceiver && (
                  <>
                    {receiverContact && (
                      <span className={styles.known}>
                        {t(receiverContact.isOwn ? 'own' : 'knownAs', {
                          name: receiverContact.name,
                        })}
                      </span>
                    )}
                    <Address address={view.receiverAddress} form="full" />
                  </>
                )
        }
      />
      {refusal?.retry && (
        <div>
          <LinkButton onClick={refusal.retry}>{t('nameRetry')}</LinkButton>
        </div>
      )}
      {refusal?.ways && (
        <div className={styles.ways}>
          {(['ledTo', 'leadsTo'] as const).map((way) => {
            const address = refusal.ways?.[way] ?? ''
            return (
              <LinkButton key={way} onClick={() => view.takeReceiver(address)}>
                {t(way)} <Address address={address} form="chip" />
              </LinkButton>
            )
          })}
        </div>
      )}
      {view.hasReceiver && view.namespace && (
        <SaveReceiver
          isLink
          address={view.receiverAddress}
          namespace={view.namespace}
          isKnown={receiverContact !== undefined}
        />
      )}
      {contacts.length > 0 && (
        <ul ref={list} className={styles.contacts} aria-label={t('known')}>
          {contacts.map((contact) => (
            <li key={`${contact.address} ${contact.name}`}>
              <Button
                tone="quiet"
                size="small"
                icon={<Identicon address={contact.address} size={24} />}
                onClick={() => view.pick(contact)}
              >
                <bdi translate={contact.isNamed ? 'no' : undefined}>
                  {contact.name}
                </bdi>{' '}
                <Address address={contact.address} form="chip" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
