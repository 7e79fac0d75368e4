import { type Kit, rejectHostedRequests } from '@hasp/core'
import type { I18n } from '../../../i18n/I18nContext.js'
import { speakSnackbar } from '../../../i18n/speakSnackbar.js'
import type { ThemeName } from '../../../theme/accent.js'
import styles from './frameHeader.module.css'

/**
 * Draws the line above the frame of the hosted wallet: on which page it asks,
 * how many requests there are, and a way out that needs no keyboard.
 * @param header the place of the line
 * @param parameters.waiting how many requests wait behind the one that shows
 * @example drawFrameHeader(header, { kit, language, mode: 'dark', waiting: 0 })
 */
export function drawFrameHeader(
  header: HTMLElement,
  { kit, language, mode, waiting }: drawFrameHeader.Parameters,
): void {
  const { ownerDocument: page } = header
  const t = speakSnackbar(language)
  header.className = styles.header ?? ''
  header.lang = language.locale
  header.dir = language.dir
  header.dataset.kit = ''
  header.dataset.theme = mode
  const site = page.createElement('bdi')
  site.textContent = page.location.host
  const count = page.createElement('span')
  count.role = 'status'
  count.textContent = waiting > 0 ? t('requestOf', { count: waiting + 1 }) : ''
  const close = page.createElement('button')
  close.type = 'button'
  close.ariaLabel = t('dismiss')
  close.append(cross(page))
  close.addEventListener('click', () => void rejectHostedRequests(kit))
  header.replaceChildren(site, count, close)
}

export declare namespace drawFrameHeader {
  type Parameters = {
    kit: Kit
    language: I18n
    mode: ThemeName
    waiting: number
  }
}

function cross(page: Document): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const icon = page.createElementNS(namespace, 'svg')
  const path = page.createElementNS(namespace, 'path')
  path.setAttribute('d', 'M6 6l12 12M18 6L6 18')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.ariaHidden = 'true'
  icon.append(path)
  return icon
}
