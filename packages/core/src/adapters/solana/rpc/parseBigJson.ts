/** More digits than these may be rounded. */
const safeDigits = 15

/**
 * Reads JSON whose whole numbers may be larger than JavaScript's: those become
 * texts, so that nothing is rounded.
 */
export function parseBigJson(text: string): unknown {
  return JSON.parse(
    // A text without an end is the last.
    text.replace(/"(?:[^"\\]|\\.)*(?:"|\\?$)|-?\d[\d.eE+-]*/gs, (part) =>
      /^\d+$/.test(part) && part.length > safeDigits ? `"${part}"` : part,
    ),
  )
}
