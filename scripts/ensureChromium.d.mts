export function findChromium(
  environment?: NodeJS.ProcessEnv,
): string | undefined
export function ensureChromium(): string
