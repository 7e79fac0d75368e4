/** Does something and shows how it went. */
export async function runDemoAction(
  name: string,
  action: () => Promise<unknown>,
  onResult: (text: string) => void,
): Promise<void> {
  onResult(`${name}: waiting …`)
  try {
    onResult(`${name}: ${String(await action())}`)
  } catch (error) {
    onResult(`${name} failed: ${messageOf(error)}`)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error)
}
