import { isKitError, type KitError } from '@hasp/core/errors'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../useAction.js'
import { useSecondsUntil } from '../react/useSecondsUntil.js'

/** Digits of a code. */
export const codeLength = 6

/** A code that was mailed, to be typed or mailed again. */
export type CodeForm<step, sent> = ReturnType<typeof useCodeForm<step, sent>>

/** What a code that was mailed is typed into, and how another one is sent. */
export function useCodeForm<step, sent>({
  onSent,
  onStep,
  resendAt,
  send,
  submit,
}: useCodeForm.Parameters<step, sent>) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const checking = useAction(submit)
  const sending = useAction(send)

  const isFailed = checking.status === 'error'
  useEffect(() => {
    // The next digit takes the place of all that was wrong.
    if (isFailed) field.current?.select()
  }, [isFailed])

  const mistake = mistakeOf(checking.error)
  const failure = checking.error ?? sending.error
  return {
    field,
    code,
    mistake,
    /** What is no matter of the code. */
    error: mistake ? undefined : failure,
    isChecking: checking.status === 'running',
    isSending: sending.status === 'running',
    sent: sending.data,
    resendSeconds: useSecondsUntil(resendAt),
    async change(value: string) {
      setCode(value)
      if (value.length < codeLength || value === code) return
      const step = await checking.run(value)
      if (step) onStep(step)
    },
    async resend() {
      if (sending.status === 'running') return
      checking.reset()
      setCode('')
      field.current?.focus()
      const sent = await sending.run()
      if (sent) onSent?.(sent)
    },
  }
}

export declare namespace useCodeForm {
  type Parameters<step, sent> = {
    /** When another code can be asked for. */
    resendAt: number
    submit: (signal: AbortSignal, otp: string) => Promise<step>
    send: (signal: AbortSignal) => Promise<sent>
    onStep: (step: step) => void
    onSent?: ((sent: sent) => void) | undefined
  }
}

function mistakeOf(error: KitError | undefined) {
  if (!isKitError(error, 'HOSTED_WALLET_ERROR')) return undefined
  const { reason } = error.context
  return reason === 'codeInvalid' || reason === 'codeExpired'
    ? reason
    : undefined
}
