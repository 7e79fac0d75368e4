/** The code of an account that delegates to a contract (EIP-7702). */
const delegationPattern = /^0xef0100.{40}$/

/** Whether an address with this code is a contract, which has no key. */
export function isContractCode(code: string): boolean {
  return code !== '0x' && !delegationPattern.test(code)
}
