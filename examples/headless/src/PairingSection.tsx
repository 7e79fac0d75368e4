import { type PairingHandle, useKitError } from '@hasp/react'
import { encodeQR } from 'qr'

/** The code for a wallet on a phone, drawn by a library of the page's own. */
export function PairingSection({ pairing }: { pairing: PairingHandle }) {
  const { phase, remainingMs, uri } = pairing
  const failure = useKitError(pairing.error)
  if (phase === 'preparing') return <p>Preparing a code …</p>
  if (phase === 'seen') return <p>Approve on your phone.</p>
  if (phase === 'failed' && failure)
    return (
      <p>
        {failure.title}{' '}
        <button onClick={() => pairing.retry()} type="button">
          New code
        </button>
      </p>
    )
  if (phase !== 'ready' || uri === undefined) return null
  return (
    <section aria-label="Code">
      <QrCode text={uri} />
      <p>Valid for {Math.ceil((remainingMs ?? 0) / 1_000)} s.</p>
      <a href={uri}>Open a wallet on this device</a>
    </section>
  )
}

function QrCode({ text }: { text: string }) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium' })
  const size = modules.length
  const path = modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    .join('')
  return (
    <svg
      aria-label="QR code"
      height={240}
      role="img"
      viewBox={`0 0 ${size} ${size}`}
      width={240}
    >
      <rect fill="#fff" height={size} width={size} />
      <path d={path} fill="#000" />
    </svg>
  )
}
