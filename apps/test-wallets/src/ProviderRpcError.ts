const sentences = {
  4001: 'The request was rejected in Dev Wallet.',
  4100: 'This site is not connected to that account of Dev Wallet.',
  4200: 'Dev Wallet does not support this method.',
  4900: 'Dev Wallet is switched off.',
  4901: 'Dev Wallet has no node for its current network.',
  4902: 'Dev Wallet does not know this network. Add it first.',
  [-32002]: 'A request of this kind is already waiting in Dev Wallet.',
  [-32602]: 'Dev Wallet cannot read the parameters of this request.',
  [-32603]: 'The node of Dev Wallet does not answer.',
} as const

export type ProviderErrorCode = keyof typeof sentences

/** An error as EIP-1193 shapes it. */
export class ProviderRpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.name = 'ProviderRpcError'
    this.code = code
    this.data = data
  }
}

/** The wallet's own error for a code of EIP-1193, EIP-1474 or EIP-3326. */
export function providerError(
  code: ProviderErrorCode,
  detail?: string,
): ProviderRpcError {
  const sentence = sentences[code]
  return new ProviderRpcError(
    code,
    detail === undefined ? sentence : `${sentence} ${detail}`,
  )
}
