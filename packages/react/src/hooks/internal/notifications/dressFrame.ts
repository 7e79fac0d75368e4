import { findHosted, type HostedWalletState, type Kit } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import type { I18n } from '../../../i18n/I18nContext.js'
import type { ThemeName } from '../../../theme/accent.js'
import { followPageTheme } from '../../../theme/followPageTheme.js'
import { drawFrameHeader } from './drawFrameHeader.js'

/** The language that the frame of each kit speaks. */
const languages = new WeakMap<Kit, I18n>()

/**
 * Shows the frame of the hosted wallet in the language and the colours of the
 * kit from now on, with the line above it; while it is on show, it follows
 * whatever the kit's colours come from.
 * @example dressFrame(kit, i18n)
 */
export function dressFrame(kit: Kit, i18n: I18n): void {
  const hosted = findHosted(kit)
  if (!hosted) return
  const isFirst = !languages.has(kit)
  languages.set(kit, i18n)
  const dress = ({ shown }: HostedWalletState) => {
    const language = languages.get(kit)
    if (!language) return
    const mode = themeOf(kit)
    const accent = accentOf(kit, mode)
    hosted.syncLooks({ mode, accent, locale: language.locale })
    if (shown?.header)
      drawFrameHeader(shown.header, {
        ...{ kit, language, mode },
        waiting: shown.waiting,
      })
  }
  if (isFirst) {
    let onShow = new AbortController()
    const follow = ({ shown }: HostedWalletState) => {
      onShow.abort()
      if (!shown) return
      onShow = new AbortController()
      followTheme(kit, onShow.signal, () => dress(hosted.state.getState()))
    }
    hosted.state.subscribe((state, before) => {
      if (state.shown === before.shown) return
      dress(state)
      follow(state)
    })
    follow(hosted.state.getState())
    kit.stores.theme.subscribe(() => dress(hosted.state.getState()))
  }
  dress(hosted.state.getState())
}

/** As it is seen: the page may say it, or the system. */
function themeOf(kit: Kit): ThemeName {
  const page = kit[internals].environment.window
  const source = kit.options.theme.follow
  const { mode } = kit.stores.theme.getState()
  if (source && page) {
    const once = new AbortController()
    let theme: ThemeName = 'dark'
    followPageTheme(page, {
      source,
      signal: once.signal,
      onTheme(found) {
        theme = found
      },
    })
    once.abort()
    return theme
  }
  if (mode !== 'system') return mode
  const isLight = page?.matchMedia?.('(prefers-color-scheme: light)').matches
  return isLight ? 'light' : 'dark'
}

/** Tells when the page or the system takes another theme. */
function followTheme(kit: Kit, signal: AbortSignal, onTheme: () => void): void {
  const page = kit[internals].environment.window
  const source = kit.options.theme.follow
  if (source && page) followPageTheme(page, { source, signal, onTheme })
  else
    page
      ?.matchMedia?.('(prefers-color-scheme: light)')
      .addEventListener('change', onTheme, { signal })
}

/** The frame takes colours of six digits alone; its own is as good. */
function accentOf(kit: Kit, mode: ThemeName): string | undefined {
  const { accent } = kit.options.theme
  const color = typeof accent === 'string' ? accent : accent?.[mode]
  return color && /^#[\da-f]{6}$/i.test(color) ? color : undefined
}
