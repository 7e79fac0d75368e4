/** What every scenario shows: an opener, and the address. */
export function Shell({ open, address }: Shell.Properties) {
  return (
    <main>
      <button type="button" onClick={() => open?.()}>
        Connect
      </button>
      <p>{address ?? 'not connected'}</p>
    </main>
  )
}

export declare namespace Shell {
  type Properties = {
    readonly open?: () => void
    readonly address?: string | undefined
  }
}
