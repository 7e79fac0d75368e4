import type { NetworkId } from '../entities/network/networkId.js'

/** What a logo is of. */
export type LogoSubject =
  /** By the id of the directory, or the rdns by which it is found. */
  | { readonly type: 'wallet'; readonly id: string }
  | { readonly type: 'network'; readonly networkId: NetworkId }
  /** What a network's fees are paid in. */
  | { readonly type: 'currency'; readonly networkId: NetworkId }
  /** By its contract, never by its symbol, which anybody may take. */
  | {
      readonly type: 'token'
      readonly networkId: NetworkId
      readonly address: string
    }

/**
 * Finds logos: those that come with the kit, or a site's own.
 * @returns a picture as a `data:` address, or the address of one that the
 * site's own policy lets pass; undefined shows letters
 */
export type LogoSource = (subject: LogoSubject) => Promise<string | undefined>
