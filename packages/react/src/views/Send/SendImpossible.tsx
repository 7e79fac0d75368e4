import type { SendAbility } from '../../hooks/internal/send/useSendAbility.js'
import { useKitError } from '../../hooks/useKitError.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.js'

/** Why nothing can be sent here, and the way on. */
export function SendImpossible({ ability }: { ability: SendAbility }) {
  const t = useMessages(send)
  const { push } = useKitModal()
  const words = useKitError(
    ability.status === 'unsupported' ? ability.error : undefined,
  )
  return words ? (
    <EmptyState
      title={words.title}
      action={
        <Button onClick={() => push({ view: 'Networks' })}>
          {t('chooseNetwork')}
        </Button>
      }
    >
      {words.text}
    </EmptyState>
  ) : (
    <EmptyState
      title={t('notConnected')}
      action={
        <Button onClick={() => push({ view: 'Connect' })}>
          {t('connect')}
        </Button>
      }
    >
      {t('notConnectedText')}
    </EmptyState>
  )
}
