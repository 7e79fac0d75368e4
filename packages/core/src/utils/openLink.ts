type WebApp = { openLink(link: string): void }

/**
 * Opens a link before it returns: browsers allow that inside a tap only.
 * @param target `telegram` asks the mini app's host, where its script is on
 * the page and the link is one that it opens
 */
export function openLink(
  window: Window,
  link: string,
  target: '_self' | '_blank' | 'telegram',
): void {
  const telegram = target === 'telegram' && webAppOf(window)
  if (telegram && /^https:/i.test(link)) telegram.openLink(link)
  else if (target === '_self') window.open(link, target)
  else window.open(link, '_blank', 'noopener,noreferrer')
}

function webAppOf(window: Window): WebApp | undefined {
  const { Telegram } = window as { Telegram?: { WebApp?: Partial<WebApp> } }
  const webApp = Telegram?.WebApp
  return typeof webApp?.openLink === 'function'
    ? { openLink: (link) => webApp.openLink?.(link) }
    : undefined
}
