import { isAllowedLink } from './allowedLink.js'

/**
 * The link that opens a page in a wallet's own browser.
 * @param format with `{url}` and `{origin}` in it
 * @param page the address of the page
 * @returns undefined when the page or the link is none that may be opened
 * @example toBrowseLink('https://kite.example/?url={url}', location.href)
 */
export function toBrowseLink(format: string, page: string): string | undefined {
  if (!URL.canParse(page) || !/^https?:/i.test(page)) return undefined
  const values = { url: page, origin: new URL(page).origin }
  const link = format.replace(/\{(url|origin)\}/g, (_, name: string) =>
    encodeURIComponent(name === 'url' ? values.url : values.origin),
  )
  return isAllowedLink(link, { isForBrowsing: true }) ? link : undefined
}
