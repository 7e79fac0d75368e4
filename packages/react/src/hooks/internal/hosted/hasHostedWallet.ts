import { findHosted, type Kit } from '@hasp/core'

/** Whether visitors can log in by e-mail. */
export function hasHostedWallet(kit: Kit): boolean {
  return findHosted(kit) !== undefined
}
