/** What a site is told when the owner says no, or the wallet ends it. */
export const rejected = { code: 5000, message: 'User rejected.' }
export const rejectedRequest = {
  code: 4001,
  message: 'User rejected the request.',
}
export const noChains = { code: 5100, message: 'Unsupported chains.' }
export const disconnected = { code: 6000, message: 'User disconnected.' }
