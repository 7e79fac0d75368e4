import { findHosted, type Kit } from '@hasp/core'

/** Whether visitors can log in by e-mail. */
export function hasHostedWallet(kit: Kit): boolean {
  return findHosted(kit) !== undefined
}

/** Whether a connection is that of a login by e-mail. */
export function isHostedWallet(
  kit: Kit,
  connectorId: string | undefined,
): boolean {
  return (
    connectorId !== undefined && findHosted(kit)?.connectorId === connectorId
  )
}
