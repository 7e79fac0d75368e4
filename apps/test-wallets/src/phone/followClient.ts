import type { PhoneClient } from './PhoneClient.js'
import type { PhoneSettings } from './PhoneSettings.js'

const changes = [
  'session_proposal',
  'session_request',
  'session_authenticate',
  'session_delete',
  'session_expire',
  'session_request_expire',
  'proposal_expire',
] as const

/** Tells of everything that a wallet's owner would notice. */
export function followClient(
  client: PhoneClient,
  how: {
    readonly settings: Pick<PhoneSettings, 'signIn'>
    readonly signal: AbortSignal
    readonly onChange: () => void
  },
): void {
  const { onChange, settings, signal } = how
  // A client that hears of no sign-in takes the proposal beside it.
  const heard = changes.filter(
    (name) => name !== 'session_authenticate' || settings.signIn !== 'never',
  )
  for (const name of heard) client.on(name, onChange)
  signal.addEventListener('abort', () => {
    for (const name of heard) client.off(name, onChange)
  })
}
