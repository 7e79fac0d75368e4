import type { ReactNode } from 'react'
import { useEmailUpdate } from '../../hooks/internal/hosted/useEmailUpdate.js'
import { common } from '../../i18n/locales/en/common.js'
import { updateEmail } from '../../i18n/locales/en/updateEmail.js'
import { useMessages } from '../../i18n/useMessages.js'
import { WalletIcon } from '../../icons/WalletIcon.js'
import { Button } from '../../primitives/Button/Button.js'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.js'
import { StepList } from '../../primitives/StepList/StepList.js'
import { SuccessMark } from '../SuccessMark/SuccessMark.js'
import { ViewFrame } from '../ViewFrame/ViewFrame.js'
import styles from './EmailUpdate.module.css'

const order = ['address', 'primary', 'secondary'] as const
const labels = {
  address: 'stepAddress',
  primary: 'stepOld',
  secondary: 'stepNew',
} as const

/**
 * One step of a change of the address, with the way that is left. It ends by
 * saying that the change is done, wherever the visitor finished it.
 */
export function EmailUpdate({ children, step, title }: EmailUpdate.Props) {
  const t = useMessages(updateEmail)
  const say = useMessages(common)
  const { doneEmail, isHosted, leave } = useEmailUpdate()
  if (doneEmail !== undefined)
    return (
      <ViewFrame
        title={t('doneTitle')}
        footer={<Button onClick={leave}>{say('done')}</Button>}
      >
        <div className={styles.done} role="status">
          <SuccessMark size={56} />
          <p>
            {t('done')} <bdi>{doneEmail}</bdi>
          </p>
          <p className={styles.note}>{t('doneNote')}</p>
        </div>
      </ViewFrame>
    )
  if (!isHosted)
    return (
      <ViewFrame title={t('title')}>
        <EmptyState icon={<WalletIcon />} title={t('otherTitle')}>
          {t('other')}
        </EmptyState>
      </ViewFrame>
    )
  const current = order.indexOf(step)
  return (
    <ViewFrame title={title}>
      <div className={styles.step}>
        <StepList
          label={t('steps')}
          steps={order.map((id, at) => {
            const state =
              at < current ? 'done' : at === current ? 'active' : 'todo'
            return {
              ...{ id, state },
              label: t(labels[id]),
              stateLabel: say(`${state}_step`),
            }
          })}
        />
        {children}
      </div>
    </ViewFrame>
  )
}

export declare namespace EmailUpdate {
  type Props = {
    step: (typeof order)[number]
    /** Names the view and the modal. */
    title: string
    children: ReactNode
  }
}
