import { Drawing } from './Drawing.js'

/** A page that asks, and the hand's tick that allows it. */
export function AskDrawing() {
  return (
    <Drawing
      tint="M58 52h50v46H58Z"
      line="M58 86H18a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v26M12 36h80M21 28h.5M29 28h.5M37 28h.5M24 52h22M24 64h14M64 52h38a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6V58a6 6 0 0 1 6-6ZM72 75l8 8 15-16"
    />
  )
}
