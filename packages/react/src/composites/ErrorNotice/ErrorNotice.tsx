import type { KitError } from '@hasp/core/errors'
import type { ReactNode } from 'react'
import { useKitError } from '../../hooks/useKitError.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { ErrorDetails } from '../ErrorDetails/ErrorDetails.js'

const toneOf = {
  declined: 'note',
  retryable: 'caution',
  needsYou: 'caution',
  stop: 'stop',
} as const

/** What went wrong, what to do about it, and the original message on demand. */
export function ErrorNotice({ error, action }: ErrorNotice.Props) {
  const { raw, text, title, tone } = useKitError(error)
  const isDeclined = tone === 'declined'
  return (
    <Banner
      tone={toneOf[tone]}
      title={title}
      live={isDeclined ? 'polite' : 'assertive'}
      action={action}
    >
      {text}
      {!isDeclined && <ErrorDetails raw={raw} />}
    </Banner>
  )
}

export declare namespace ErrorNotice {
  type Props = { error: KitError; action?: ReactNode }
}
