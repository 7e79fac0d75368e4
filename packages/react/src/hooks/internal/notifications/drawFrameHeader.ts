import {
  findHosted,
  type HostedWalletState,
  type Kit,
  rejectHostedRequests,
} from '@hasp/core'
import type { I18n } from '../../../i18n/I18nContext.js'
import { speakSnackbar } from '../../../i18n/speakSnackbar.js'
import styles from './frameHeader.module.css'

type Shown = NonNullable<HostedWalletState['shown']>

/** The language that the header of each kit speaks. */
const languages = new WeakMap<Kit, I18n>()

/**
 * Draws the line above the frame of the hosted wallet, whenever it shows: on
 * which page it asks, how many requests there are, and a way out that needs no
 * keyboard.
 */
export function drawFrameHeader(kit: Kit, i18n: I18n): void {
  const state = findHosted(kit)?.state
  if (!state) return
  const isFirst = !languages.has(kit)
  languages.set(kit, i18n)
  const draw = ({ shown }: HostedWalletState) => {
    const language = languages.get(kit)
    if (shown?.header && language)
      fill(shown.header, { kit, language, waiting: shown.waiting })
  }
  if (isFirst) state.subscribe(draw)
  draw(state.getState())
}

function fill(
  header: HTMLElement,
  {
    kit,
    language,
    waiting,
  }: { kit: Kit; language: I18n } & Pick<Shown, 'waiting'>,
): void {
  const { ownerDocument: page } = header
  const t = speakSnackbar(language)
  header.className = styles.header ?? ''
  header.lang = language.locale
  header.dir = language.dir
  header.dataset.kit = ''
  header.dataset.theme = isLight(kit) ? 'light' : 'dark'
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

/** As the frame below is told to look. */
function isLight(kit: Kit): boolean {
  const { mode } = kit.stores.theme.getState()
  return mode === 'system'
    ? matchMedia('(prefers-color-scheme: light)').matches
    : mode === 'light'
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
