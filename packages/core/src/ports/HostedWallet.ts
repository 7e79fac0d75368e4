import type {
  FrameClient,
  FrameEvent,
  HostedAccount,
  HostedUser,
} from '@hasp/protocol/frame'
import type { SiteDescription } from '../entities/connection/siteDescription.js'
import type { AlertCode } from '../errors/alerts.js'
import type { Environment } from './Environment.js'

export type { FrameEvent, HostedAccount, HostedUser }

/** The page's way to a hosted wallet: its frame, and what is said to it. */
export type HostedWalletClient = {
  /** Puts the frame on the page and opens the channel, unless it is there. */
  open(): Promise<void>
  /** Asks the wallet, which is opened first. Rejects with `FrameError`. */
  readonly request: FrameClient['request']
  /** Tells the frame that is there how to look, and each that comes. */
  setLooks(looks: HostedLooks): void
  /** Hears the wallet until the signal is aborted. */
  listen(listener: (event: FrameEvent) => void, signal: AbortSignal): void
  /**
   * Shows the frame above the page, and everything around it inert.
   * @returns the element above the frame that the page may fill
   */
  show(): HTMLElement | undefined
  hide(): void
}

/** What a client of a hosted wallet is made of. */
export type HostedWalletClientParameters = {
  readonly environment: Environment
  readonly origin: string
  readonly projectId: string
  readonly sdkVersion: number
  readonly site: SiteDescription
  /** Whether the site and the wallet may be one site to browsers. */
  readonly devSameSite: boolean
  /** Takes the frame off the page. */
  readonly signal: AbortSignal
  onAlert(code: AlertCode): void
  /** What became of the frame. */
  onFrame(frame: HostedWalletState['frame']): void
  /** The visitor wants to leave what the frame shows. */
  onLeave(): void
}

/** Makes a client; nothing is contacted by this. */
export type HostedWalletClientFactory = (
  parameters: HostedWalletClientParameters,
) => HostedWalletClient

/** Where a login by e-mail stands; times are those of the kit's clock. */
export type HostedLogin =
  | { readonly step: 'none' }
  | {
      readonly step: 'code'
      readonly email: string
      /** When another code can be asked for. */
      readonly resendAt: number
      readonly expiresAt: number
      readonly triesLeft: number
    }
  | {
      readonly step: 'device'
      readonly email: string
      /** What another device shows, too, once it has met this one. */
      readonly deviceCode?: string | undefined
      /** Until then the wallet can be looked at and received to. */
      readonly holdEndsAt?: number | undefined
    }
  | { readonly step: 'done' }

/** Where a change of the address stands; times are those of the kit's clock. */
export type HostedEmailChange =
  | {
      /** The mailbox whose code comes next: the one so far, or the new one. */
      readonly step: 'primary' | 'secondary'
      /** The new address. */
      readonly email: string
      /** When another code can be asked for. */
      readonly resendAt: number
      readonly expiresAt: number
      readonly triesLeft: number
    }
  | { readonly step: 'done'; readonly email: string }

/** A request that the visitor has not decided yet. */
export type HostedRequest = {
  readonly id: string
  readonly method: string
  readonly startedAt: number
}

/** What is known of the hosted wallet. Nothing of it is stored. */
export type HostedWalletState = {
  readonly frame: 'absent' | 'loading' | 'ready' | 'failed'
  readonly login: HostedLogin
  readonly user?:
    | {
        readonly email?: string | undefined
        /** Who can restore the wallet: its owner alone, or with the operator. */
        readonly restoredBy: HostedUser['restoredBy']
        /** Where the browser keeps nothing, the login ends with the visit. */
        readonly persistence: HostedUser['persistence']
        /** Until then the wallet receives, and spends nothing. */
        readonly holdEndsAt?: number | undefined
      }
    | undefined
  /** Absent where none was begun. */
  readonly emailChange?: HostedEmailChange | undefined
  readonly requests: readonly HostedRequest[]
  /** What the frame shows above the page. */
  readonly shown?:
    | {
        /** Absent where nobody asked by a request. */
        readonly method?: string | undefined
        /** How many more wait behind it. */
        readonly waiting: number
        /** Above the frame; the page may fill it. */
        readonly header?: HTMLElement | undefined
      }
    | undefined
}

/** What comes after an address or a code was given. */
export type HostedStep = {
  readonly action: 'CONNECT' | 'VERIFY_OTP' | 'VERIFY_DEVICE'
}

/** What comes after a new address was given: the code of which mailbox. */
export type HostedEmailStep = {
  readonly action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'
}

/** How the frame looks and speaks; what is absent stays as it is. */
export type HostedLooks = {
  readonly mode?: 'light' | 'dark' | undefined
  /** `#rrggbb` */
  readonly accent?: string | undefined
  /** BCP 47; the language of the page unless given. */
  readonly locale?: string | undefined
}

type Waiting = { readonly signal?: AbortSignal | undefined }

/** How a login goes on where the wallet does not know the device. */
export type WaitingForDevice = {
  /** Goes in to look and to receive, while a hold lasts, and does not wait. */
  readonly isToLook?: boolean | undefined
}

/** Another address for a wallet. */
export type HostedEmailChanges = {
  /** Begins a change, or sends another code. */
  begin(parameters: Waiting & { email: string }): Promise<HostedEmailStep>
  /** Gives the code of the mailbox so far. */
  submitPrimary(parameters: Waiting & { otp: string }): Promise<HostedEmailStep>
  submitSecondary(
    parameters: Waiting & { otp: string },
  ): Promise<{ readonly email: string }>
  /** Waits until the address is another one, wherever that is done. */
  follow(parameters: Waiting): Promise<{ readonly email: string }>
}

/** A wallet of the visitor's that a login by e-mail opens. */
export type HostedWalletCapability = {
  /** The id that its connectors share, one for each namespace. */
  readonly connectorId: string
  /** The wallet's own page. */
  readonly origin: string
  readonly state: {
    getState(): HostedWalletState
    subscribe(
      listener: (state: HostedWalletState, before: HostedWalletState) => void,
    ): () => void
  }
  /** Gets the wallet ready, so that the login is there sooner. */
  preload(): Promise<unknown>
  /** Starts a login, or sends another code. */
  connectEmail(parameters: Waiting & { email: string }): Promise<HostedStep>
  submitOtp(parameters: Waiting & { otp: string }): Promise<HostedStep>
  /** Waits until another device, or whatever proves as much, has agreed. */
  verifyDevice(parameters: Waiting & WaitingForDevice): Promise<HostedStep>
  /** Forgets a login that is not finished. */
  cancelLogin(): void
  /** Works with another address for the wallet; it is loaded for that. */
  changeEmail<answer>(
    run: (changes: HostedEmailChanges) => Promise<answer>,
  ): Promise<answer>
  /** Which kind of account of a namespace comes first. */
  setPreferredAccount(
    parameters: Waiting & {
      namespace: HostedAccount['namespace']
      type: HostedAccount['type']
    },
  ): Promise<{ readonly address: string }>
  /** Loads the frame anew, e.g. after something went wrong in it. */
  reload(): Promise<void>
  /** Closes every request that waits for the visitor. */
  rejectRequests(): Promise<void>
  syncLooks(looks: HostedLooks): void
}
