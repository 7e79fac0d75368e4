/** An error as wallets throw it. */
export function mockError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}
