/** What comes after a code. */
export type LoginStep =
  | { readonly action: 'CONNECT' }
  | {
      readonly action: 'VERIFY_DEVICE'
      /** Once another device has met this one; it shows the same. */
      readonly deviceCode?: string | undefined
      /** Until then the wallet can be looked at and received to. */
      readonly holdEndsAfterMs?: number | undefined
    }
