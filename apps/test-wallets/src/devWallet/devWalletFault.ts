/** Every way in which the dev wallet can be told to misbehave. */
export const devWalletFaults = [
  'reject',
  'rejectSend',
  'never',
  'late',
  'twice',
  'locked',
  'wrongChain',
  'unknownChain',
  'rpcDown',
] as const

export type DevWalletFault = (typeof devWalletFaults)[number]

/** The accessible names of the switches in the panel. */
export const devWalletFaultLabels: Record<DevWalletFault, string> = {
  reject: 'Reject',
  rejectSend: 'Reject send only',
  never: 'Never answer',
  late: 'Answer late',
  twice: 'Answer twice',
  locked: 'Locked',
  wrongChain: 'Wrong chain',
  unknownChain: 'Unknown chain',
  rpcDown: 'RPC down',
}

export function isDevWalletFault(value: unknown): value is DevWalletFault {
  return devWalletFaults.some((fault) => fault === value)
}
