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
 * inside a tap only. The host of a framed page stays where it is.
 */
export function openLink(environment: Environment, link: string): void {
  const { window } = environment
  if (!window) return
  const { Telegram } = window as { readonly Telegram?: Telegram }
  const isMiniApp = isInTelegram(environment)
  if (isMiniApp && Telegram?.WebApp?.openLink) Telegram.WebApp.openLink(link)
  else if (isMiniApp || window.top !== window.self)
    window.open(link, '_blank', 'noopener,noreferrer')
  else window.open(link, '_self')
}
