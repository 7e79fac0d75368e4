import { base64 } from '@scure/base'
import {
  Address,
  NETWORK,
  OutScript,
  TEST_NETWORK,
  Transaction,
} from '@scure/btc-signer'
import { ProviderRpcError } from '../../ProviderRpcError.js'
import { formatBaseUnits } from '../formatBaseUnits.js'
import { readParams } from '../readParams.js'
import type { ApprovalDetail } from '../WalletNamespace.js'

/** An input that a site wants to have signed. */
export type InputToSign = {
  address: string
  index: number
  sighashTypes: number[] | undefined
}

/** Throws -32602 for a text that is no PSBT in base64. */
export function readPsbt(text: string): Transaction {
  try {
    return Transaction.fromPSBT(base64.decode(text))
  } catch {
    throw new ProviderRpcError(-32602, 'The request has no PSBT.')
  }
}

/** Throws -32602 unless it names inputs of the PSBT. */
export function readSignInputs(
  value: unknown,
  psbt: Transaction,
): readonly InputToSign[] {
  const list: unknown[] = Array.isArray(value) ? value : []
  return list.map((entry) => {
    const { address, index, sighashTypes } = readParams(entry)
    const isInput =
      typeof index === 'number' && index >= 0 && index < psbt.inputsLength
    if (typeof address !== 'string' || !isInput)
      throw new ProviderRpcError(-32602, 'It names an input that is not there.')
    const types: unknown[] = Array.isArray(sighashTypes) ? sighashTypes : []
    const numbers = types.filter((one) => typeof one === 'number')
    return {
      address,
      index,
      sighashTypes: numbers.length > 0 ? numbers : undefined,
    }
  })
}

/** Signs these inputs, all with one key. */
export function signPsbt(
  psbt: Transaction,
  inputs: readonly InputToSign[],
  secret: Uint8Array,
): string {
  for (const { index, sighashTypes } of inputs)
    psbt.signIdx(secret, index, sighashTypes)
  return base64.encode(psbt.toPSBT())
}

/** Where the money goes, every amount exact. */
export function describePsbt(
  psbt: Transaction,
  isMain: boolean,
): readonly ApprovalDetail[] {
  const writer = Address(isMain ? NETWORK : TEST_NETWORK)
  return Array.from({ length: psbt.outputsLength }, (_, index) => {
    const { amount = 0n, script } = psbt.getOutput(index)
    const to = script && writer.encode(OutScript.decode(script))
    return {
      term: 'Pays',
      detail: `${formatBaseUnits(amount, 8)} BTC to ${to ?? 'nobody'}`,
    }
  })
}
