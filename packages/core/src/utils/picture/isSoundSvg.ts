import { costOfSvg } from './costOfSvg.js'
import { hasOnlyDrawing } from './hasOnlyDrawing.js'
import { parseSvg } from './parseSvg.js'
import type { Bytes } from './readDataUri.js'

/** Measured in Chromium: the worst that is let through takes some 20 ms. */
const costLimit = 2_000

/**
 * Whether bytes are a drawing that shows in a moment: shapes, gradients and
 * pictures that are part of it; no script, no text, nothing from elsewhere,
 * nothing that moves, and nothing that is drawn over and over.
 */
export function isSoundSvg(bytes: Bytes): boolean {
  try {
    const codes = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(codes)
    const root = text.includes('\0') ? undefined : parseSvg(text)
    return (
      root?.name === 'svg' &&
      hasOnlyDrawing(root) &&
      costOfSvg(root, costLimit) <= costLimit
    )
  } catch {
    return false
  }
}
