import type { WalletServiceReply } from '@hasp/protocol/walletService'
import type { Credentials } from '../service/createServiceClient.js'
import type { Device, InTurn } from '../vault/createDevice.js'
import type { Tabs } from './openTabs.js'

type Tokens = Extract<
  WalletServiceReply<'refreshTokens'>,
  { outcome: 'REFRESHED' }
>['tokens']

/** The tokens of this device; the one that is short-lived is never stored. */
export interface Session extends Credentials {
  keep(tokens: Tokens, email: string): Promise<void>
  email(): Promise<string | undefined>
  /** Another address opens the wallet from now on. */
  rename(email: string): Promise<void>
  /** The address that the escrow has to be told, once it is in use. */
  untoldEmail(): Promise<string | undefined>
  /** Undefined once the escrow knows. */
  noteUntold(email: string | undefined): Promise<void>
  end(): Promise<void>
}

const marginMs = 30_000

/**
 * A refresh ends the access token before it, so tabs that share a login share
 * what it brings.
 * @param onEnded called when another tab has ended the login
 * @param refresh exchanges a refresh token; undefined ends the session
 */
export function createSession({
  device,
  inTurn,
  now,
  onEnded,
  refresh,
  site,
  tabs,
}: createSession.Parameters): Session {
  let access: { readonly token: string; readonly endsAtMs: number } | undefined

  const hold = ({
    accessExpiresAfterMs,
    accessToken,
  }: Omit<Tokens, 'refreshToken'>) => {
    access = {
      token: accessToken,
      endsAtMs: now() + accessExpiresAfterMs - marginMs,
    }
  }
  const keep = async (tokens: Tokens, email: string) => {
    const { refreshToken } = tokens
    await device.change((record) => ({
      ...record,
      session: { email, refreshToken },
    }))
    hold(tokens)
    tabs.tell({ type: 'refreshed', ...tokens })
  }
  const end = async () => {
    access = undefined
    await device.change(({ session: _, ...record }) => record)
    tabs.tell({ type: 'ended' })
  }
  tabs.listen(async (message) => {
    // Where nothing is kept, the other tab has a login of its own.
    const { session } = await device.read()
    if (message.type === 'refreshed') {
      if (session?.refreshToken === message.refreshToken) hold(message)
    } else if (!session) {
      access = undefined
      onEnded()
    }
  })
  return {
    keep,
    end,
    email: async () => (await device.read()).session?.email,
    rename: (email) =>
      device.change((record) => ({
        ...record,
        ...(record.session && { session: { ...record.session, email } }),
      })),
    untoldEmail: async () => (await device.read()).untoldEmail,
    noteUntold: (untoldEmail) =>
      device.change((record) => ({ ...record, untoldEmail })),
    proofKey: async () => (await device.read()).proofKey,
    forgetAccessToken: (refused) => {
      if (access?.token === refused) access = undefined
    },
    accessToken: async () => {
      if (access && access.endsAtMs > now()) return access.token
      // A refresh token is spent by its use: two tabs must not spend one.
      return await inTurn(`hasp-session ${site}`, async () => {
        if (access && access.endsAtMs > now()) return access.token
        const { session } = await device.read()
        if (!session) return undefined
        const tokens = await refresh(session.refreshToken)
        if (tokens) await keep(tokens, session.email)
        else await end()
        return tokens?.accessToken
      })
    },
  }
}

export declare namespace createSession {
  interface Parameters {
    readonly site: string
    readonly device: Device
    readonly inTurn: InTurn
    readonly now: () => number
    readonly onEnded: () => void
    readonly tabs: Tabs
    readonly refresh: (refreshToken: string) => Promise<Tokens | undefined>
  }
}
