/** What a call of JSON-RPC is refused with. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: unknown

  /**
   * @param code of JSON-RPC 2.0 or of Solana, e.g. -32002 for a transaction
   * that fails in its simulation
   * @param message one sentence
   * @param data what clients read the cause from
   */
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}
