/** A flask: this wallet is for tests. */
export function createDevWalletIcon(colour: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="${colour}"/><path d="M40 20h16v20l17 30a6 6 0 0 1-5 9H28a6 6 0 0 1-5-9l17-30z" fill="#fff7ed"/><path d="M33 60h30l8 14H25z" fill="#f59e0b"/><path d="M36 18h24" stroke="#fff7ed" stroke-width="6" stroke-linecap="round"/></svg>`,
  )}`
}

/** The flask on amber. */
export const devWalletIcon = createDevWalletIcon('#b45309')
