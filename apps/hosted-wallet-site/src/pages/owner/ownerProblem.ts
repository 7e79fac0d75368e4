import { FrameError } from '@hasp/protocol/frame'
import { PasskeyError } from '../../passkey/PasskeyError.js'
import { SignerRefusal } from '../../vault/createSignerClient.js'
import { VaultError } from '../../vault/VaultError.js'
import type { OwnerTextKey } from './ownerTexts.js'

const ofFrame: Partial<Record<FrameError['code'], OwnerTextKey>> = {
  CODE_EXPIRED: 'owner.codeExpired',
  CODE_INVALID: 'owner.codeInvalid',
  TRY_LATER: 'owner.tryLater',
}

/** What an owner is told, and can do something about. */
export function ownerProblem(error: unknown): OwnerTextKey {
  if (error instanceof FrameError) return ofFrame[error.code] ?? 'owner.failed'
  if (error instanceof PasskeyError) return `passkey.${error.failure}`
  if (error instanceof SignerRefusal && error.failure === 'cannotOpen')
    return 'recovery.wrong'
  if (error instanceof VaultError && error.failure === 'tryLater')
    return 'recovery.later.tries'
  if (error instanceof VaultError && error.failure === 'codeNeeded')
    return 'owner.codeExpired'
  return 'owner.failed'
}
