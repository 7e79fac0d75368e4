/** Installs an app's exact versions into its own folder. */
export function installApp(app: {
  readonly name: string
  readonly directory: string
  readonly deps: Readonly<Record<string, string>>
}): Promise<void>
