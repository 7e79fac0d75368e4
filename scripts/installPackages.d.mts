export function installPackages(
  title: string,
  packages: readonly string[],
): boolean
