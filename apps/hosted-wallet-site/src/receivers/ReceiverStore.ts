/** Whom the accounts of this browser have sent to. */
export interface ReceiverStore {
  read(account: string): Promise<readonly string[]>
  add(account: string, receivers: readonly string[]): Promise<void>
}

const mostReceivers = 500

/** With the new ones at the end; the oldest are forgotten. */
export function joinReceivers(
  before: readonly string[],
  receivers: readonly string[],
): readonly string[] {
  const others = before.filter((one) => !receivers.includes(one))
  return [...others, ...receivers].slice(-mostReceivers)
}
