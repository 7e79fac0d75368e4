import type { Kit } from '../../kit/Kit.js'
import { type Device, readDevice } from '../../policies/device.js'

/**
 * The device that shows the page, and the kind of page it is.
 * @example getDevice(kit).isTelegram
 */
export function getDevice(kit: Kit): Device {
  const { isMobile, window } = kit.environment
  const device = readDevice({
    userAgent: window?.navigator?.userAgent ?? '',
    maxTouchPoints: window?.navigator?.maxTouchPoints ?? 0,
    hasTelegramGlobal: window !== undefined && hasTelegram(window),
    isFramed: window !== undefined && window.top !== window.self,
  })
  return device.system === 'desktop' && isMobile()
    ? { ...device, system: 'android' }
    : device
}

/** Its apps leave a proxy on the page; its web client only fills the script. */
function hasTelegram(window: Window): boolean {
  const { Telegram } = window as {
    Telegram?: { WebApp?: { initData?: unknown } }
  }
  return 'TelegramWebviewProxy' in window || !!Telegram?.WebApp?.initData
}
