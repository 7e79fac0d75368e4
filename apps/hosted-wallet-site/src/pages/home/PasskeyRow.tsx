/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Passkey } from '../../login/createLogin.js'
import { formatAgo } from './formatAgo.js'
import type { HomeTexts } from './homeTexts.js'

/** A passkey in the list of ways back; it goes after a second question. */
export function PasskeyRow({
  isWorking,
  onRemove,
  passkey,
  texts,
}: {
  readonly isWorking: boolean
  readonly onRemove: () => void
  readonly passkey: Passkey
  readonly texts: HomeTexts
}) {
  const { t } = texts
  const when = formatAgo(texts, passkey.addedBeforeMs)
  const [isAsking, setAsking] = useState(false)
  const wasAsking = useRef(false)
  const remove = useRef<HTMLButtonElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (isAsking) keep.current?.focus()
    else if (wasAsking.current) remove.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return (
    <li>
      <span>
        {t('home.passkey')}
        <small>{t('home.passkeyAdded', { when })}</small>
        {isAsking && <small role="alert">{t('passkey.removeWarning')}</small>}
      </span>
      <div class="buttons">
        {isAsking && (
          <button
            type="button"
            class="plain"
            ref={keep}
            onClick={() => setAsking(false)}
          >
            {t('passkey.keep')}
          </button>
        )}
        <button
          type="button"
          class="plain"
          key={isAsking ? 'sure' : 'ask'}
          ref={remove}
          aria-disabled={isWorking}
          aria-label={isAsking ? undefined : t('passkey.removeOf', { when })}
          onClick={() => {
            if (isAsking) onRemove()
            else setAsking(true)
          }}
        >
          {t(
            isWorking && isAsking
              ? 'passkey.removing'
              : isAsking
                ? 'passkey.removeSure'
                : 'passkey.remove',
          )}
        </button>
      </div>
    </li>
  )
}
