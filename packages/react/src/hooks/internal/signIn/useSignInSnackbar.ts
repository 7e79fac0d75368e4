import { hideSnackbar, type SignInAttempt, showSnackbar } from '@hasp/core'
import { useEffect } from 'react'
import { useKit } from '../../useKit.js'
import { useLatest } from '../react/useLatest.js'

/** Specification 8: short messages beside what the view shows. */
export function useSignInSnackbar(
  status: SignInAttempt['status'],
  texts: { readonly authenticating: string; readonly signingFailed: string },
): void {
  const kit = useKit()
  const t = useLatest(texts)
  const isChecking = status === 'checking'
  const isFailed = status === 'failed' || status === 'unchecked'
  useEffect(() => {
    if (!isChecking) return
    showSnackbar(kit, { message: t.current.authenticating, variant: 'loading' })
    return () => hideSnackbar(kit)
  }, [isChecking, kit])
  useEffect(() => {
    if (!isFailed) return
    showSnackbar(kit, { message: t.current.signingFailed, variant: 'error' })
  }, [isFailed, kit])
}
