// Specification 4, "smartAccount only if enabled", and 9, "Default account types".
import type { AccountType } from '../entities/account.js'
import type { Namespace } from '../entities/namespace.js'

/** Specification 9; cosmos, which it does not name, has plain accounts. */
export const defaultAccountTypes: {
  readonly [namespace in Namespace]: AccountType
} = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
  cosmos: 'eoa',
}

/**
 * The type of account to use: the preferred one where the family has it, and
 * a smart account only where the network has them.
 */
export function chooseAccountType(situation: {
  namespace: Namespace
  preferred?: AccountType | undefined
  isSmartAccountEnabled: boolean
}): AccountType {
  const { isSmartAccountEnabled, namespace, preferred } = situation
  const usual = defaultAccountTypes[namespace]
  if (usual === 'payment') return usual
  const wanted = preferred && preferred !== 'payment' ? preferred : usual
  return isSmartAccountEnabled ? wanted : 'eoa'
}
