import type { SignClient } from '@walletconnect/sign-client'

type Client = InstanceType<typeof SignClient>

/** What the wallet uses of the WalletConnect client. */
export type PhoneClient = Pick<
  Client,
  | 'approve'
  | 'approveSessionAuthenticate'
  | 'auth'
  | 'disconnect'
  | 'emit'
  | 'getPendingSessionRequests'
  | 'on'
  | 'off'
  | 'pair'
  | 'proposal'
  | 'reject'
  | 'rejectSessionAuthenticate'
  | 'respond'
  | 'session'
  | 'update'
> & {
  core: {
    pairing: Pick<Client['core']['pairing'], 'ping' | 'pairings'>
  }
}

export type PhoneSession = ReturnType<Client['session']['getAll']>[number]
export type PendingSignIn = ReturnType<
  Client['auth']['requests']['getAll']
>[number]
export type PendingRequest = ReturnType<
  Client['getPendingSessionRequests']
>[number]
