/** What people read for a wallet's status. */
export const statusNames = {
  initializing: 'Disconnected',
  disconnected: 'Disconnected',
  connecting: 'Connecting',
  reconnecting: 'Reconnecting',
  connected: 'Connected',
} as const
