/** What decides which link reaches a wallet from here. */
export type Device = {
  readonly system: 'ios' | 'android' | 'desktop'
  /** A mini app: only https leaves it. */
  readonly isTelegram: boolean
  /** A page inside another app, which may not open schemes of others. */
  readonly isInApp: boolean
  /** Inside a frame, whose own window is not the page. */
  readonly isFramed: boolean
  readonly browser: 'chrome' | 'edge' | 'firefox' | 'safari' | undefined
}

/** What is read of the device, as plain values. */
export type DeviceSigns = {
  readonly userAgent: string
  /** A tablet that says it is a Macintosh has more than one. */
  readonly maxTouchPoints: number
  /** One of Telegram's globals is there. */
  readonly hasTelegramGlobal: boolean
  readonly isFramed: boolean
  /** What the browser says of itself besides. */
  readonly isMobile?: boolean | undefined
}

/** Apps that show pages in a web view of their own. */
const inApp =
  /FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Snapchat|TikTok|musical_ly|BytedanceWebview|Twitter|LinkedInApp|Pinterest|; wv\)/i

/**
 * Tells a device and the kind of page it shows.
 * @example readDevice(signs).system // 'ios'
 */
export function readDevice(signs: DeviceSigns): Device {
  const { hasTelegramGlobal, isFramed, isMobile, maxTouchPoints, userAgent } =
    signs
  const isTablet = maxTouchPoints > 1 && /Macintosh/i.test(userAgent)
  const system = /Android/i.test(userAgent)
    ? 'android'
    : isTablet || /iPhone|iPad|iPod/i.test(userAgent)
      ? 'ios'
      : isMobile
        ? 'android'
        : 'desktop'
  const isTelegram = hasTelegramGlobal || /Telegram/i.test(userAgent)
  return {
    system,
    isTelegram,
    isInApp: isTelegram || inApp.test(userAgent),
    isFramed,
    browser: browserOf(userAgent),
  }
}

function browserOf(userAgent: string): Device['browser'] {
  if (/Edg(e|A|iOS)?\//.test(userAgent)) return 'edge'
  if (/Firefox|FxiOS/.test(userAgent)) return 'firefox'
  if (/Chrome|CriOS|Chromium/.test(userAgent)) return 'chrome'
  return /Safari/.test(userAgent) ? 'safari' : undefined
}
