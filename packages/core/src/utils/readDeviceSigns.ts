import type { Environment } from '../ports/Environment.js'

/**
 * What a page can tell of its device and of the app that shows it, for
 * `readDevice`.
 */
export function readDeviceSigns({
  isMobile,
  window,
}: Pick<Environment, 'isMobile' | 'window'>) {
  return {
    userAgent: window?.navigator?.userAgent ?? '',
    maxTouchPoints: window?.navigator?.maxTouchPoints ?? 0,
    hasTelegramGlobal: window !== undefined && hasTelegram(window),
    isFramed: window !== undefined && window.top !== window.self,
    isMobile: isMobile(),
  }
}

/** Its apps leave a proxy on the page; its web client only fills the script. */
function hasTelegram(window: Window): boolean {
  const { Telegram } = window as {
    Telegram?: { WebApp?: { initData?: unknown } }
  }
  return (
    'TelegramWebviewProxy' in window ||
    'TelegramWebview' in window ||
    !!Telegram?.WebApp?.initData
  )
}
