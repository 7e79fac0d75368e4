import { findHosted, type HostedWalletState } from '@hasp/core'
import { useSyncExternalStore } from 'react'
import { useKit } from '../../useKit.js'

/** Stands where no hosted wallet is configured. */
const absent: HostedWalletState = {
  frame: 'absent',
  login: { step: 'none' },
  requests: [],
}

const neverChanges = () => () => undefined

/** The state of the hosted wallet, and whether there is one. */
export function useHostedState() {
  const hosted = findHosted(useKit())
  const read = () => hosted?.state.getState() ?? absent
  const state = useSyncExternalStore(
    hosted ? hosted.state.subscribe : neverChanges,
    read,
    () => absent,
  )
  return { ...state, hosted }
}
