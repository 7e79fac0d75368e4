import { themeModes } from '../../entities/modal/themeMode.js'
import { type KitOptions, logLevels } from '../options.js'

const themeSources = ['class', 'data-theme', 'color-scheme']

/** What is wrong about the theme, the console and what runs in the background. */
export function checkLooks(options: KitOptions): readonly string[] {
  const { logLevel, pendingTransactions, theme = {} } = options
  const { accent, attribute, follow, mode } = theme
  const found: string[] = []
  if (mode !== undefined && !themeModes.includes(mode))
    found.push(
      `\`theme.mode\` is "${mode}". Use one of ${themeModes.join(', ')} (docs/theming.md).`,
    )
  if (follow !== undefined && !themeSources.includes(follow))
    found.push(
      `\`theme.follow\` is "${follow}". Use one of ${themeSources.join(', ')} (docs/theming.md).`,
    )
  if (follow !== undefined && attribute === follow)
    found.push(
      `\`theme.follow\` reads the attribute that \`theme.attribute\` writes, so the theme never changes. Leave one of them out (docs/theming.md).`,
    )
  if (/\s|["'=<>]/.test(attribute ?? ''))
    found.push(
      `\`theme.attribute\` is "${attribute}", which no attribute can be called. Use e.g. data-theme (docs/theming.md).`,
    )
  if (theme.storageKey?.trim() === '')
    found.push(
      '`theme.storageKey` is empty. Name a key, or leave it out (docs/theming.md).',
    )
  const accents: readonly unknown[] =
    typeof accent === 'object' ? [accent.dark, accent.light] : [accent]
  if (typeof accent === 'object' && accents.includes(undefined))
    found.push(
      '`theme.accent` has a colour for one mode only. Give both, as { dark, light }, or one for both (docs/theming.md).',
    )
  for (const colour of accents)
    if (
      typeof colour === 'string' &&
      /^([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour)
    )
      found.push(
        `\`theme.accent\` is "${colour}", which is no colour. Write "#${colour}" (docs/theming.md).`,
      )
  if (typeof accent === 'string' && accent.trim() === '')
    found.push(
      '`theme.accent` is empty. Give a colour, e.g. #7058e2, or leave it out (docs/theming.md).',
    )
  if (logLevel !== undefined && !logLevels.includes(logLevel))
    found.push(
      `\`logLevel\` is "${logLevel}". Use one of ${logLevels.join(', ')} (docs/troubleshooting.md).`,
    )
  const interval = pendingTransactions?.intervalMs
  if (interval !== undefined && !(interval >= 1_000))
    found.push(
      `\`pendingTransactions.intervalMs\` is ${interval}, which would ask nodes all the time. Use 1000 or more (docs/sending.md).`,
    )
  return found
}
