import { Drawing } from './Drawing.js'

/** A slip of paper with words on it, and the key that they are. */
export function KeyDrawing() {
  return (
    <Drawing
      tint="M22 14h54l14 14v78H22Z"
      line="M90 58V28L76 14H22v92h34M76 14v14h14M34 34h12M54 34h10M34 48h18M60 48h14M34 62h10M52 62h14M34 76h16M84 82a12 12 0 1 0-7 8l5 5h7v7h7v7h11v-11L84 82M69 79h.5"
    />
  )
}
