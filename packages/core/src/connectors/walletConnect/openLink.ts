import type { Environment } from '../../ports/Environment.js'

/** What Telegram gives to mini apps: there, only https leaves the page. */
type Telegram = { readonly WebApp?: { openLink?(link: string): void } }

/** Whether the page is a mini app of Telegram. */
export function isInTelegram({ window }: Environment): boolean {
  return (
    window !== undefined &&
    ('TelegramWebviewProxy' in window || 'TelegramWebview' in window)
  )
}

/**
 * Brings a wallet's app to the front, before it returns: a phone allows that
 * inside a tap only.
 */
export function openLink(environment: Environment, link: string): void {
  const { window } = environment
  if (!window) return
  if (isInTelegram(environment)) {
    const { Telegram } = window as { readonly Telegram?: Telegram }
    if (Telegram?.WebApp?.openLink) Telegram.WebApp.openLink(link)
    else window.open(link, '_blank', 'noopener,noreferrer')
    return
  }
  window.open(link, window.top === window.self ? '_self' : '_top')
}
