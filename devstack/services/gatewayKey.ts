import { mnemonicToAccount } from 'viem/accounts'
import { gatewaySignerIndex, testMnemonic } from '../addresses.js'

/**
 * The key whose signatures the resolver of the local chains believes, as the
 * data service reads it from its file: base64url of 32 bytes.
 */
export function gatewayKey(): string {
  const account = mnemonicToAccount(testMnemonic, {
    addressIndex: gatewaySignerIndex,
  })
  const key = account.getHdKey().privateKey ?? new Uint8Array()
  return Buffer.from(key).toString('base64url')
}
